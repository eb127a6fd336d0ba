/* Where intuition fails, in English. */
import type { Metric } from '@glissade/core';
import { amount, list, noun } from './enNouns.ts';
import { countWords, detourMoves } from './numbers.ts';
import { playersMetric } from './playersMetric.ts';
import type { Words } from './words.ts';

/** When a move tempts, and the move. */
function trapWhen(first: number, last: number, moves: string, metric: Metric): string {
  if (first < last) {
    const from = first === 0 ? `the start to ${noun(metric)}` : `${noun(metric)} ${first} to`;
    return `from ${from} ${last}, ${moves} keeps looking right`;
  }
  return `${first === 0 ? 'at the start' : `after ${noun(metric)} ${first}`}: ${moves}`;
}

type Told = 'apparentDistance' | 'away' | 'detour' | 'waiting' | 'farthest' | 'trapsIntro' | 'trap';

export const EN_INTUITION: Pick<Words, Told> = {
  apparentDistance: (facts) => {
    const steps = playersMetric(facts, 'steps');
    return (
      `At a glance, the goal is ${amount(facts.intuition.apparentDistance[0]!, steps)} away: ` +
      `for each place of ${facts.goals === 1 ? 'the goal' : 'the nearest goal'}, count the ` +
      `${noun(steps, 2)} of the nearest piece that belongs there, as if nothing stood in its way.`
    );
  },
  away: ({ intuition: { away, awayMin }, metric }) => {
    if (away.length === 0) return 'Along the solution shown here, this number never grows.';
    const least =
      awayMin > 0
        ? ` Every shortest solution has at least ${countWords(awayMin)} such ` +
          `${noun(metric, awayMin)}.`
        : ' There is also a shortest solution without any.';
    const moves = `${noun(metric, away.length)} ${list(away.map(String))}`;
    return `Along the solution shown here, this number grows at ${moves}.${least}`;
  },
  detour: (facts) => {
    const { metric } = facts;
    const moves = detourMoves(facts);
    if (!moves) return '';
    const { from, to } = moves;
    return from === to
      ? `No detour is longer than the one at ${noun(metric)} ${from}: after it, this number is ` +
          'larger than just before.'
      : `The longest detour lasts from ${noun(metric)} ${from} to ${to}: all that time, this ` +
          'number is larger than just before.';
  },
  waiting: ({ intuition: { waiting }, metric }) =>
    waiting && waiting.to > waiting.from
      ? `The longest wait lasts from ${noun(metric)} ${waiting.from} to ${waiting.to}: this ` +
        'number gets no smaller than it was before.'
      : '',
  farthest: ({ length, intuition: { farthest }, metric }) =>
    farthest > length
      ? `Within ${amount(length, metric)}, a player who goes wrong can be ` +
        `${amount(farthest, metric)} from the goal, farther than at the start.`
      : `Within ${amount(length, metric)}, no player gets farther from the goal than at the start.`,
  trapsIntro: (count, metric) => {
    if (count === 0) {
      return 'Along it, no move makes this number smaller but the way to the goal longer.';
    }
    const [traps, looks] =
      count === 1
        ? ['one tempting move is a trap', 'it looks']
        : [`${countWords(count)} tempting moves are traps`, 'each looks'];
    return (
      `Along it, ${traps}: ${looks} right, because this number gets smaller, but the way to the ` +
      `goal gets one ${noun(metric)} longer.`
    );
  },
  trap: ({ first, last, moves, depth, isExact }, metric) =>
    `${trapWhen(first, last, moves, metric)}; it then takes ` +
    `${isExact ? '' : 'at least '}${amount(depth, metric)} before this number can get any smaller`,
};
