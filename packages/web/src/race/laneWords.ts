import { familiarMetric, type Puzzle } from '@glissade/core';
import { lengthText } from '../panels/metric.ts';
import { raceText } from '../text/raceText.ts';
import { text } from '../text/text.ts';
import type { RecordingEnd } from '../worker/laneMessages.ts';
import { type Choice, heeds, isCode } from './choices.ts';
import type { Lane } from './lane.ts';
import { countText } from './numbers.ts';
import type { Race } from './race.ts';

const FORMULA_LENGTH_MAX = 32;

/** "A* · linear conflict · w 2": a lane in a few words. */
export function laneName(choice: Choice): string {
  const { algorithm, heuristic, weight, ties, gapOrder } = choice;
  const { algorithms, heuristics, tieRules } = raceText();
  const does = heeds(algorithm);
  return [
    algorithms[algorithm],
    ...(does.heuristic ? [formulaOf(choice) ?? heuristics[heuristic]] : []),
    ...(does.weight && weight !== 1 ? [`w ${countText(weight)}`] : []),
    ...(does.ties && ties !== 'low-h' ? [tieRules[ties]] : []),
    ...(gapOrder ? [gapOrder] : []),
  ].join(' · ');
}

/** A formula that is short enough to be a name. */
function formulaOf({ heuristic, expression }: Choice): string | undefined {
  const isName = heuristic === 'expression' && expression.length <= FORMULA_LENGTH_MAX;
  return isName ? expression : undefined;
}

/** So many times as long as the shortest an answer may be; 1 where nothing is promised. */
function promisedWeight({ algorithm, heuristic, weight }: Choice): number {
  return heeds(algorithm).weight && !isCode(heuristic) ? weight : 1;
}

/** How a search has ended, beside the length of a shortest solution where that is known. */
function endText(
  puzzle: Puzzle,
  end: RecordingEnd | undefined,
  shortest: number | undefined,
  weight = 1,
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
  if (more === 0) return words.solvedEqual(length);
  const longer = words.solvedLonger(length, more, countText(end.length! / shortest));
  return weight === 1 ? longer : longer + text().board.space + words.promised(countText(weight));
}

/** How a lane has ended, for all who look at the race. */
export function laneEndText(race: Race, lane: Lane): string {
  return endText(race.puzzle(), lane.end(), race.shortest(), promisedWeight(lane.choice()));
}
