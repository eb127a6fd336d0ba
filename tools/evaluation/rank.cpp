// Learns to rank, starting from the weights of train.cpp: of two states of a level, the one that
// has descendants in a level further on must rank before the one that has none, and the one on the
// line found before any other. The program solves boards by beams like the engine's, with the dual
// state and lookahead. Pairs of such states of each level are the samples of a logistic regression
// on the difference of their scores (Xu, Fern and Yoon 2007, "Discriminative learning of
// beam-search heuristics for planning"; by pairs: Burges et al. 2005, "Learning to rank using
// gradient descent"). Regression on lines sees only states that beams kept to the end; this program
// also learns from those they should not have kept.
//
//     g++ -O3 -march=native -ffp-contract=off -fno-math-errno -std=c++20 tools/evaluation/rank.cpp \
//       -o /tmp/rank
//     /tmp/rank 7 1500 1000 1 /tmp/now /tmp/next   # side, width, boards, seed, read, written
//
// It reads /tmp/now.txt, which is weights/side7.txt of the kernels, and /tmp/now.triplets, which is
// triplets7.bin through zlib.brotliDecompressSync; and writes the same for the mean over the second half
// of the boards. One run is one step: its beams use the weights it started with, and the next run
// continues from what this one wrote. The shipped weights continued those of train.cpp by an
// earlier form of this program that updated its beams every 20 boards (7x7 1,600 boards, 6x6
// 4,000), then by steps (7x7 1,500 boards; 6x6 2,300, then 200 and 550, each twice from one start,
// 16,000 wide, 64 pairs a level, both changes added up). Result, kernel, 250 boards of each, moves
// above the published solutions: 48-puzzles 100 wide 39.2 before and 30.6 after, 2,000 wide 12.0
// and 9.2; 35-puzzles, 2,000 wide, 3.0 and 2.1. The last step took 35-puzzles, 8,000 wide, from
// 1.18 to 1.14. On boards beyond 7x7, which use the weights of 6x6, beams are lost more often with
// a few tiles left (10x10, 400 wide, 19 of 24 and nine before; 2,000 wide, five of twelve and
// three), the others are shorter (2,000 wide 990 and 1,002).
//
// Rejected: updating the beams more often. The weights then reinforce themselves: what stays
// unchanged for thirty levels, as a tile in its corner does, makes the states ranked by it last,
// and counts more and more, until all beams are lost with all corners at home (7x7 after some 2,000
// boards, with more pairs of the line sooner). Nor did it help to hold the weights to their old
// values along lines, or to use what survives in the last levels, where little is near the goal.
// Weights for all pairs of tiles, however far apart, order the pairs of states better (6x6, 60
// boards, 3,000 wide: loss .164 instead of .196), and yet beams are no shorter (100 boards, 1,000
// wide, 3.0 instead of 2.9): far tiles predict what survives, not what is near. Pairs of the line
// alone make solutions longer (250 boards, 1,000 wide: 2.98 instead of 2.68).
#include <cstdio>

#include "boards.hpp"
#include "beamHistory.hpp"
#include "shipped.hpp"

using namespace evaluation;

// A lesson changes each number by this at most. Pairs of a level, and how many with the line found.
constexpr float RATE = 3e-4f;
constexpr int PAIRS = 16, PAIRS_OF_LINE = 4;
// Descendants so many levels further on; in the last levels only the line teaches.
constexpr size_t HORIZON = 30;
// A move in ranks, in which two opinions are added up; what a number of one opinion counts of that.
constexpr float MOVE = 2 * SCALE, SHARE = .5f;
// The mean is taken each so many boards.
constexpr int MEAN_EACH = 10;

// What a state's rank is made of: numbers, and how often they count in the sum of both opinions.
using Terms = std::vector<std::pair<size_t, float>>;

static void termsOf(const Weights& w, const DualState& dual, const uint8_t* ids, Terms& terms) {
  const Board& b = w.board;
  const int last = b.cells - 1;
  uint8_t cellOf[256], dualCellOf[256];
  for (int c = 0; c < b.cells; c++) cellOf[ids[c]] = static_cast<uint8_t>(c);
  terms.clear();
  const auto all = [](int) { return true; };
  w.visitTerms(cellOf, all, [&](size_t term) { terms.emplace_back(term, 1); });
  for (const auto& mirror : dual.mirrors) {
    int none = last;  // the tile whose place is the gap's home
    for (int c = 0; c < b.cells; c++) {
      dualCellOf[mirror[c]] = static_cast<uint8_t>(mirror[ids[c]]);
      if (ids[c] == last) none = mirror[c];
    }
    constexpr float ONE = 1.f / DualState::MIRRORS, MORE = DualState::SHARE / DualState::MIRRORS;
    const auto counts = [&](int id) { return id != last && id != none; };
    w.visitTerms(dualCellOf, counts, [&](size_t term) {
      terms.emplace_back(term, term < w.pairs ? ONE : MORE);
    });
  }
}

