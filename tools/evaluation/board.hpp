// A square board with the gap's home last, and the groups of tiles whose homes are close: as in
// anytime/evaluation/closeTiles.ts of the engine, which lists them in the same order.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace evaluation {

struct Random {
  uint64_t state;
  uint64_t next() {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return state;
  }
  int below(int n) { return static_cast<int>((next() >> 20) % static_cast<uint64_t>(n)); }
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }
};

using Tiles = std::vector<uint8_t>;  // id by cell; the gap's is the last
using List = std::vector<int>;
using Shape = std::vector<std::pair<int, int>>;

struct Group {
  List tiles;       // in the order of the group that has the numbers: ascending there
  int number;       // of the weights it uses
  bool transposed;  // they are those of its transpose
};

struct Board {
  int side, cells;
  std::vector<int> neighbours;  // [cell * 4 + U R D L], -1 beyond the edge
  std::vector<int> turned;      // the transpose of a cell
  std::vector<Group> triples, pairs;
  std::vector<std::vector<uint8_t>> excess;  // by number: [sum of cell i * cells^i]
  int tripleNumbers, pairNumbers;

  int transpose(int c) const { return c % side * side + c / side; }
  int apart(int a, int b) const {
    return std::abs(a % side - b % side) + std::abs(a / side - b / side);
  }
  // Where the number of a group stands among those of its table.
  size_t placeOf(const Group& g, const uint8_t* cellOf) const {
    size_t place = 0;
    for (size_t i = g.tiles.size(); i-- > 0;) {
      const int c = cellOf[g.tiles[i]];
      place = place * static_cast<size_t>(cells) + static_cast<size_t>(g.transposed ? turned[c] : c);
    }
    return place;
  }
};

inline std::vector<Group> closeGroups(const Board& b, const std::vector<Shape>& shapes,
                                      int& count) {
  std::set<List> placed;
  for (const auto& shape : shapes)
    for (int turn = 0; turn < 8; turn++) {
      Shape turned;
      int left = b.side, top = b.side;
      for (auto [x, y] : shape) {
        if (turn & 1) x = -x;
        if (turn & 2) y = -y;
        if (turn & 4) std::swap(x, y);
        turned.push_back({x, y}), left = std::min(left, x), top = std::min(top, y);
      }
      for (int corner = 0; corner < b.cells; corner++) {
        List tiles;
        for (auto [x, y] : turned) {
          int column = corner % b.side + x - left, row = corner / b.side + y - top;
          int cell = row * b.side + column;
          if (column < b.side && row < b.side && cell < b.cells - 1) tiles.push_back(cell);
        }
        std::sort(tiles.begin(), tiles.end());
        if (tiles.size() == shape.size()) placed.insert(tiles);
      }
    }
  std::map<List, int> numbers;
  std::vector<Group> groups;
  count = 0;
  for (const auto& tiles : placed) {
    List other;
    for (int t : tiles) other.push_back(b.transpose(t));
    std::sort(other.begin(), other.end());
    auto known = numbers.find(other);
    Group group{tiles, known == numbers.end() ? count++ : known->second, known != numbers.end()};
    numbers[tiles] = group.number;
    if (group.transposed)
      for (size_t i = 0; i < tiles.size(); i++) group.tiles[i] = b.transpose(other[i]);
    groups.push_back(group);
  }
  return groups;
}

// Moves beyond Manhattan distance: breadth-first, the gap wherever it is wanted.
inline std::vector<uint8_t> excessOf(const Board& b, const List& tiles) {
  const int n = b.cells, units[] = {1, n, n * n};
  std::vector<uint8_t> moves(static_cast<size_t>(n) * n * n, 255), excess(moves.size(), 0);
  std::vector<int> queue{tiles[0] + tiles[1] * n + tiles[2] * n * n};
  moves[queue[0]] = 0;
  for (size_t head = 0; head < queue.size(); head++) {
    const int place = queue[head], at[] = {place % n, place / n % n, place / n / n};
    int far = 0;
    for (int i = 0; i < 3; i++) far += b.apart(at[i], tiles[i]);
    excess[place] = static_cast<uint8_t>(moves[place] - far);
    for (int i = 0; i < 3; i++)
      for (int d = 0; d < 4; d++) {
        int to = b.neighbours[at[i] * 4 + d];
        if (to < 0 || to == at[0] || to == at[1] || to == at[2]) continue;
        int next = place + (to - at[i]) * units[i];
        if (moves[next] != 255) continue;
        moves[next] = moves[place] + 1;
        queue.push_back(next);
      }
  }
  return excess;
}

