// A square board with the gap's home last, and the groups of tiles whose homes are close: as in
// closeTiles.ts of the engine, which lists them in the same order.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace judge {

using List = std::vector<int>;
using Shape = std::vector<std::pair<int, int>>;

struct Group {
  List tiles;       // ascending; the tiles of a transposed pair as the pair lies that has numbers
  int number;       // of the weights it uses
  bool transposed;  // they are those of its transpose
};

struct Board {
  int side, cells;
  std::vector<int> neighbours;  // [cell * 4 + U R D L], -1 beyond the edge
  std::vector<Group> triples, pairs;
  std::vector<std::vector<uint8_t>> excess;  // by triple: [sum of cell i * cells^i]
  int tripleNumbers, pairNumbers;

  int transpose(int c) const { return c % side * side + c / side; }
  int apart(int a, int b) const {
    return std::abs(a % side - b % side) + std::abs(a / side - b / side);
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
    // The first tile is the one whose transpose comes first there.
    if (group.transposed && tiles.size() == 2 && b.transpose(tiles[0]) != other[0])
      std::swap(group.tiles[0], group.tiles[1]);
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
  Board b{side, side * side, {}, {}, {}, {}, 0, 0};
  for (int c = 0; c < b.cells; c++) {
    b.neighbours.push_back(c >= side ? c - side : -1);
    b.neighbours.push_back(c % side < side - 1 ? c + 1 : -1);
    b.neighbours.push_back(c + side < b.cells ? c + side : -1);
    b.neighbours.push_back(c % side > 0 ? c - 1 : -1);
  }
  b.triples = closeGroups(b, {{{0, 0}, {1, 0}, {2, 0}}, {{0, 0}, {1, 0}, {0, 1}}}, b.tripleNumbers);
  b.pairs = closeGroups(b, {{{0, 0}, {1, 0}}, {{0, 0}, {1, 1}}, {{0, 0}, {2, 0}}}, b.pairNumbers);
  for (const auto& triple : b.triples) b.excess.push_back(excessOf(b, triple.tiles));
  return b;
}

// What is learned.
struct Weights {
  std::vector<float> triples;             // by number
  std::vector<float> singles;             // by the place that `single` says
  std::vector<std::vector<float>> pairs;  // by number: [cell of the first * cells + of the second]

  explicit Weights(const Board& b)
      : triples(b.tripleNumbers, .5f),
        singles(b.cells * b.cells, 0.f),
        pairs(b.pairNumbers, std::vector<float>(b.cells * b.cells, 0.f)) {
    for (int id = 0; id < b.cells - 1; id++)
      for (int c = 0; c < b.cells; c++)
        singles[id * b.cells + c] = static_cast<float>(b.apart(id, c));
  }

  // The place of a number for the cell of a tile or the gap: shared with the transposed board's.
  static size_t single(const Board& b, int id, int cell) {
    return static_cast<size_t>(
        std::min(id * b.cells + cell, b.transpose(id) * b.cells + b.transpose(cell)));
  }

  // The place of a pair's number.
  static size_t at(const Board& b, const Group& pair, const uint8_t* cellOf) {
    int first = cellOf[pair.tiles[0]], second = cellOf[pair.tiles[1]];
    if (pair.transposed) first = b.transpose(first), second = b.transpose(second);
    return static_cast<size_t>(first * b.cells + second);
  }
};

}  // namespace judge
