// Starts a training on a board from what was learned on one with sides shorter by one, as
// anytime/evaluation/largerBoards.ts of the engine sees it: what is near a border there is near it
// here.
//
//     g++ -O3 -std=c++20 tools/evaluation/grow.cpp -o /tmp/grow
//     /tmp/grow 6 /tmp/six.state /tmp/seven.state      # side of the small board, its state, ours
#include <cstdio>
#include <functional>

#include "learner.hpp"

using namespace evaluation;

// How often a number counts as met that was learned on the smaller board.
constexpr uint32_t MET_SHARE = 3;

struct View {
  const Board &small, &large;

  static int shiftOf(int first, int last, int length, int side) {
    const int room = side - 1 - (last - first), after = length - 1 - last, middle = room / 2;
    return (first <= after ? std::min(first, middle) : std::max(room - after, middle)) - first;
  }

  // Where tiles that lie together have their homes on the small board.
  List homes(const List& tiles) const {
    const int length = large.side, side = small.side;
    int left = length, right = 0, top = length, bottom = 0;
    for (int t : tiles) {
      left = std::min(left, t % length), right = std::max(right, t % length);
      top = std::min(top, t / length), bottom = std::max(bottom, t / length);
    }
    const int dx = shiftOf(left, right, length, side), dy = shiftOf(top, bottom, length, side);
    List found;
    for (int t : tiles) found.push_back((t / length + dy) * side + t % length + dx);
    return found;
  }

  int place(int id, int home, int cell) const {
    const int length = large.side, side = small.side;
    const int dx = home % side - id % length, dy = home / side - id / length;
    const auto within = [&](int at) { return std::max(0, std::min(at, side - 1)); };
    return within(cell / length + dy) * side + within(cell % length + dx);
  }
};

static const Group& groupOf(const std::vector<Group>& groups, List tiles) {
  std::sort(tiles.begin(), tiles.end());
  for (const auto& group : groups) {
    List own = group.tiles;
    std::sort(own.begin(), own.end());
    if (own == tiles) return group;
  }
  std::abort();
}

int main(int argc, char** argv) {
  if (argc < 4) return std::fprintf(stderr, "side, its state, the state written\n"), 2;
  const int side = std::atoi(argv[1]);
  const Board small = makeBoard(side), large = makeBoard(side + 1);
  Weights from(small), to(large);
  Learner known(small, from), grown(large, to);
  if (!known.load(argv[2])) return std::fprintf(stderr, "no such state\n"), 2;
  const View view{small, large};
  const auto copy = [&](size_t there, size_t here, float more) {
    to.values[here] = from.values[there] + more;
    grown.met[here] = known.met[there] / MET_SHARE;
  };
  for (int id = 0; id < large.cells; id++)
    for (int cell = 0; cell < large.cells; cell++) {
      const int home = view.homes({id})[0], place = view.place(id, home, cell);
      const int further = large.apart(id, cell) - small.apart(home, place);
      copy(from.single(home, place), to.single(id, cell),
           id < large.cells - 1 ? static_cast<float>(further) : 0.f);
    }
  Tiles there(small.cells), here(large.cells);
  // All places of a group, the tiles from the last to the first.
  const std::function<void(const Group&, const List&, size_t, const std::function<void()>&)> each =
      [&](const Group& group, const List& homes, size_t left, const std::function<void()>& visit) {
        if (left == 0) return visit();
        const int tile = group.tiles[left - 1], home = homes[left - 1];
        for (int cell = 0; cell < large.cells; cell++) {
          here[tile] = static_cast<uint8_t>(cell);
          there[home] = static_cast<uint8_t>(view.place(tile, home, cell));
          each(group, homes, left - 1, visit);
        }
      };
  for (const auto& pair : large.pairs) {
    if (pair.transposed) continue;
    const List homes = view.homes(pair.tiles);
    const Group& as = groupOf(small.pairs, homes);
    each(pair, homes, 2,
         [&] { copy(from.pair(as, there.data()), to.pair(pair, here.data()), 0); });
  }
  for (const auto& triple : large.triples) {
    if (triple.transposed) continue;
    const List homes = view.homes(triple.tiles);
    const Group& as = groupOf(small.triples, homes);
    to.values[to.excessWeights + triple.number] = from.values[from.excessWeights + as.number];
    each(triple, homes, 3,
         [&] { copy(from.triple(as, there.data()), to.triple(triple, here.data()), 0); });
  }
  grown.save(argv[3]);
}