inline Board makeBoard(int side) {
  Board b{side, side * side, {}, {}, {}, {}, {}, 0, 0};
  for (int c = 0; c < b.cells; c++) {
    b.neighbours.push_back(c >= side ? c - side : -1);
    b.neighbours.push_back(c % side < side - 1 ? c + 1 : -1);
    b.neighbours.push_back(c + side < b.cells ? c + side : -1);
    b.neighbours.push_back(c % side > 0 ? c - 1 : -1);
    b.turned.push_back(b.transpose(c));
  }
  b.triples = closeGroups(b, {{{0, 0}, {1, 0}, {2, 0}}, {{0, 0}, {1, 0}, {0, 1}}}, b.tripleNumbers);
  b.pairs = closeGroups(b, {{{0, 0}, {1, 0}}, {{0, 0}, {1, 1}}, {{0, 0}, {2, 0}}}, b.pairNumbers);
  for (const auto& triple : b.triples)
    if (!triple.transposed) b.excess.push_back(excessOf(b, triple.tiles));
  return b;
}

// The weights, in one list: singles, then tables of pairs, then of triplets, then the weight of the
// excess of each triplet.
struct Weights {
  const Board& board;
  size_t pairs, triples, excessWeights;
  std::vector<float> values;
  std::vector<bool> selves;  // pairs that are their own transposes

  explicit Weights(const Board& b) : board(b) {
    const size_t n = static_cast<size_t>(b.cells);
    pairs = n * n;
    triples = pairs + static_cast<size_t>(b.pairNumbers) * n * n;
    excessWeights = triples + static_cast<size_t>(b.tripleNumbers) * n * n * n;
    for (const auto& g : b.pairs)
      if (!g.transposed) selves.push_back(b.turned[g.tiles[0]] == g.tiles[1]);
    values.assign(excessWeights + static_cast<size_t>(b.tripleNumbers), 0.f);
    for (int t = 0; t < b.tripleNumbers; t++) values[excessWeights + static_cast<size_t>(t)] = .5f;
    for (int id = 0; id < b.cells - 1; id++)
      for (int c = 0; c < b.cells; c++)
        values[single(id, c)] = static_cast<float>(b.apart(id, c));
  }
  size_t single(int id, int cell) const {
    return static_cast<size_t>(std::min(
        id * board.cells + cell, board.turned[id] * board.cells + board.turned[cell]));
  }
  size_t pair(const Group& g, const uint8_t* cellOf) const {
    const size_t n = static_cast<size_t>(board.cells);
    const size_t place = board.placeOf(g, cellOf);
    if (!selves[static_cast<size_t>(g.number)]) return pairs + static_cast<size_t>(g.number) * n * n + place;
    const size_t first = place % n, second = place / n;
    const size_t other = static_cast<size_t>(board.turned[second]) + n * static_cast<size_t>(board.turned[first]);
    return pairs + static_cast<size_t>(g.number) * n * n + std::min(place, other);
  }
  size_t triple(const Group& g, const uint8_t* cellOf) const {
    const size_t n = static_cast<size_t>(board.cells);
    return triples + static_cast<size_t>(g.number) * n * n * n + board.placeOf(g, cellOf);
  }
  // Calls with each number of the tiles that count, the gap being one, and of groups that all do.
  template <class Counts, class Visit>
  void visitTerms(const uint8_t* cellOf, Counts counts, Visit visit) const {
    const auto allCount = [&](const Group& group) {
      return std::all_of(group.tiles.begin(), group.tiles.end(), counts);
    };
    for (int id = 0; id < board.cells; id++)
      if (counts(id)) visit(single(id, cellOf[id]));
    for (const auto& group : board.pairs)
      if (allCount(group)) visit(pair(group, cellOf));
    for (const auto& group : board.triples)
      if (allCount(group)) visit(triple(group, cellOf));
  }
};

}  // namespace evaluation
