// Learns what board.hpp calls weights, by regression: boards are solved by narrow beams with the
// weights so far, and so are states that these beams kept on their way; every state on every line
// found is a sample, the moves left its value. Boards are scrambled further as they are solved.
//
//     g++ -O3 -march=native -ffp-contract=off -std=c++20 tools/judge/train.cpp -o /tmp/train
//     /tmp/train 6 700 1 /tmp/side6.txt      # side, rounds, seed, text written
//
// The text has one sign a number, as weights.ts of the engine reads it. The same arguments make the
// same text wherever numbers are those of IEEE 754. side5.txt is made by `5 1500 1` in about 75 s of
// one core; side6.txt is of an earlier form of this program, some minutes of one core.
#include <cmath>
#include <cstdio>
#include <fstream>

#include "beam.hpp"

using namespace judge;

struct Sample { Tiles cellOf; float left; };
constexpr size_t SAMPLES_MAX = 400'000, LESSONS_MAX = 6000;
constexpr int WIDTH = 500;
constexpr float RATE = .1f, TRIPLE_RATE = .2f, ERROR_MAX = 6;
constexpr double MOVES_FIRST = 70, MOVES_GROWTH = 1.02;

static size_t placeOf(const Board& b, const List& tiles, const Tiles& cellOf) {
  const int upper = cellOf[tiles[1]] + b.cells * cellOf[tiles[2]];
  return static_cast<size_t>(cellOf[tiles[0]] + b.cells * upper);
}

static float guess(const Board& b, const Weights& w, const Tiles& cellOf) {
  float sum = 0;
  for (int id = 0; id < b.cells; id++) sum += w.singles[Weights::single(b, id, cellOf[id])];
  for (size_t t = 0; t < b.triples.size(); t++)
    sum += w.triples[b.triples[t].number] * b.excess[t][placeOf(b, b.triples[t].tiles, cellOf)];
  for (const auto& pair : b.pairs) sum += w.pairs[pair.number][Weights::at(b, pair, cellOf.data())];
  return sum;
}

// One step of gradient descent, normalised: the error gets smaller by the share `rate`, whatever
// the number of terms. Refused: giving numbers that are seldom in a sum a larger part of it, which
// learns a side sooner, but serves larger boards worse (6x6 on 7x7: 380 moves instead of 370).
static void learn(const Board& b, Weights& w, const Sample& s, float rate) {
  const float error = std::max(-ERROR_MAX, std::min(ERROR_MAX, s.left - guess(b, w, s.cellOf)));
  const float change = rate * error / static_cast<float>(b.cells + b.pairs.size());
  for (int id = 0; id < b.cells; id++) w.singles[Weights::single(b, id, s.cellOf[id])] += change;
  for (size_t t = 0; t < b.triples.size(); t++)
    w.triples[b.triples[t].number] +=
        TRIPLE_RATE * change * b.excess[t][placeOf(b, b.triples[t].tiles, s.cellOf)];
  for (const auto& pair : b.pairs)
    w.pairs[pair.number][Weights::at(b, pair, s.cellOf.data())] += change;
}

static Tiles scrambled(const Board& b, int moves, Random& random) {
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

// An even permutation with the gap at home.
static Tiles shuffled(const Board& b, Random& random) {
  Tiles tiles = scrambled(b, 0, random);
  int swaps = 0;
  for (int i = b.cells - 2; i > 1; i--) {
    const int j = random.below(i + 1);
    if (j != i) std::swap(tiles[i], tiles[j]), swaps++;
  }
  if (swaps % 2 == 1) std::swap(tiles[0], tiles[1]);
  return tiles;
}

static void write(const Board& b, const Weights& w, const char* path) {
  std::ofstream out(path, std::ios::binary);
  const auto sign = [&](float value) {
    int code = 80 + std::max(-45, std::min(45, static_cast<int>(std::lround(value))));
    if (code == 39 || code == 92) code = code == 39 ? 33 : 32;
    out.put(static_cast<char>(code));
  };
  for (float value : w.triples) sign(64 * value - 45);
  for (int id = 0; id < b.cells; id++)
    for (int c = 0; c < b.cells; c++) {
      const int far = id < b.cells - 1 ? b.apart(id, c) : 0;
      sign(8 * (w.singles[Weights::single(b, id, c)] - static_cast<float>(far)));
    }
  for (const auto& pair : w.pairs)
    for (float value : pair) sign(8 * value);
}

int main(int argc, char** argv) {
  if (argc < 5) return std::fprintf(stderr, "side, rounds, seed, file\n"), 2;
  const Board b = makeBoard(std::atoi(argv[1]));
  const int rounds = std::atoi(argv[2]), longest = 2 * b.cells * b.side;
  Random random{0x9e3779b97f4a7c15ull * (2 * std::strtoull(argv[3], nullptr, 10) + 1)};
  Weights weights(b);
  Tables tables(b);
  std::vector<Sample> samples;
  size_t oldest = 0;
  double moves = MOVES_FIRST, lengths = 0, squares = 0;
  int solved = 0, failed = 0, lessons = 0;
  for (int round = 0; round < rounds; round++) {
    if (round % 5 == 0) tables.fill(weights);
    const bool isFar = moves >= 12. * b.cells * b.side;
    const int far = static_cast<int>(moves * (.3 + .7 * random.unit()));
    const bool isAny = isFar && random.below(3) == 0;
    std::vector<Tiles> todo{isAny ? shuffled(b, random) : scrambled(b, far, random)};
    for (size_t i = 0; i < todo.size(); i++) {
      Tiles tiles = todo[i];
      const auto line = beam(tables, tiles, WIDTH, longest, random, [&](const uint8_t* state) {
        if (i == 0 && random.unit() < .06) todo.emplace_back(state, state + b.cells);
      });
      if (i == 0) {
        if (line.empty()) failed++, moves = std::max(60., moves * .97);
        else solved++, moves *= isFar ? 1 : MOVES_GROWTH;
        lengths += static_cast<double>(line.size());
      }
      for (size_t m = 0; m < line.size(); m++) {
        Sample sample{Tiles(b.cells), static_cast<float>(line.size() - m)};
        for (int c = 0; c < b.cells; c++) sample.cellOf[tiles[c]] = static_cast<uint8_t>(c);
        const int gap = sample.cellOf[b.cells - 1];
        std::swap(tiles[gap], tiles[b.neighbours[gap * 4 + line[m]]]);
        if (samples.size() < SAMPLES_MAX) samples.push_back(std::move(sample));
        else samples[oldest++ % SAMPLES_MAX] = std::move(sample);
      }
    }
    const float rate = RATE * (1 - .9f * static_cast<float>(round) / static_cast<float>(rounds));
    for (size_t k = std::min(samples.size() / 8, LESSONS_MAX); k > 0; k--) {
      const auto& sample = samples[random.below(static_cast<int>(samples.size()))];
      const float error = sample.left - guess(b, weights, sample.cellOf);
      squares += error * error, lessons++;
      learn(b, weights, sample, rate);
    }
    if ((round + 1) % 100 != 0 && round + 1 < rounds) continue;
    std::printf("round %d: scrambled by %.0f, mean length %.1f, %d not solved, error %.2f\n",
                round + 1, moves, lengths / std::max(1, solved), failed,
                std::sqrt(squares / std::max(1, lessons)));
    std::fflush(stdout);
    lengths = squares = 0, solved = failed = lessons = 0;
    write(b, weights, argv[4]);
  }
}
