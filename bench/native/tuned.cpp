// The tuned yardstick: breadth-first search as a careful C++ programmer would have it on one
// thread, for any block puzzle of at most 64 open cells. A state is one number of 64 or 128 bits
// with a field a piece; a placement is a mask of cells; the closed set is an open-addressed table
// of these numbers, and a successor waits in a short queue while its line of the table is fetched.
#include "closed.hpp"
#include "measure.hpp"

namespace {

using Mask = uint64_t;

int bitsOf(const Kind& kind) {
  int bits = 0;
  while (size_t(1) << bits < kind.placements.size()) bits++;
  return bits;
}

struct FastPlacement {
  Mask mask;
  int8_t next[4];
};

struct Slot {
  const FastPlacement* placements;
  int shift;        // of its field in a key
  uint64_t field;   // as many ones as the field has bits
  int first, last;  // slots of the same kind
};

template <class Key>
class TunedSearch {
 public:
  TunedSearch(const Puzzle& puzzle, Metric metric) : puzzle_(puzzle), metric_(metric) {
    int shift = 0;
    for (const Kind& kind : puzzle.kinds) {
      std::vector<FastPlacement> fast;
      for (const auto& [cells, next] : kind.placements) {
        FastPlacement placement{0, {}};
        for (int cell : cells) placement.mask |= Mask(1) << cell;
        for (int d = 0; d < 4; d++) placement.next[d] = next[d];
        fast.push_back(placement);
      }
      placements_.push_back(std::move(fast));
      const int first = slots_.size();
      const int last = first + int(kind.start.size()) - 1;
      firstSlot_.push_back(first);
      const int bits = bitsOf(kind);
      for (size_t i = 0; i < kind.start.size(); i++, shift += bits) {
        slots_.push_back({placements_.back().data(), shift, (1u << bits) - 1, first, last});
      }
    }
    marker_ = Key(1) << shift;
  }

  Result run(bool whole) {
    Result result;
    whole_ = whole;
    settle(startKey(), 0);
    if (goal_ >= 0) result.length = 0;
    size_t at = 0;
    while (at < states_.size() && goal_ < 0) {
      result.levels++;
      const size_t end = states_.size();
      for (; at < end && goal_ < 0; at++) expand(at);
      for (int i = 0; i < kWaiting && goal_ < 0; i++) wait(0, 0);
    }
    result.expanded = at;
    result.states = states_.size();
    if (goal_ > 0) result.length = lengthOf(goal_);
    result.bytes = states_.bytes() + parents_.bytes() + closed_.bytes();
    return result;
  }

 private:
  static constexpr int kWaiting = 16;
  struct Waiting {
    Key key;
    uint64_t hash;
    uint32_t parent;
  };

  const Puzzle& puzzle_;
  const Metric metric_;
  std::vector<std::vector<FastPlacement>> placements_;
  std::vector<Slot> slots_;
  std::vector<int> firstSlot_;
  Key marker_;
  Chunks<Key> states_;
  Chunks<uint32_t> parents_;
  Closed<Key> closed_;
  Waiting waiting_[kWaiting] = {};
  uint32_t turn_ = 0;
  bool whole_ = false;
  int64_t goal_ = -1;

  static int field(Key key, const Slot& slot) { return uint64_t(key >> slot.shift) & slot.field; }
  static Key put(Key key, const Slot& slot, int value) {
    return (key & ~(Key(slot.field) << slot.shift)) | (Key(value) << slot.shift);
  }

  Key startKey() const {
    Key key = marker_;
    for (size_t kind = 0; kind < puzzle_.kinds.size(); kind++) {
      const std::vector<int>& start = puzzle_.kinds[kind].start;
      for (size_t i = 0; i < start.size(); i++) {
        key = put(key, slots_[firstSlot_[kind] + i], start[i]);
      }
    }
    return key;
  }

