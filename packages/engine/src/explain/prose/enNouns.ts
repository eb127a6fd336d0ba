import type { Metric } from '@glissade/core';
import { countWords } from './numbers.ts';

const NOUNS: Readonly<Record<Metric, readonly [one: string, many: string]>> = {
  steps: ['step', 'steps'],
  slides: ['slide', 'slides'],
  moves: ['move', 'moves'],
  stm: ['step', 'steps'],
  mtm: ['push', 'pushes'],
};

export const noun = (metric: Metric, count = 1) => NOUNS[metric][count === 1 ? 0 : 1];
export const amount = (count: number, metric: Metric) =>
  `${countWords(count)} ${noun(metric, count)}`;
export const list = (words: readonly string[], last = 'and') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
export const states = (count: number) => `${countWords(count)} ${count === 1 ? 'state' : 'states'}`;

/** What the goal is about: "A", or "the goal pieces" where they are many. */
export function goalWords(labels: readonly string[]): string {
  return labels.length <= 2 ? list(labels) : 'the goal pieces';
}

/** "A has" or "the goal pieces have". */
export function goalVerb(labels: readonly string[], one: string, many: string): string {
  return `${goalWords(labels)} ${labels.length === 1 ? one : many}`;
}
