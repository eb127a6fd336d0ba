// The score of the dual state, as in anytime/evaluation/dualStates.ts of the engine: the weights of
// triplets of tiles, looked up for triplets of cells by the homes of the tiles there, as the mean
// over the four reflections of the board.
#pragma once
#include <array>

#include "tables.hpp"

namespace evaluation {

struct DualState {
  static constexpr float SHARE = .8f;
  static constexpr int MIRRORS = 4;
  struct CellTriplet {
    std::array<int, 3> cells;
    size_t begin;
  };
  const Board& board;
  std::array<List, MIRRORS> mirrors;  // where a cell comes to
  std::vector<int> steps;  // [(tile * cells + gap) * 4 + d]: what both opinions' singles say of it
  std::vector<CellTriplet> triplets;
  std::vector<List> tripletsOf;  // by cell
  std::vector<int8_t> table;

  explicit DualState(const Board& b) : board(b), tripletsOf(b.cells) {
    for (int k = 0; k < MIRRORS; k++)
      for (int c = 0; c < b.cells; c++) {
        const int x = c % b.side, y = c / b.side;
        mirrors[k].push_back((k & 2 ? y : b.side - 1 - y) * b.side + (k & 1 ? x : b.side - 1 - x));
      }
    std::set<std::array<int, 3>> placed;
    for (const auto& mirror : mirrors)
      for (const auto& triple : b.triples) placed.insert(cellsOf(triple, mirror));
    const size_t size = static_cast<size_t>(b.cells) * b.cells * b.cells;
    for (const auto& cells : placed) {
      for (int c : cells) tripletsOf[c].push_back(static_cast<int>(triplets.size()));
      triplets.push_back({cells, triplets.size() * size});
    }
  }

  void fill(const Tables& t) {
    const size_t n = static_cast<size_t>(board.cells), size = n * n * n;
    std::map<std::array<int, 3>, size_t> begins;
    for (const auto& triplet : triplets) begins[triplet.cells] = triplet.begin;
    std::vector<float> sums(triplets.size() * size);
    for (const auto& mirror : mirrors)
      for (const auto& triple : board.triples) {
        const auto cells = cellsOf(triple, mirror);
        size_t units[3];  // of the place in the sums, by tile
        for (int i = 0; i < 3; i++) {
          const auto at = std::find(cells.begin(), cells.end(), mirror[triple.tiles[i]]);
          const size_t powers[] = {1, n, n * n};
          units[i] = powers[at - cells.begin()];
        }
        const auto there = [&](size_t id) {
          const auto home = static_cast<size_t>(mirror[id]);
          return triple.transposed ? static_cast<size_t>(board.turned[home]) : home;
        };
        const int16_t* from = &t.table[static_cast<size_t>(triple.number) * size];
        float* to = &sums[begins[cells]];
        for (size_t a = 0; a < n; a++)
          for (size_t c = 0; c < n; c++)
            for (size_t e = 0; e < n; e++)
              to[a * units[0] + c * units[1] + e * units[2]] +=
                  from[there(a) + there(c) * n + there(e) * n * n];
      }
    table.resize(sums.size());
    for (size_t p = 0; p < sums.size(); p++)
      table[p] = static_cast<int8_t>(
          std::clamp(std::lround(SHARE * sums[p] / MIRRORS), -127l, 127l));
    fillSteps(t);
  }

  // The change of the triplets of cells by a move of the gap; ids by cell before it.
  int change(const uint8_t* ids, int gap, int from) const {
    int sum = 0;
    for (int k : tripletsOf[gap])
      if (!has(triplets[k], from)) sum += numberOf(triplets[k], ids, gap, ids[from]);
    for (int k : tripletsOf[from])
      if (!has(triplets[k], gap)) sum -= numberOf(triplets[k], ids, gap, ids[from]);
    return sum;
  }

 private:
  // The cells whose reflections are the homes of the triplet, ascending: a reflection is its own
  // inverse.
  static std::array<int, 3> cellsOf(const Group& triple, const List& mirror) {
    std::array<int, 3> cells{mirror[triple.tiles[0]], mirror[triple.tiles[1]],
                             mirror[triple.tiles[2]]};
    std::sort(cells.begin(), cells.end());
    return cells;
  }

  static bool has(const CellTriplet& triplet, int cell) {
    return std::find(triplet.cells.begin(), triplet.cells.end(), cell) != triplet.cells.end();
  }

  // With a tile where the gap is.
  int numberOf(const CellTriplet& triplet, const uint8_t* ids, int gap, int tile) const {
    size_t place = 0;
    for (size_t i = 3; i-- > 0;) {
      const int id = triplet.cells[i] == gap ? tile : ids[triplet.cells[i]];
      place = place * static_cast<size_t>(board.cells) + static_cast<size_t>(id);
    }
    return table[triplet.begin + place];
  }

  void fillSteps(const Tables& t) {
    const int n = board.cells, last = n - 1;
    std::vector<int> seconds;  // [cell * cells + id]
    for (int c = 0; c < n; c++)
      for (int id = 0; id < n; id++) {
        float beyond = 0;
        for (const auto& mirror : mirrors) {
          const int tile = mirror[c], there = mirror[id];
          if (tile == last || id == last) continue;
          const int apart = SCALE * board.apart(tile, there);
          beyond += static_cast<float>(t.single[tile * n + there] - apart);
        }
        const int far = id == last ? 0 : SCALE * board.apart(c, id);
        seconds.push_back(far + static_cast<int>(std::lround(beyond / MIRRORS)));
      }
    steps.assign(static_cast<size_t>(n) * n * 4, 0);
    for (int gap = 0; gap < n; gap++)
      for (int d = 0; d < 4; d++) {
        const int from = board.neighbours[gap * 4 + d];
        if (from < 0) continue;
        const int own = t.single[last * n + from] - t.single[last * n + gap];
        for (int tile = 0; tile < last; tile++)
          steps[(tile * n + gap) * 4 + d] = own + t.single[tile * n + gap] -
                                            t.single[tile * n + from] + seconds[gap * n + tile] -
                                            seconds[from * n + tile];
      }
  }
};

}  // namespace evaluation
