// The plain yardstick: breadth-first search as a textbook has it, for any block puzzle. A state is
// a std::string with one byte a piece, sorted within each kind; every state seen is a key of a
// std::unordered_map whose value is the state before it.
#include <unordered_map>

#include "measure.hpp"

namespace {

using State = std::string;
using Seen = std::unordered_map<State, const State*>;

class PlainSearch {
 public:
  PlainSearch(const Puzzle& puzzle, Metric metric) : puzzle_(puzzle), metric_(metric) {
    for (size_t kind = 0; kind < puzzle.kinds.size(); kind++) {
      kindFirst_.push_back(kindOf_.size());
      for (int placement : puzzle.kinds[kind].start) {
        kindOf_.push_back(kind);
        start_.push_back(placement);
      }
    }
    kindFirst_.push_back(kindOf_.size());
  }

  Result run(bool whole) {
    Result result;
    reach(canonical(start_), nullptr);
    if (!whole && isGoal(*next_.front())) result.length = 0;
    while (!next_.empty() && result.length < 0) {
      result.levels++;
      std::vector<const State*> level;
      level.swap(next_);
      for (const State* state : level) {
        result.expanded++;
        if (!expand(*state, whole)) continue;
        result.length = lengthOf(goal_);
        break;
      }
    }
    result.states = seen_.size();
    return result;
  }

 private:
  const Puzzle& puzzle_;
  const Metric metric_;
  std::vector<int> kindOf_;
  std::vector<int> kindFirst_;
  State start_;
  Seen seen_;
  std::vector<const State*> next_;
  const State* goal_ = nullptr;

  State canonical(State state) const {
    for (size_t kind = 0; kind + 1 < kindFirst_.size(); kind++) {
      std::sort(state.begin() + kindFirst_[kind], state.begin() + kindFirst_[kind + 1]);
    }
    return state;
  }

  // Keeps a state that is new; returns it then.
  const State* reach(State state, const State* from) {
    const auto [place, isNew] = seen_.emplace(std::move(state), from);
    if (!isNew) return nullptr;
    next_.push_back(&place->first);
    return &place->first;
  }

  bool isGoal(const State& state) const {
    for (const Goal& goal : puzzle_.goals) {
      const bool met = std::all_of(goal.begin(), goal.end(), [&](const auto& part) {
        const auto begin = state.begin() + kindFirst_[part.first];
        const auto end = state.begin() + kindFirst_[part.first + 1];
        return std::find(begin, end, char(part.second)) != end;
      });
      if (met) return true;
    }
    return false;
  }

  // Makes all successors; true as soon as one is a goal and goals are asked for.
  bool expand(const State& state, bool whole) {
    std::vector<int> onCell(puzzle_.cells, -1);
    for (size_t piece = 0; piece < state.size(); piece++) {
      for (int cell : placements(piece)[state[piece]].cells) onCell[cell] = piece;
    }
    for (size_t piece = 0; piece < state.size(); piece++) {
      for (int target : targets(onCell, piece, state[piece])) {
        State successor = state;
        successor[piece] = target;
        const State* added = reach(canonical(std::move(successor)), &state);
        if (whole || !added || !isGoal(*added)) continue;
        goal_ = added;
        return true;
      }
    }
    return false;
  }

  const std::vector<Placement>& placements(int piece) const {
    return puzzle_.kinds[kindOf_[piece]].placements;
  }

  // Where one unit of the metric can take a piece.
  std::vector<int> targets(const std::vector<int>& onCell, int piece, int from) const {
    std::vector<int> found{from};
    const auto step = [&](int at, int direction) {
      const int to = placements(piece)[at].next[direction];
      if (to < 0) return -1;
      for (int cell : placements(piece)[to].cells) {
        if (onCell[cell] >= 0 && onCell[cell] != piece) return -1;
      }
      return to;
    };
    if (metric_ == Metric::moves) {
      for (size_t i = 0; i < found.size(); i++) {
        for (int direction = 0; direction < 4; direction++) {
          const int to = step(found[i], direction);
          if (to < 0 || std::find(found.begin(), found.end(), to) != found.end()) continue;
          found.push_back(to);
        }
      }
    } else {
      for (int direction = 0; direction < 4; direction++) {
        for (int to = step(from, direction); to >= 0; to = step(to, direction)) {
          found.push_back(to);
          if (metric_ == Metric::steps) break;
        }
      }
    }
    found.erase(found.begin());
    return found;
  }

  int lengthOf(const State* state) const {
    int length = 0;
    while ((state = seen_.at(*state))) length++;
    return length;
  }
};

}  // namespace

int main(int count, char** words) {
  return measure(count, words, [](const Puzzle& puzzle, Metric metric, bool whole) {
    return PlainSearch(puzzle, metric).run(whole);
  });
}
