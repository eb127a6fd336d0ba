// Reads and writes the weights as they are shipped: singles and pairs as a text, triplets as bytes,
// each in eighths of a move (anytime/evaluation/weights.ts and tripletWeights.node.ts of the engine
// read them).
#pragma once
#include <cmath>
#include <fstream>
#include <iterator>

#include "board.hpp"

namespace evaluation {

// A weight in eighths as one character; two characters are awkward in source code.
inline char signOf(float value) {
  const int code = 80 + std::max(-45, std::min(45, static_cast<int>(std::lround(value))));
  return static_cast<char>(code == 39 ? 33 : code == 92 ? 32 : code);
}

inline float numberOf(char sign) {
  return static_cast<float>((sign == 33 ? 39 : sign == 32 ? 92 : sign) - 80);
}

// Calls with each weight of the text and what its character means: (weight + less) * scale.
template <class Visit>
void visitText(Weights& w, Visit visit) {
  const Board& b = w.board;
  for (int t = 0; t < b.tripleNumbers; t++) visit(w.values[w.excessWeights + t], -45 / 64.f, 64.f);
  for (int id = 0; id < b.cells; id++)
    for (int c = 0; c < b.cells; c++) {
      const int far = id < b.cells - 1 ? b.apart(id, c) : 0;
      visit(w.values[w.single(id, c)], static_cast<float>(-far), 8.f);
    }
  std::vector<uint8_t> cellOf(b.cells);
  for (const auto& pair : b.pairs) {
    if (pair.transposed) continue;
    for (int first = 0; first < b.cells; first++)
      for (int second = 0; second < b.cells; second++) {
        cellOf[pair.tiles[0]] = static_cast<uint8_t>(first);
        cellOf[pair.tiles[1]] = static_cast<uint8_t>(second);
        visit(w.values[w.pair(pair, cellOf.data())], 0.f, 8.f);
      }
  }
}

// `eighthsOf` returns the weight of a triplet by its index.
template <class EighthsOf>
void writeShipped(Weights& w, const std::string& path, EighthsOf eighthsOf) {
  std::ofstream out(path + ".txt", std::ios::binary);
  visitText(w, [&](float value, float less, float scale) {
    out.put(signOf(scale * (value + less)));
  });
  std::ofstream triplets(path + ".triplets", std::ios::binary);
  for (size_t i = w.triples; i < w.excessWeights; i++)
    triplets.put(static_cast<char>(std::max(-127.f, std::min(127.f, eighthsOf(i)))));
}

inline bool readShipped(Weights& w, const std::string& path) {
  const auto read = [](const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  const std::string signs = read(path + ".txt"), bytes = read(path + ".triplets");
  if (bytes.size() != w.excessWeights - w.triples) return false;
  for (size_t i = 0; i < bytes.size(); i++)
    w.values[w.triples + i] = static_cast<float>(static_cast<int8_t>(bytes[i])) / 8;
  size_t at = 0;
  visitText(w, [&](float& value, float less, float scale) {
    if (at < signs.size()) value = numberOf(signs[at]) / scale - less;
    at++;
  });
  return at == signs.size();
}

}  // namespace evaluation
