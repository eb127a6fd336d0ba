// What moves change, by guess, and what the gap's next two may bring, each counting three quarters
// of the one before; what threes said of such moves so far is added on average (tileBeam/lookahead.ts).
#pragma once
#include "dualStates.hpp"

namespace evaluation {

struct Ahead {
  static constexpr float SHARE = .75f, DOUBT = 3;
  const Duals& duals;
  std::vector<float> changes, sums, counts;

  explicit Ahead(const Duals& d)
      : duals(d), changes(d.steps.size()), sums(d.steps.size()), counts(d.steps.size()) {}

  void foresee() {
    for (size_t q = 0; q < changes.size(); q++)
      changes[q] = static_cast<float>(duals.steps[q]) + sums[q] / (counts[q] + DOUBT);
  }
  void note(size_t step, int change) {
    sums[step] += static_cast<float>(change - duals.steps[step]), counts[step]++;
  }
  // Once the gap came to a cell; the tile it passed is not followed back.
  float best(const uint8_t* tiles, int gap, int last, int moves) const {
    const Board& b = duals.board;
    float least = 0;
    bool isAny = false;
    for (int d = 0; d < 4; d++) {
      const int from = b.neighbours[gap * 4 + d];
      if (d == (last ^ 2) || from < 0 || tiles[from] == b.cells - 1) continue;
      float change = changes[static_cast<size_t>((tiles[from] * b.cells + gap) * 4 + d)];
      if (moves > 1) change += SHARE * best(tiles, from, d, moves - 1);
      least = isAny ? std::min(least, change) : change, isAny = true;
    }
    return least;
  }
};

}  // namespace evaluation
