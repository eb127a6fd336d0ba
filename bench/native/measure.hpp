// The frame of both programs: FILE whole|answer METRIC LOOP_MS RUNS_MAX, one JSON object out.
#pragma once
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstring>

#include "puzzle.hpp"

struct Run {
  double wallMs;
  double cpuMs;
};

inline double cpuMs() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  const auto ms = [](const timeval& time) { return time.tv_sec * 1e3 + time.tv_usec / 1e3; };
  return ms(usage.ru_utime) + ms(usage.ru_stime);
}

// A line of /proc/self/status in bytes (ru_maxrss would still show the parent's); 0 elsewhere.
inline size_t statusBytes(const char* name) {
  std::FILE* file = std::fopen("/proc/self/status", "r");
  if (!file) return 0;
  char line[256];
  size_t kilobytes = 0;
  while (std::fgets(line, sizeof line, file)) {
    if (std::strncmp(line, name, std::strlen(name)) == 0) {
      kilobytes = std::strtoul(line + std::strlen(name), nullptr, 10);
    }
  }
  std::fclose(file);
  return kilobytes * 1024;
}

inline Metric metricOf(const std::string& name) {
  if (name == "moves") return Metric::moves;
  return name == "slides" ? Metric::slides : Metric::steps;
}

inline void print(const std::vector<Result>& results, const std::vector<Run>& runs, size_t rss) {
  Result sum;
  std::printf("{\"lengths\":[");
  for (size_t i = 0; i < results.size(); i++) {
    std::printf(i ? ",%d" : "%d", results[i].length);
    sum.states += results[i].states;
    sum.expanded += results[i].expanded;
    sum.levels += results[i].levels;
    sum.bytes = std::max(sum.bytes, results[i].bytes);
  }
  std::printf("],\"states\":%zu,\"expanded\":%zu,\"levels\":%d,\"peakBytes\":%zu,\"rssBytes\":%zu",
              sum.states, sum.expanded, sum.levels, sum.bytes, rss);
  std::printf(",\"runs\":[");
  for (size_t i = 0; i < runs.size(); i++) {
    std::printf("%s{\"wallMs\":%.4f,\"cpuMs\":%.4f}", i ? "," : "", runs[i].wallMs, runs[i].cpuMs);
  }
  std::printf("]}\n");
}

// search(puzzle, metric, whole): all reachable states, or only as far as the first goal.
template <class Search>
int measure(int count, char** words, Search search) {
  if (count != 6) {
    std::fprintf(stderr, "usage: %s FILE whole|answer METRIC LOOP_MS RUNS_MAX\n", words[0]);
    return 2;
  }
  const std::vector<Puzzle> puzzles = readPuzzles(words[1]);
  const bool whole = std::string(words[2]) == "whole";
  const Metric metric = metricOf(words[3]);
  const double loopMs = std::atof(words[4]);
  const size_t runsMax = std::strtoul(words[5], nullptr, 10);
  const size_t rssBefore = statusBytes("VmRSS:");
  size_t rssBytes = 0;
  std::vector<Run> runs;
  std::vector<Result> results;
  double spentMs = 0;
  while (runs.empty() || (spentMs < loopMs && runs.size() < runsMax)) {
    results.clear();
    const double cpuStart = cpuMs();
    const auto start = std::chrono::steady_clock::now();
    for (const Puzzle& puzzle : puzzles) results.push_back(search(puzzle, metric, whole));
    const std::chrono::duration<double, std::milli> wall = std::chrono::steady_clock::now() - start;
    runs.push_back({wall.count(), cpuMs() - cpuStart});
    spentMs += runs.back().cpuMs;
    if (runs.size() == 1) rssBytes = statusBytes("VmHWM:") - rssBefore;
  }
  print(results, runs, rssBytes);
  return 0;
}
