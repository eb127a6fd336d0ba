import { familiarMetric, type Puzzle } from '@glissade/core';
import { lengthText } from '../panels/metric.ts';
import { raceText } from '../text/raceText.ts';
import type { RecordingEnd } from '../worker/laneMessages.ts';
import { type Choice, heeds } from './choices.ts';
import { countText } from './numbers.ts';

/** "A* · linear conflict · w 2": a lane in a few words. */
export function laneName({ algorithm, heuristic, weight, ties, gapOrder }: Choice): string {
  const { algorithms, heuristics, tieRules } = raceText();
  const does = heeds(algorithm);
  return [
    algorithms[algorithm],
    ...(does.heuristic ? [heuristics[heuristic]] : []),
    ...(does.weight && weight !== 1 ? [`w ${countText(weight)}`] : []),
    ...(does.ties && ties !== 'low-h' ? [tieRules[ties]] : []),
    ...(gapOrder ? [gapOrder] : []),
  ].join(' · ');
}

/** How a search has ended, beside the length of a shortest solution where that is known. */
export function endText(
  puzzle: Puzzle,
  end: RecordingEnd | undefined,
  shortest: number | undefined,
): string {
  const words = raceText();
  if (!end) return words.working;
  if (end.status === 'unsolvable') return words.unsolvable;
  if (end.status === 'limit') {
    return words.limit(countText(end.stats.expanded), end.stats.lowerBound);
  }
  const length = lengthText(end.length!, familiarMetric(puzzle));
  if (end.optimal) return words.solved(length);
  if (shortest === undefined) return words.solvedOpen(length);
  const more = end.length! - shortest;
  return more === 0 ? words.solvedEqual(length) : words.solvedLonger(length, more);
}
