import type { Metric } from '@glissade/core';
import { countWords, isCut } from './numbers.ts';

const NOUNS: Readonly<Record<Metric, readonly [one: string, many: string]>> = {
  steps: ['step', 'steps'],
  slides: ['slide', 'slides'],
  moves: ['move', 'moves'],
  stm: ['move', 'moves'],
  mtm: ['push', 'pushes'],
};

export const noun = (metric: Metric, count = 1) => NOUNS[metric][count === 1 ? 0 : 1];
export const amount = (count: number, metric: Metric) =>
  `${countWords(count)} ${noun(metric, count)}`;
/** "256", or "about 1.23e20". */
export const about = (count: number | string) =>
  `${isCut(count) ? 'about ' : ''}${countWords(count)}`;
export const list = (words: readonly string[], last = 'and') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
export const states = (count: number) => `${countWords(count)} ${count === 1 ? 'state' : 'states'}`;

/** What the goal is about: "A", or "the goal pieces" where they are many. */
export function goalWords(labels: readonly string[]): string {
  return labels.length <= 2 ? list(labels) : 'the goal pieces';
}
