// Predicts how moves change the score, and the best change of the gap's next two moves, each
// counting three quarters of the one before. The mean change of the triplets by such moves so far
// is added (tileBeam/lookahead.ts of the kernels).
#pragma once
#include "dualStates.hpp"

namespace evaluation {

struct Lookahead {
  static constexpr float SHARE = .75f, PRIOR_COUNT = 3;
  const DualState& dual;
  std::vector<float> changes, sums, counts;

  explicit Lookahead(const DualState& d)
      : dual(d), changes(d.steps.size()), sums(d.steps.size()), counts(d.steps.size()) {}

  void predict() {
    for (size_t q = 0; q < changes.size(); q++)
      changes[q] = static_cast<float>(dual.steps[q]) + sums[q] / (counts[q] + PRIOR_COUNT);
  }
  void record(size_t step, int change) {
    sums[step] += static_cast<float>(change - dual.steps[step]), counts[step]++;
  }
  // Once the gap came to a cell; the tile it passed is not followed back.
  float best(const uint8_t* tiles, int gap, int last, int moves) const {
    const Board& b = dual.board;
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