  // Puts a successor into the queue and settles the one that has waited longest.
  void wait(Key key, uint32_t parent) {
    Waiting& place = waiting_[turn_++ % kWaiting];
    const Waiting due = place;
    const uint64_t hash = hashOf(key);
    closed_.prefetch(hash);
    place = {key, hash, parent};
    if (due.key != 0 && closed_.add(due.key, due.hash)) keep(due.key, due.parent);
  }

  void settle(Key key, uint32_t parent) {
    if (closed_.add(key, hashOf(key))) keep(key, parent);
  }

  void keep(Key key, uint32_t parent) {
    states_.push(key);
    parents_.push(parent);
    if (closed_.isFull(states_.size())) closed_.grow(states_);
    if (!whole_ && goal_ < 0 && isGoal(key)) goal_ = states_.size() - 1;
  }

  bool isGoal(Key key) const {
    for (const Goal& goal : puzzle_.goals) {
      size_t met = 0;
      for (const auto& [kind, placement] : goal) {
        const Slot& first = slots_[firstSlot_[kind]];
        for (int slot = first.first; slot <= first.last; slot++) {
          if (field(key, slots_[slot]) == placement) {
            met++;
            break;
          }
        }
      }
      if (met == goal.size()) return true;
    }
    return false;
  }

  void expand(uint32_t number) {
    const Key key = states_[number];
    uint8_t at[32];
    Mask occupied = 0;
    for (size_t i = 0; i < slots_.size(); i++) {
      at[i] = field(key, slots_[i]);
      occupied |= slots_[i].placements[at[i]].mask;
    }
    for (size_t i = 0; i < slots_.size(); i++) {
      const FastPlacement* placements = slots_[i].placements;
      const Mask others = occupied & ~placements[at[i]].mask;
      const auto free = [&](int to) { return to >= 0 && !(placements[to].mask & others); };
      const auto emit = [&](int to) { wait(moved(key, at, i, to), number); };
      if (metric_ == Metric::moves) {
        flood(placements, at[i], free, emit);
        continue;
      }
      for (int d = 0; d < 4; d++) {
        for (int to = placements[at[i]].next[d]; free(to); to = placements[to].next[d]) {
          emit(to);
          if (metric_ == Metric::steps) break;
        }
      }
    }
  }

  template <class Free, class Emit>
  static void flood(const FastPlacement* placements, int from, Free free, Emit emit) {
    Mask seen = Mask(1) << from;
    uint8_t found[64];
    int count = 0;
    found[count++] = from;
    for (int i = 0; i < count; i++) {
      for (int d = 0; d < 4; d++) {
        const int to = placements[found[i]].next[d];
        if (!free(to) || (seen >> to & 1)) continue;
        seen |= Mask(1) << to;
        found[count++] = to;
        emit(to);
      }
    }
  }

  // One piece goes elsewhere; those of its kind that it passes move up, so that fields ascend.
  Key moved(Key key, const uint8_t* at, int slot, int to) const {
    const int first = slots_[slot].first;
    const int last = slots_[slot].last;
    int i = slot;
    for (; i > first && at[i - 1] > to; i--) key = put(key, slots_[i], at[i - 1]);
    for (; i < last && at[i + 1] < to; i++) key = put(key, slots_[i], at[i + 1]);
    return put(key, slots_[i], to);
  }

  int lengthOf(uint32_t number) {
    int length = 0;
    for (; number != 0; number = parents_[number]) length++;
    return length;
  }
};

Result search(const Puzzle& puzzle, Metric metric, bool whole) {
  int bits = 1;
  size_t pieces = 0;
  for (const Kind& kind : puzzle.kinds) {
    bits += bitsOf(kind) * int(kind.start.size());
    pieces += kind.start.size();
  }
  if (puzzle.cells > 64 || bits > 128 || pieces > 32) {
    std::fprintf(stderr, "more than 64 cells, 32 pieces or 127 bits a state\n");
    std::exit(3);
  }
  if (bits <= 64) return TunedSearch<uint64_t>(puzzle, metric).run(whole);
  return TunedSearch<Wide>(puzzle, metric).run(whole);
}

}  // namespace

int main(int count, char** words) { return measure(count, words, search); }
