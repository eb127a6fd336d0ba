// The beam of the kernel tileBeam, for training: the same search, its judge made of weights.
#pragma once
#include <cmath>
#include <cstring>

#include "board.hpp"

namespace judge {

constexpr int SCALE = 16;  // of a score to a move
constexpr int SCORE_MAX = 32767;

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

// Whole numbers made of the weights, laid out for look-ups: what a pair adds is added to a triple
// that has both.
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
      const float worth = weights.values[weights.worths + t];
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

// Directions of the gap; empty when the beam is lost. `visit` sees a state of each level.
template <class Visit>
std::vector<int> beam(const Tables& t, const Tiles& start, int width, int movesMax,
                      Random& random, Visit visit) {
  struct Level {
    std::vector<uint8_t> tiles, gap, last;
    std::vector<int> score;
    std::vector<uint64_t> hash;
    int count = 0;
  };
  const Board& b = t.board;
  const int n = b.cells;
  static Level one, two;
  static std::vector<uint32_t> link, seen;
  static std::vector<int> score;
  static std::vector<uint64_t> hash;
  auto w = static_cast<size_t>(width), cells = static_cast<size_t>(n);
  for (Level* l : {&one, &two}) {
    l->tiles.resize(std::max(l->tiles.size(), w * cells));
    l->gap.resize(std::max(l->gap.size(), w)), l->last.resize(l->gap.size());
    l->score.resize(l->gap.size()), l->hash.resize(l->gap.size());
  }
  link.resize(std::max(link.size(), 4 * w)), score.resize(link.size()), hash.resize(link.size());
  size_t slots = 1 << 10;
  while (slots < w * 12) slots *= 2;
  seen.assign(slots, 0);
  auto isNew = [&](uint64_t h) {
    const uint32_t key = static_cast<uint32_t>(h >> 32) | 1;
    const uint32_t slot = static_cast<uint32_t>(h) & static_cast<uint32_t>(slots - 1);
    if (seen[slot] == key || seen[slot ^ 1] == key) return false;
    seen[seen[slot] && !seen[slot ^ 1] ? slot ^ 1 : slot] = key;
    return true;
  };
  std::vector<std::vector<uint32_t>> links;
  uint8_t cellOf[512];
  auto gapId = static_cast<size_t>(n - 1);
  Level *level = &one, *next = &two;
  std::copy(start.begin(), start.end(), level->tiles.begin());
  const auto gapAt = std::find(start.begin(), start.end(), gapId);
  level->gap[0] = static_cast<uint8_t>(gapAt - start.begin());
  level->last[0] = 4, level->count = 1, level->hash[0] = 0, level->score[0] = 0;
  for (size_t c = 0; c < cells; c++) {
    if (start[c] != gapId) level->hash[0] ^= t.zobrist[start[c] * cells + c];
    level->score[0] += t.single[start[c] * cells + c];
    cellOf[start[c]] = static_cast<uint8_t>(c);
    cellOf[256 + start[c]] = static_cast<uint8_t>(b.turned[c]);
  }
  if (level->hash[0] == t.goal) return {};
  for (const auto& rows : t.rows)
    for (const auto& row : rows) {
      if (row.unit != 1) continue;
      const int id = static_cast<int>(&rows - t.rows.data());
      level->score[0] += t.table[row.begin + cellOf[id + row.turned] + cellOf[row.others[0]] * row.units[0] +
                                 cellOf[row.others[1]] * row.units[1]];
    }
  std::vector<uint32_t> histogram(SCORE_MAX + 1);
  auto bin = [](int s) { return std::max(0, std::min(s, SCORE_MAX)); };
  for (int depth = 0; depth < movesMax; depth++) {
    size_t children = 0;
    std::fill(histogram.begin(), histogram.end(), 0u);
    for (int i = 0; i < level->count; i++) {
      const uint8_t* tiles = &level->tiles[static_cast<size_t>(i) * cells];
      size_t gap = level->gap[static_cast<size_t>(i)];
      for (size_t c = 0; c < cells; c++) {
        cellOf[tiles[c]] = static_cast<uint8_t>(c);
        cellOf[256 + tiles[c]] = static_cast<uint8_t>(b.turned[c]);
      }
      for (int d = 0; d < 4; d++) {
        int to = b.neighbours[gap * 4 + static_cast<size_t>(d)];
        if (d == (level->last[static_cast<size_t>(i)] ^ 2) || to < 0) continue;
        auto from = static_cast<size_t>(to);
        size_t tile = tiles[from];
        const uint64_t h = level->hash[i] ^ t.zobrist[tile * cells + from] ^
                           t.zobrist[tile * cells + gap];
        if (!isNew(h)) continue;
        if (h == t.goal) {
          std::vector<int> line{d};
          auto at = static_cast<size_t>(i);
          for (size_t l = links.size(); l-- > 0; at = links[l][at] >> 2)
            line.push_back(links[l][at] & 3);
          std::reverse(line.begin(), line.end());
          return line;
        }
        int s = level->score[i] + t.single[tile * cells + gap] - t.single[tile * cells + from] +
                t.single[gapId * cells + from] - t.single[gapId * cells + gap];
        for (const auto& row : t.rows[tile]) {
          const int16_t* begin = &t.table[row.begin + cellOf[row.others[0]] * row.units[0] +
                                          cellOf[row.others[1]] * row.units[1]];
          const size_t to = row.turned ? b.turned[gap] : gap, was = row.turned ? b.turned[from] : from;
          s += begin[to * row.unit] - begin[was * row.unit];
        }
        link[children] = static_cast<uint32_t>(i) << 2 | static_cast<uint32_t>(d);
        score[children] = s, hash[children++] = h;
        histogram[static_cast<size_t>(bin(s))]++;
      }
    }
    uint32_t room = static_cast<uint32_t>(width), tied = 0;
    int cut = SCORE_MAX + 1;
    if (children > w)
      for (cut = 0; (tied = histogram[static_cast<size_t>(cut)]) <= room; cut++) room -= tied;
    links.emplace_back();
    next->count = 0;
    for (size_t c = 0; c < children; c++) {
      if (bin(score[c]) > cut) continue;
      if (bin(score[c]) == cut) {
        if (random.below(static_cast<int>(tied--)) >= static_cast<int>(room)) continue;
        room--;
      }
      auto k = static_cast<size_t>(next->count++);
      size_t parent = link[c] >> 2, gap = level->gap[parent];
      auto from = static_cast<size_t>(b.neighbours[gap * 4 + (link[c] & 3)]);
      uint8_t* tiles = &next->tiles[k * cells];
      std::memcpy(tiles, &level->tiles[parent * cells], cells);
      tiles[gap] = tiles[from], tiles[from] = static_cast<uint8_t>(gapId);
      next->gap[k] = static_cast<uint8_t>(from), next->last[k] = link[c] & 3;
      next->score[k] = score[c], next->hash[k] = hash[c];
      links.back().push_back(link[c]);
    }
    std::swap(level, next);
    if (level->count == 0) break;
    visit(&level->tiles[static_cast<size_t>(random.below(level->count)) * cells]);
  }
  return {};
}

}  // namespace judge
