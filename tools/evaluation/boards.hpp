// Generates boards to learn from.
#pragma once
#include <utility>

#include "tables.hpp"

namespace evaluation {

inline Tiles scrambled(const Board& b, int moves, Random& random) {
  Tiles tiles(b.cells);
  for (int c = 0; c < b.cells; c++) tiles[c] = static_cast<uint8_t>(c);
  for (int gap = b.cells - 1, last = 4; moves > 0;) {
    const int d = random.below(4), from = b.neighbours[gap * 4 + d];
    if (d == (last ^ 2) || from < 0) continue;
    std::swap(tiles[gap], tiles[from]);
    gap = from, last = d, moves--;
  }
  return tiles;
}

// An even permutation, the gap some moves from home.
inline Tiles shuffled(const Board& b, Random& random) {
  Tiles tiles = scrambled(b, 0, random);
  int swaps = 0;
  for (int i = b.cells - 2; i > 0; i--) {
    const int j = random.below(i + 1);
    if (j != i) std::swap(tiles[i], tiles[j]), swaps++;
  }
  if (swaps % 2 == 1) std::swap(tiles[0], tiles[1]);
  int gap = b.cells - 1;
  for (int k = random.below(60); k > 0; k--) {
    const int from = b.neighbours[gap * 4 + random.below(4)];
    if (from < 0) continue;
    std::swap(tiles[gap], tiles[from]);
    gap = from;
  }
  return tiles;
}

}  // namespace evaluation
