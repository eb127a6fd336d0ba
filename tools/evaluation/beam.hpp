// The beam search of the kernel tileBeam, for training: the same search with an evaluation made of
// weights. With the dual state, levels are cut by what a state may become in two more moves
// (tileBeam/lookahead.ts of the kernels).
#pragma once
#include <cstring>
#include <optional>

#include "lookahead.hpp"

namespace evaluation {

constexpr int SCORE_MAX = 32767;

// Each state by its place; a link is its parent's place * 4 + the gap's direction.
struct Level {
  size_t cells, count;
  std::vector<uint8_t> tiles, gap, last;
  std::vector<int> score, rank;
  std::vector<uint64_t> hash;
  std::vector<uint32_t> link;

  const uint8_t* state(size_t i) const { return &tiles[i * cells]; }
  void makeRoom(size_t width) {
    tiles.resize(std::max(tiles.size(), width * cells));
    for (auto* bytes : {&gap, &last}) bytes->resize(std::max(bytes->size(), width));
    for (auto* numbers : {&score, &rank}) numbers->resize(gap.size());
    hash.resize(gap.size()), link.resize(gap.size());
  }
};

// One beam, level by level: buffers are kept from one to the next.
struct Beam {
  static constexpr int MOVES_AHEAD = 2;
  const Tables& t;
  const Board& b;
  const DualState* dual;
  Random& random;
  size_t width, cells = static_cast<size_t>(b.cells), children = 0;
  std::optional<Lookahead> lookahead;
  std::vector<uint32_t> histogram = std::vector<uint32_t>(SCORE_MAX + 1);
  std::vector<std::vector<uint32_t>> links;
  static inline Level one, two;
  static inline std::vector<uint32_t> link, seen;
  static inline std::vector<int> score, rank;
  static inline std::vector<uint64_t> hash;
  Level *level = &one, *next = &two;

  Beam(const Tables& tables, const DualState* second, size_t w, Random& chance)
      : t(tables), b(tables.board), dual(second), random(chance), width(w) {
    for (Level* l : {&one, &two}) l->cells = cells, l->makeRoom(width);
    link.resize(std::max(link.size(), 4 * width)), hash.resize(link.size());
    score.resize(link.size()), rank.resize(link.size());
    size_t slots = 1 << 10;
    while (slots < width * 12) slots *= 2;
    seen.assign(slots, 0);
    if (dual) lookahead.emplace(*dual);
  }

  // False at the goal.
  bool begin(const Tiles& start) {
    const auto gap = std::find(start.begin(), start.end(), b.cells - 1) - start.begin();
    std::copy(start.begin(), start.end(), level->tiles.begin());
    level->gap[0] = static_cast<uint8_t>(gap);
    level->last[0] = 4, level->count = 1, level->hash[0] = 0;
    for (size_t c = 0; c < cells; c++)
      if (start[c] != cells - 1) level->hash[0] ^= t.zobrist[start[c] * cells + c];
    // Ranks depend on changes alone; both scores fall by less than this.
    level->score[0] = SCORE_MAX - SCORE_MAX / 4;
    return level->hash[0] != t.goal;
  }

  // Generates the children of a level; returns the line where one is the goal.
  std::vector<int> expand() {
    children = 0;
    std::fill(histogram.begin(), histogram.end(), 0u);
    if (lookahead) lookahead->predict();
    for (size_t i = 0; i < level->count; i++) {
      const uint8_t* tiles = level->state(i);
      const size_t gap = level->gap[i];
      for (size_t c = 0; c < cells; c++) {
        cellOf[tiles[c]] = static_cast<uint8_t>(c);
        cellOf[256 + tiles[c]] = static_cast<uint8_t>(b.turned[c]);
      }
      for (int d = 0; d < 4; d++) {
        const int from = b.neighbours[gap * 4 + static_cast<size_t>(d)];
        if (d == (level->last[i] ^ 2) || from < 0) continue;
        const size_t own = tiles[from] * cells;
        const uint64_t h = level->hash[i] ^ t.zobrist[own + static_cast<size_t>(from)] ^
                           t.zobrist[own + gap];
        if (!isNew(h)) continue;
        if (h == t.goal) return lineTo(i, d);
        add(i, static_cast<size_t>(from), d, h);
      }
    }
    return {};
  }