struct Ranker {
  const Weights& w;
  const DualState& dual;
  std::vector<float> changes;
  float steepness = 1;  // of the share of pairs in the right order, by the moves between them
  double loss = 0, right = 0;
  long pairs = 0;

  Ranker(const Weights& weights, const DualState& second)
      : w(weights), dual(second), changes(weights.values.size()) {}

  void learnFrom(const BeamHistory& history, Random& random) {
    const auto reach = history.reaches();
    std::vector<size_t> kept, lost;
    const auto one = [&](const auto& of) { return of[random.next() % of.size()]; };
    for (size_t k = 0; k < history.levels.size(); k++) {
      const Level& level = history.levels[k];
      kept.clear(), lost.clear();
      if (k + HORIZON + 1 < history.levels.size())
        for (size_t i = 0; i < level.count; i++)
          (reach[k][i] >= k + HORIZON ? kept : lost).push_back(i);
      const bool areTold = !kept.empty() && !lost.empty();
      for (int pair = 0; pair < PAIRS; pair++) {
        const size_t any = random.next() % level.count;
        if (!areTold || pair < PAIRS_OF_LINE) learn(level, history.line[k], any);
        else learn(level, one(kept), one(lost));
      }
    }
  }

 private:
  Terms lesser, greater;

  float changeOf(const Terms& terms) const {
    float sum = 0;
    for (auto [term, times] : terms) sum += times * changes[term];
    return sum;
  }

  void learn(const Level& level, size_t better, size_t worse) {
    if (better == worse) return;
    termsOf(w, dual, level.state(better), lesser);
    termsOf(w, dual, level.state(worse), greater);
    const float apart = static_cast<float>(level.rank[worse] - level.rank[better]) / MOVE +
                        SHARE * (changeOf(greater) - changeOf(lesser));
    const float doubt = 1 / (1 + std::exp(steepness * apart));
    loss -= std::log(1 - doubt), right += apart > 0 ? 1 : apart == 0 ? .5 : 0, pairs++;
    steepness = std::max(.05f, steepness + 1e-4f * doubt * apart);
    for (auto [term, times] : lesser) changes[term] -= RATE * doubt * times;
    for (auto [term, times] : greater) changes[term] += RATE * doubt * times;
  }
};

// Adds the squared distances that anytime/evaluation/superlinearManhattan.ts of the engine adds on
// 7x7.
static void addSquaredDistances(Weights& w, float share) {
  const Board& b = w.board;
  for (int id = 0; id < b.cells - 1; id++)
    for (int c = 0; c < b.cells; c++) {
      if (w.single(id, c) != static_cast<size_t>(id * b.cells + c)) continue;
      const int across = c % b.side - id % b.side, down = c / b.side - id / b.side;
      w.values[w.single(id, c)] += share * static_cast<float>(across * across + down * down);
    }
}

int main(int argc, char** argv) {
  if (argc < 7)
    return std::fprintf(stderr, "side, width, boards, seed, files read, files written\n"), 2;
  const Board b = makeBoard(std::atoi(argv[1]));
  const int width = std::atoi(argv[2]), boards = std::atoi(argv[3]);
  Random random{0x9e3779b97f4a7c15ull * (2 * std::strtoull(argv[4], nullptr, 10) + 1)};
  const float squares = b.side < 7 ? 0 : .1f;
  Weights w(b);
  if (!readShipped(w, argv[5])) return std::fprintf(stderr, "no such numbers\n"), 2;
  addSquaredDistances(w, squares);
  Tables tables(b);
  DualState dual(b);
  tables.fill(w), dual.fill(tables);
  Ranker ranker(w, dual);
  std::vector<float> mean(w.values.size());
  BeamHistory history;
  double lengths = 0;
  int solved = 0, means = 0;
  for (int board = 1; board <= boards; board++) {
    history.levels.clear();
    const Tiles tiles = shuffled(b, random);
    const auto line = solve(tables, tiles, width, 4 * b.cells * b.side, random,
                            [&](const Level& level) { history.levels.push_back(level); }, &dual);
    if (!line.empty()) {
      lengths += static_cast<double>(line.size()), solved++;
      history.follow(b, tiles, line);
      ranker.learnFrom(history, random);
    }
    if (board > boards / 2 && board % MEAN_EACH == 0) {
      means++;
      for (size_t i = 0; i < mean.size(); i++)
        mean[i] += (ranker.changes[i] - mean[i]) / static_cast<float>(means);
    }
    if (board % 100 != 0) continue;
    const double pairs = static_cast<double>(std::max(1l, ranker.pairs));
    std::printf("%d boards: mean length %.1f, %d lost; loss %.4f, %.3f of pairs right\n", board,
                lengths / std::max(1, solved), 100 - solved, ranker.loss / pairs,
                ranker.right / pairs);
    std::fflush(stdout);
    lengths = ranker.loss = ranker.right = 0, solved = 0, ranker.pairs = 0;
  }
  for (size_t i = 0; i < mean.size(); i++) w.values[i] += mean[i];
  addSquaredDistances(w, -squares);
  writeShipped(w, argv[6], [&](size_t i) { return std::round(8 * w.values[i]); });
}
