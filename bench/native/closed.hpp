// What tuned.cpp keeps its states in: a list that never moves, and an open-addressed table.
#pragma once
#include <cstdint>
#include <memory>
#include <vector>

using Wide = unsigned __int128;

inline uint64_t mix(uint64_t bits) {
  bits = (bits ^ (bits >> 32)) * 0x9e3779b97f4a7c15u;
  bits = (bits ^ (bits >> 29)) * 0xbf58476d1ce4e5b9u;
  return bits ^ (bits >> 32);
}
inline uint64_t hashOf(uint64_t key) { return mix(key); }
inline uint64_t hashOf(Wide key) { return mix(uint64_t(key) ^ mix(uint64_t(key >> 64))); }

// A list in pieces, so that growing never copies.
template <class Item>
class Chunks {
 public:
  Item& operator[](size_t index) { return chunks_[index >> kBits][index & ((1 << kBits) - 1)]; }
  void push(const Item& item) {
    if (size_ >> kBits == chunks_.size()) chunks_.emplace_back(new Item[1 << kBits]);
    (*this)[size_++] = item;
  }
  size_t size() const { return size_; }
  size_t bytes() const { return (chunks_.size() << kBits) * sizeof(Item); }

 private:
  static constexpr int kBits = 14;
  std::vector<std::unique_ptr<Item[]>> chunks_;
  size_t size_ = 0;
};

// No key is 0: every one has a bit above its fields.
template <class Key>
class Closed {
 public:
  void prefetch(uint64_t hash) const { __builtin_prefetch(&slots_[hash & mask_], 1); }
  bool add(Key key, uint64_t hash) {
    size_t slot = hash & mask_;
    while (slots_[slot] != 0) {
      if (slots_[slot] == key) return false;
      slot = (slot + 1) & mask_;
    }
    slots_[slot] = key;
    return true;
  }
  bool isFull(size_t count) const { return count * 3 > slots_.size() * 2; }
  // All keys are in the list of states too, so the old table is let go first.
  void grow(Chunks<Key>& keys) {
    const size_t size = slots_.size() * 2;
    std::vector<Key>().swap(slots_);
    slots_.resize(size);
    mask_ = size - 1;
    for (size_t i = 0; i < keys.size(); i++) add(keys[i], hashOf(keys[i]));
  }
  size_t bytes() const { return slots_.size() * sizeof(Key); }

 private:
  std::vector<Key> slots_ = std::vector<Key>(1 << 12);
  size_t mask_ = (1 << 12) - 1;
};
