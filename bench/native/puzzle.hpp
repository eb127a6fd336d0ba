// A compiled block puzzle as bench/contestants/flatText.mjs writes it: numbers and white space.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

enum class Metric { steps, slides, moves };

// A piece somewhere: the cells it covers, and the placements one step up, right, down, left
// (-1: none).
struct Placement {
  std::vector<int> cells;
  int next[4];
};

// Interchangeable pieces: all placements of one piece, and where the pieces start.
struct Kind {
  std::vector<Placement> placements;
  std::vector<int> start;
};

// Every pair is a kind and the placement that one of its pieces must be at.
using Goal = std::vector<std::pair<int, int>>;

struct Puzzle {
  int cells;
  std::vector<Kind> kinds;
  std::vector<Goal> goals;
};

struct Result {
  size_t states = 0;    // different states seen
  size_t expanded = 0;  // states whose successors were made
  int levels = 0;       // depths with a state, the start's included
  int length = -1;      // of a shortest solution, counted along its line; -1 without one
  size_t bytes = 0;     // of the tables at their largest, as far as the program knows
};

inline int readNumber(std::FILE* file) {
  int number;
  if (std::fscanf(file, "%d", &number) == 1) return number;
  std::fprintf(stderr, "a number is missing in the puzzle\n");
  std::exit(2);
}

inline Kind readKind(std::FILE* file) {
  Kind kind;
  kind.start.resize(readNumber(file));
  kind.placements.resize(readNumber(file));
  for (auto& [cells, next] : kind.placements) {
    cells.resize(readNumber(file));
    for (int& cell : cells) cell = readNumber(file);
    for (int& placement : next) placement = readNumber(file);
  }
  for (int& placement : kind.start) placement = readNumber(file);
  return kind;
}

inline Puzzle readPuzzle(std::FILE* file) {
  Puzzle puzzle;
  puzzle.cells = readNumber(file);
  const int kinds = readNumber(file);
  for (int kind = 0; kind < kinds; kind++) puzzle.kinds.push_back(readKind(file));
  puzzle.goals.resize(readNumber(file));
  for (Goal& goal : puzzle.goals) {
    goal.resize(readNumber(file));
    for (auto& [kind, placement] : goal) {
      kind = readNumber(file);
      placement = readNumber(file);
    }
  }
  return puzzle;
}

inline std::vector<Puzzle> readPuzzles(const char* path) {
  std::FILE* file = std::fopen(path, "r");
  if (!file) {
    std::perror(path);
    std::exit(2);
  }
  const int count = readNumber(file);
  std::vector<Puzzle> puzzles;
  for (int i = 0; i < count; i++) puzzles.push_back(readPuzzle(file));
  std::fclose(file);
  return puzzles;
}
