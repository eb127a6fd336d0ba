// Makes the tables that the kernel tileBeam looks up from weights.
#pragma once
#include <cmath>

#include "board.hpp"

namespace evaluation {

constexpr int SCALE = 16;  // of a score to a move

// Integer tables made of the weights, laid out for look-ups: the weight of a pair is added to each
// triplet that contains it.
struct Tables {
  struct Row {
    uint32_t begin, unit, units[2];
    int turned, others[2];  // indices of cells, transposed or not
  };
  const Board& board;
  std::vector<int> single;
  std::vector<int16_t> table;
  std::vector<std::vector<Row>> rows;
  std::vector<uint64_t> zobrist;
  uint64_t goal = 0;

  explicit Tables(const Board& b) : board(b), rows(b.cells) {
    const int n = b.cells;
    const uint32_t units[] = {1, static_cast<uint32_t>(n), static_cast<uint32_t>(n * n)};
    Random random{88172645463325252ull};
    for (int i = 0; i < n * n; i++) zobrist.push_back(random.next() ^ (random.next() << 29));
    for (int c = 0; c < n - 1; c++) goal ^= zobrist[c * n + c];
    for (const auto& triple : b.triples)
      for (int i = 0; i < 3; i++) {
        const int p = i == 0 ? 1 : 0, q = i == 2 ? 1 : 2, turned = triple.transposed ? 256 : 0;
        const auto& tiles = triple.tiles;
        const auto begin = static_cast<uint32_t>(triple.number * n * n * n);
        rows[tiles[i]].push_back({begin, units[i], {units[p], units[q]}, turned,
                                  {turned + tiles[p], turned + tiles[q]}});
      }
  }

  void fill(const Weights& weights) {
    const int n = board.cells;
    const size_t size = static_cast<size_t>(n) * n * n;
    single.clear();
    for (int id = 0; id < n; id++)
      for (int c = 0; c < n; c++)
        single.push_back(static_cast<int>(std::lround(SCALE * weights.values[weights.single(id, c)])));
    std::vector<float> sums(size * board.tripleNumbers);
    for (int t = 0; t < board.tripleNumbers; t++) {
      const float worth = weights.values[weights.excessWeights + t];
      for (size_t p = 0; p < size; p++)
        sums[t * size + p] = weights.values[weights.triples + t * size + p] + worth * board.excess[t][p];
    }
    // A pair adds a share to each triple that has both.
    const auto within = [](const Group& pair, const Group& triple, int* at) {
      for (int k = 0; k < 2; k++) {
        auto here = std::find(triple.tiles.begin(), triple.tiles.end(), pair.tiles[k]);
        at[k] = static_cast<int>(here - triple.tiles.begin());
      }
      return at[0] < 3 && at[1] < 3;
    };
    std::vector<uint8_t> cellOf(n);
    const size_t units[] = {1, static_cast<size_t>(n), static_cast<size_t>(n * n)};
    for (const auto& pair : board.pairs) {
      int at[2], count = 0;
      for (const auto& triple : board.triples) count += within(pair, triple, at);
      for (const auto& triple : board.triples) {
        if (triple.transposed || !within(pair, triple, at)) continue;
        const size_t third = units[3 - at[0] - at[1]];
        for (int a = 0; a < n; a++)
          for (int c = 0; c < n; c++) {
            cellOf[pair.tiles[0]] = static_cast<uint8_t>(a);
            cellOf[pair.tiles[1]] = static_cast<uint8_t>(c);
            const float w = weights.values[weights.pair(pair, cellOf.data())] / static_cast<float>(count);
            size_t begin = triple.number * size + a * units[at[0]] + c * units[at[1]];
            for (int k = 0; k < n; k++) sums[begin + k * third] += w;
          }
      }
    }
    table.resize(sums.size());
    for (size_t p = 0; p < sums.size(); p++)
      table[p] = static_cast<int16_t>(std::lround(SCALE * sums[p]));
  }
};

}  // namespace evaluation
