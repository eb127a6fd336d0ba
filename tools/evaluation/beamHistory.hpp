// The history of a beam: all its levels, and the line it found.
#pragma once
#include "beam.hpp"

namespace evaluation {

struct BeamHistory {
  std::vector<Level> levels;
  std::vector<size_t> line;  // places in levels

  // For each state, the last level with one of its descendants.
  std::vector<std::vector<size_t>> reaches() const {
    std::vector<std::vector<size_t>> reach(levels.size());
    for (size_t k = levels.size(); k-- > 0;) {
      reach[k].assign(levels[k].count, k);
      if (k + 1 == levels.size()) continue;
      for (size_t i = 0; i < levels[k + 1].count; i++) {
        size_t& own = reach[k][levels[k + 1].link[i] >> 2];
        own = std::max(own, reach[k + 1][i]);
      }
    }
    return reach;
  }

  void follow(const Board& b, Tiles tiles, const std::vector<int>& moves) {
    line.clear();
    for (size_t k = 0; k < levels.size(); k++) {
      const auto gap = std::find(tiles.begin(), tiles.end(), b.cells - 1) - tiles.begin();
      std::swap(tiles[gap], tiles[b.neighbours[gap * 4 + moves[k]]]);
      size_t i = 0;
      while (std::memcmp(levels[k].state(i), tiles.data(), tiles.size()) != 0) i++;
      line.push_back(i);
    }
  }
};

}  // namespace evaluation
