/* The line of progress during a search. */

import type { AnalysisProgress } from '@glissade/analysis/analyse/analysis';
import { familiarMetric, type Metric, type Puzzle } from '@glissade/core';
import type { Progress } from '@glissade/solve/outcome';
import type { Output } from '../output.ts';
import { countOf, formatCount, formatTime } from '../text/numbers.ts';

/** A listener that keeps the progress line current; undefined where nobody would see it. */
export function reportProgress(
  output: Output,
  puzzle: Puzzle,
  metric: Metric,
): (progress: Progress) => void {
  const word = familiarMetric(puzzle, metric);
  return ({ phase, lowerBound, bestLength, nodesPerSecond, boundRestMs, stats }) => {
    const time = formatTime(stats.timeMs);
    if (phase === 'preparing') {
      output.status(`building tables … ${time}`);
      return;
    }
    const best = bestLength === undefined ? '' : `, best ${bestLength}`;
    const pace = nodesPerSecond === undefined ? '' : ` (${formatPace(nodesPerSecond)})`;
    const states = `${formatMany(stats.expanded)} states${pace}`;
    const bound = `at least ${lowerBound} ${word}${best}`;
    const rest = restWords(boundRestMs);
    output.status(`searching … ${states}, ${bound}, ${time}${rest}`);
  };
}

/** "12.5 M/s", "840/s". */
function formatPace(nodesPerSecond: number): string {
  if (nodesPerSecond >= 1e6) return `${(nodesPerSecond / 1e6).toFixed(1)} M/s`;
  return `${formatCount(nodesPerSecond)}/s`;
}

/** "12,345", "123.4 M": the line has no space for more. */
function formatMany(count: number): string {
  return count < 1e7 ? formatCount(count) : `${(count / 1e6).toFixed(1)} M`;
}

/** How long this length will take, where that is worth a word. */
function restWords(restMs: number | undefined): string {
  if (restMs === undefined || restMs < 2000) return '';
  return ` (est. ${formatTime(restMs)} more at this bound)`;
}

/** The same for work on a whole space. */
export function reportSpaceProgress(
  output: Output,
  puzzle: Puzzle,
): (progress: AnalysisProgress) => void {
  return ({ metric, expanded, timeMs }) => {
    const word = familiarMetric(puzzle, metric);
    output.status(`exploring in ${word} … ${countOf(expanded, 'state')}, ${formatTime(timeMs)}`);
  };
}