  // The best children become the next level; of those at the cut some, by chance.
  void keepBest() {
    auto room = static_cast<uint32_t>(width);
    uint32_t tied = 0;
    int cut = SCORE_MAX + 1;
    if (children > width)
      for (cut = 0; (tied = histogram[static_cast<size_t>(cut)]) <= room; cut++) room -= tied;
    next->count = 0;
    for (size_t child = 0; child < children; child++) {
      if (binOf(rank[child]) > cut) continue;
      if (binOf(rank[child]) == cut) {
        if (random.below(static_cast<int>(tied--)) >= static_cast<int>(room)) continue;
        room--;
      }
      keep(child);
    }
    links.emplace_back(next->link.begin(), next->link.begin() + static_cast<long>(next->count));
    std::swap(level, next);
  }

 private:
  uint8_t cellOf[512];

  static int binOf(int s) { return std::max(0, std::min(s, SCORE_MAX)); }

  bool isNew(uint64_t h) {
    const uint32_t key = static_cast<uint32_t>(h >> 32) | 1;
    const uint32_t slot = static_cast<uint32_t>(h) & static_cast<uint32_t>(seen.size() - 1);
    if (seen[slot] == key || seen[slot ^ 1] == key) return false;
    seen[seen[slot] && !seen[slot ^ 1] ? slot ^ 1 : slot] = key;
    return true;
  }

  std::vector<int> lineTo(size_t parent, int d) const {
    std::vector<int> line{d};
    for (size_t l = links.size(); l-- > 0; parent = links[l][parent] >> 2)
      line.push_back(links[l][parent] & 3);
    std::reverse(line.begin(), line.end());
    return line;
  }

  void add(size_t parent, size_t from, int d, uint64_t h) {
    const uint8_t* tiles = level->state(parent);
    const size_t gap = level->gap[parent], tile = tiles[from];
    int change = 0, lookaheadChange = 0;
    for (const auto& row : t.rows[tile]) {
      const int16_t* begin = &t.table[row.begin + cellOf[row.others[0]] * row.units[0] +
                                      cellOf[row.others[1]] * row.units[1]];
      const size_t here = row.turned ? b.turned[gap] : gap;
      const size_t was = row.turned ? b.turned[from] : from;
      change += begin[here * row.unit] - begin[was * row.unit];
    }
    if (dual) {
      const size_t step = (tile * cells + gap) * 4 + static_cast<size_t>(d);
      change += dual->steps[step];
      change += dual->change(tiles, static_cast<int>(gap), static_cast<int>(from));
      const float best = lookahead->best(tiles, static_cast<int>(from), d, MOVES_AHEAD);
      lookaheadChange = static_cast<int>(std::lround(Lookahead::SHARE * best));
      lookahead->record(step, change);
    } else {
      const int* own = &t.single[tile * cells];
      const int* ofGap = &t.single[(cells - 1) * cells];
      change += own[gap] - own[from] + ofGap[from] - ofGap[gap];
    }
    link[children] = static_cast<uint32_t>(parent) << 2 | static_cast<uint32_t>(d);
    score[children] = level->score[parent] + change;
    rank[children] = score[children] + lookaheadChange, hash[children] = h;
    histogram[static_cast<size_t>(binOf(rank[children++]))]++;
  }

  void keep(size_t child) {
    const size_t k = next->count++, parent = link[child] >> 2, gap = level->gap[parent];
    const auto from = static_cast<size_t>(b.neighbours[gap * 4 + (link[child] & 3)]);
    uint8_t* tiles = &next->tiles[k * cells];
    std::memcpy(tiles, level->state(parent), cells);
    std::swap(tiles[gap], tiles[from]);
    next->gap[k] = static_cast<uint8_t>(from), next->last[k] = link[child] & 3;
    next->score[k] = score[child], next->rank[k] = rank[child];
    next->hash[k] = hash[child], next->link[k] = link[child];
  }
};

// Directions of the gap; empty when the beam is lost. `visit` sees each level.
template <class Visit>
std::vector<int> solve(const Tables& t, const Tiles& start, int width, int movesMax,
                       Random& random, Visit visit, const DualState* dual = nullptr) {
  Beam beam(t, dual, static_cast<size_t>(width), random);
  if (!beam.begin(start)) return {};
  for (int depth = 0; depth < movesMax; depth++) {
    auto line = beam.expand();
    if (!line.empty()) return line;
    beam.keepBest();
    if (beam.level->count == 0) break;
    visit(*beam.level);
  }
  return {};
}

}  // namespace evaluation
