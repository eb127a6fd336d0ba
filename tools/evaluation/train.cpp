// Learns the weights of board.hpp by regression. Boards are solved by narrow beams with the current
// weights, and so are states that these beams kept on their way; every state on every line found is
// a sample. Its target is the weighted mean of the current evaluations of the states further along
// the line, each counting LAMBDA times as much as the one before it, and of the moves left at the
// end (Sutton 1988, "Learning to predict by the methods of temporal differences"): lines of narrow
// beams are too long by a random amount (7x7: 14 moves and more, give or take 4), which matters
// less where most of a line does not count.
//
//     g++ -O3 -march=native -ffp-contract=off -std=c++20 tools/evaluation/train.cpp -o /tmp/train
//     /tmp/train 6 1500 1 /tmp/six           # side, rounds, seed, files written
//     /tmp/train 6 1500 2 /tmp/six /tmp/six.state      # continues from there
//     node -e 'process.stdout.write(zlib.brotliCompressSync(fs.readFileSync(0)))' \
//       < /tmp/six.triplets > packages/tiles/weights/triplets6.bin
//
// (triplets5.bin by zlib.deflateRawSync with level 9: pages read it, and know no Brotli.)
//
// The text (singles and pairs) goes to side6.txt; another run continues from the state. The same
// arguments give the same weights wherever arithmetic is that of IEEE 754. The shipped weights
// continued those of earlier forms of this program, so no arguments repeat them: 5x5 by 2,200
// rounds in the end; 6x6 by 11,500 with LAMBDA at 1 and 9,900 as it is; 7x7, started by grow.cpp,
// by 2,200 and 3,300. Those last rounds took 250 35-puzzles, 1,000 wide, from 5.4 moves above the
// published solutions to 4.9 and as many 48-puzzles from 26.4 to 23.4, where 600 with LAMBDA at 1
// had gained nothing; the last thousand did little. Rejected: LAMBDA at .9 (100 of 7x7, 4,000 wide,
// after 400 rounds: 17.2 moves above; 16.7 after 600 with .97). rank.cpp continues from there.
#include <cmath>
#include <cstdio>
#include <utility>

#include "boards.hpp"
#include "learner.hpp"

using namespace evaluation;

constexpr size_t SAMPLES_MAX = 2'000'000, SAMPLES_LEAST = 20'000, LESSONS = 6;
constexpr int WIDTH = 500;
constexpr double MOVES_FIRST = 70, MOVES_GROWTH = 1.02;
constexpr float LAMBDA = .97f;
// How often a number counts as met at most, at the first round and the last; then the same for a
// run that goes on from another's state.
constexpr double MET_FIRST = 3000, MET_LAST = 40'000, MET_AGAIN = 20'000, MET_END = 200'000;

// The states of a line, with their current evaluations.
static std::vector<Sample> samplesOf(const Board& b, Learner& learner, Tiles tiles,
                                     const std::vector<int>& line) {
  std::vector<Sample> samples;
  for (int move : line) {
    Sample sample{Tiles(b.cells), 0};
    for (int c = 0; c < b.cells; c++) sample.cellOf[tiles[c]] = static_cast<uint8_t>(c);
    sample.left = learner.guess(sample.cellOf.data());
    const int gap = sample.cellOf[b.cells - 1];
    std::swap(tiles[gap], tiles[b.neighbours[gap * 4 + move]]);
    samples.push_back(std::move(sample));
  }
  return samples;
}

// Turns the evaluations of the states of a line into their targets.
static void lookAhead(std::vector<Sample>& samples) {
  float next = 0, guessed = 0;
  for (size_t m = samples.size(); m-- > 0;) {
    next = 1 + (1 - LAMBDA) * guessed + LAMBDA * next;
    guessed = std::exchange(samples[m].left, next);
  }
}

int main(int argc, char** argv) {
  if (argc < 5) return std::fprintf(stderr, "side, rounds, seed, files, a state or none\n"), 2;
  const Board b = makeBoard(std::atoi(argv[1]));
  const int rounds = std::atoi(argv[2]), longest = 2 * b.cells * b.side;
  const double farthest = 12. * b.cells * b.side;
  Random random{0x9e3779b97f4a7c15ull * (2 * std::strtoull(argv[3], nullptr, 10) + 1)};
  const std::string path = argv[4];
  Weights weights(b);
  Learner learner(b, weights);
  if (argc > 5 && !learner.load(argv[5])) return std::fprintf(stderr, "no such state\n"), 2;
  const double metFirst = argc > 5 ? MET_AGAIN : MET_FIRST;
  const double metLast = argc > 5 ? MET_END : MET_LAST;
  const int refill = b.side < 6 ? 20 : b.side < 7 ? 40 : 80;
  Tables tables(b);
  std::vector<Sample> samples;
  size_t oldest = 0;
  // Boards are scrambled further as they are solved.
  double moves = argc > 5 ? farthest : MOVES_FIRST, lengths = 0, squares = 0;
  int solved = 0, failed = 0, guesses = 0;
  for (int round = 0; round < rounds; round++) {
    const double share = static_cast<double>(round) / rounds;
    if (round % refill == 0 || (argc == 5 && round < 200 && round % 5 == 0)) tables.fill(weights);
    learner.most = static_cast<uint32_t>(metFirst * std::pow(metLast / metFirst, share));
    const bool isFar = moves >= farthest;
    const int far = 1 + random.below(static_cast<int>(moves));
    const bool isAny = isFar && random.below(2) == 0;
    std::vector<Tiles> todo{isAny ? shuffled(b, random) : scrambled(b, far, random)};
    size_t count = 0;
    for (size_t i = 0; i < todo.size(); i++) {
      Tiles tiles = todo[i];
      const auto line = solve(tables, tiles, WIDTH, longest, random, [&](const Level& level) {
        const int any = random.below(static_cast<int>(level.count));
        const uint8_t* state = level.state(static_cast<size_t>(any));
        if (i == 0 && random.unit() < .06) todo.emplace_back(state, state + b.cells);
      });
      if (i == 0) {
        if (line.empty()) failed++, moves = std::max(60., moves * .97);
        else solved++, moves *= isFar ? 1 : MOVES_GROWTH;
        lengths += static_cast<double>(line.size());
      }
      std::vector<Sample> made = samplesOf(b, learner, std::move(tiles), line);
      for (size_t m = 0; m < made.size(); m += 8) {
        // Not learned from so far: this error is the one that counts.
        const float error = static_cast<float>(made.size() - m) - made[m].left;
        squares += error * error, guesses++;
      }
      lookAhead(made);
      count += made.size();
      for (Sample& sample : made) {
        if (samples.size() < SAMPLES_MAX) samples.push_back(std::move(sample));
        else samples[oldest++ % SAMPLES_MAX] = std::move(sample);
      }
    }
    if (samples.size() > SAMPLES_LEAST)
      for (size_t k = count * LESSONS; k > 0; k--)
        learner.learn(samples[random.next() % samples.size()]);
    if ((round + 1) % 100 != 0 && round + 1 < rounds) continue;
    std::printf("round %d: scrambled by %.0f, mean length %.1f, %d not solved, error %.2f\n",
                round + 1, moves, lengths / std::max(1, solved), failed,
                std::sqrt(squares / std::max(1, guesses)));
    std::fflush(stdout);
    lengths = squares = 0, solved = failed = guesses = 0;
    learner.save(path + ".state");
    writeLearned(learner, path);
  }
}
