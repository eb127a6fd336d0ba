// The beam of the kernel tileBeam, for training: the same search, its judge made of weights. With
// the second opinion, levels are cut by what a state may come to in two more moves (beamAhead.ts).
#pragma once
#include <cstring>
#include <optional>

#include "duals.hpp"

namespace judge {

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

// What moves change, by guess, and what the gap's next two may bring, each counting three quarters
// of the one before; what threes said of such moves so far is added on average.
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

// Directions of the gap; empty when the beam is lost. `visit` sees each level.
template <class Visit>
std::vector<int> beam(const Tables& t, const Tiles& start, int width, int movesMax,
                      Random& random, Visit visit, const Duals* duals = nullptr) {
  constexpr int MOVES_AHEAD = 2;
  const Board& b = t.board;
  const int n = b.cells;
  static Level one, two;
  static std::vector<uint32_t> link, seen;
  static std::vector<int> score, rank;
  static std::vector<uint64_t> hash;
  auto w = static_cast<size_t>(width), cells = static_cast<size_t>(n);
  for (Level* l : {&one, &two}) l->cells = cells, l->makeRoom(w);
  link.resize(std::max(link.size(), 4 * w)), hash.resize(link.size());
  score.resize(link.size()), rank.resize(link.size());
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
  level->last[0] = 4, level->count = 1, level->hash[0] = 0;
  for (size_t c = 0; c < cells; c++)
    if (start[c] != gapId) level->hash[0] ^= t.zobrist[start[c] * cells + c];
  if (level->hash[0] == t.goal) return {};
  // Only what changes matters to ranks; both opinions fall by less than this.
  level->score[0] = SCORE_MAX - SCORE_MAX / 4;
  std::optional<Ahead> ahead;
  if (duals) ahead.emplace(*duals);
  std::vector<uint32_t> histogram(SCORE_MAX + 1);
  auto bin = [](int s) { return std::max(0, std::min(s, SCORE_MAX)); };
  for (int depth = 0; depth < movesMax; depth++) {
    size_t children = 0;
    std::fill(histogram.begin(), histogram.end(), 0u);
    if (ahead) ahead->foresee();
    for (size_t i = 0; i < level->count; i++) {
      const uint8_t* tiles = level->state(i);
      size_t gap = level->gap[i];
      for (size_t c = 0; c < cells; c++) {
        cellOf[tiles[c]] = static_cast<uint8_t>(c);
        cellOf[256 + tiles[c]] = static_cast<uint8_t>(b.turned[c]);
      }
      for (int d = 0; d < 4; d++) {
        int to = b.neighbours[gap * 4 + static_cast<size_t>(d)];
        if (d == (level->last[i] ^ 2) || to < 0) continue;
        auto from = static_cast<size_t>(to);
        size_t tile = tiles[from];
        const uint64_t h = level->hash[i] ^ t.zobrist[tile * cells + from] ^
                           t.zobrist[tile * cells + gap];
        if (!isNew(h)) continue;
        if (h == t.goal) {
          std::vector<int> line{d};
          auto at = i;
          for (size_t l = links.size(); l-- > 0; at = links[l][at] >> 2)
            line.push_back(links[l][at] & 3);
          std::reverse(line.begin(), line.end());
          return line;
        }
        int change = 0;
        for (const auto& row : t.rows[tile]) {
          const int16_t* begin = &t.table[row.begin + cellOf[row.others[0]] * row.units[0] +
                                          cellOf[row.others[1]] * row.units[1]];
          const size_t here = row.turned ? b.turned[gap] : gap;
          const size_t was = row.turned ? b.turned[from] : from;
          change += begin[here * row.unit] - begin[was * row.unit];
        }
        int hope = 0;
        if (duals) {
          const size_t step = (tile * cells + gap) * 4 + static_cast<size_t>(d);
          change += duals->steps[step] + duals->change(tiles, static_cast<int>(gap), to);
          const float best = ahead->best(tiles, to, d, MOVES_AHEAD);
          hope = static_cast<int>(std::lround(Ahead::SHARE * best));
          ahead->note(step, change);
        } else {
          change += t.single[tile * cells + gap] - t.single[tile * cells + from] +
                    t.single[gapId * cells + from] - t.single[gapId * cells + gap];
        }
        link[children] = static_cast<uint32_t>(i) << 2 | static_cast<uint32_t>(d);
        score[children] = level->score[i] + change, rank[children] = score[children] + hope;
        hash[children] = h;
        histogram[static_cast<size_t>(bin(rank[children++]))]++;
      }
    }
    uint32_t room = static_cast<uint32_t>(width), tied = 0;
    int cut = SCORE_MAX + 1;
    if (children > w)
      for (cut = 0; (tied = histogram[static_cast<size_t>(cut)]) <= room; cut++) room -= tied;
    next->count = 0;
    for (size_t c = 0; c < children; c++) {
      if (bin(rank[c]) > cut) continue;
      if (bin(rank[c]) == cut) {
        if (random.below(static_cast<int>(tied--)) >= static_cast<int>(room)) continue;
        room--;
      }
      const size_t k = next->count++;
      size_t parent = link[c] >> 2, gap = level->gap[parent];
      auto from = static_cast<size_t>(b.neighbours[gap * 4 + (link[c] & 3)]);
      uint8_t* tiles = &next->tiles[k * cells];
      std::memcpy(tiles, &level->tiles[parent * cells], cells);
      tiles[gap] = tiles[from], tiles[from] = static_cast<uint8_t>(gapId);
      next->gap[k] = static_cast<uint8_t>(from), next->last[k] = link[c] & 3;
      next->score[k] = score[c], next->rank[k] = rank[c], next->hash[k] = hash[c];
      next->link[k] = link[c];
    }
    links.emplace_back(next->link.begin(), next->link.begin() + static_cast<long>(next->count));
    std::swap(level, next);
    if (level->count == 0) break;
    visit(*level);
  }
  return {};
}

}  // namespace judge
