import type { Metric, Puzzle } from '@glissade/core';
import type { AnalysisProgress, Progress } from '@glissade/engine';
import type { Output } from '../output.ts';
import { formatCount, formatTime } from '../text/numbers.ts';
import { metricWord } from '../text/outcomeText.ts';

/** A listener that keeps the progress line current; undefined where nobody would see it. */
export function reportProgress(
  output: Output,
  puzzle: Puzzle,
  metric: Metric,
): (progress: Progress) => void {
  const word = metricWord(puzzle, metric);
  return ({ phase, lowerBound, bestLength, stats }) => {
    const time = formatTime(stats.timeMs);
    if (phase === 'preparing') {
      output.status(`building tables … ${time}`);
      return;
    }
    const best = bestLength === undefined ? '' : `, best ${bestLength}`;
    const states = formatCount(stats.expanded);
    output.status(`searching … ${states} states, at least ${lowerBound} ${word}${best}, ${time}`);
  };
}

/** The same for work on a whole space. */
export function reportSpaceProgress(
  output: Output,
  puzzle: Puzzle,
): (progress: AnalysisProgress) => void {
  return ({ metric, expanded, timeMs }) => {
    const word = metricWord(puzzle, metric);
    output.status(`exploring in ${word} … ${formatCount(expanded)} states, ${formatTime(timeMs)}`);
  };
}
