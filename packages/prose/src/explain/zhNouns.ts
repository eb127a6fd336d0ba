import type { Metric } from '@glissade/core';
import { countWords, isCut } from './numbers.ts';

export const NOUNS: Readonly<Record<Metric, string>> = {
  steps: '格',
  slides: '次直滑',
  moves: '步',
  stm: '步',
  mtm: '次推动',
};

export const amount = (count: number, metric: Metric) => `${countWords(count)} ${NOUNS[metric]}`;
/** "第 3 格" would be a place on the board. */
export const ordinalNoun = (metric: Metric) => (metric === 'steps' ? '步' : NOUNS[metric]);
export const ordinal = (count: number, metric: Metric) =>
  `第 ${countWords(count)} ${ordinalNoun(metric)}`;
/** "256", or "约 1.23e20". */
export const about = (count: number | string) => `${isCut(count) ? '约 ' : ''}${countWords(count)}`;
export const list = (words: readonly string[], last = '和') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')}${last}${words.at(-1)}`;
export const states = (count: number) => `${countWords(count)} 个局面`;
export const goalWords = (labels: readonly string[]) =>
  labels.length <= 2 ? list(labels) : '要到终点的滑块';
/** A label of a piece or a tile stands apart from the characters beside it; 兵1 is one label. */
export const spaced = (text: string) =>
  text
    .replace(/([A-Za-z\d])(\p{Script=Han})/gu, '$1 $2')
    .replace(/(\p{Script=Han})([A-Za-z\d])/gu, '$1 $2')
    .replace(/兵 (\d)(?: (?=\p{Script=Han}))?/gu, '兵$1');
/** A name in Chinese needs no word before it that says what it names. */
export const isName = (label: string) => /\p{Script=Han}/u.test(label);
