/* What one change would do, in words. */
import type { Metric } from '@glissade/core';
import type { ProseBlock, ProseSection } from '../prose/page.ts';
import type { ProseLanguage } from '../prose/words.ts';
import type { ChangeTried } from './variants.ts';
import type { ChangeEffect } from './variations.ts';

type VariationWords = {
  readonly heading: string;
  readonly intro: (length: number, metric: Metric) => string;
  readonly change: (change: ChangeTried) => string;
  readonly same: string;
  readonly unsolvable: string;
  readonly length: (length: number) => string;
  readonly atLeast: (length: number) => string;
  readonly colon: string;
};

const EN_SIDES = { left: 'the left', right: 'the right', top: 'the top', bottom: 'the bottom' };
const ZH_SIDES = { left: '左边', right: '右边', top: '上面', bottom: '下面' };
const EN_UNITS: Readonly<Record<Metric, string>> = {
  steps: 'steps',
  slides: 'slides',
  moves: 'moves',
  stm: 'steps',
  mtm: 'pushes',
};
const ZH_UNITS: Readonly<Record<Metric, string>> = {
  steps: '格',
  slides: '滑',
  moves: '步',
  stm: '步',
  mtm: '推',
};

const WORDS: Readonly<Record<ProseLanguage, VariationWords>> = {
  en: {
    heading: 'What one change would do',
    intro: (length, metric) =>
      `The shortest solution takes ${length} ${EN_UNITS[metric]}. With one change, it takes:`,
    change: (change) =>
      change.type === 'wider'
        ? `one more line of floor at ${EN_SIDES[change.side]}`
        : change.type === 'glued'
          ? `${change.pieces.join(' and ')} glued together`
          : `without ${change.pieces[0]}`,
    same: 'as many: the change makes no difference',
    unsolvable: 'no solution at all',
    length: (length) => `${length}`,
    atLeast: (length) => `at least ${length}`,
    colon: ': ',
  },
  zh: {
    heading: '改动一处会怎样',
    intro: (length, metric) => `最短解法要 ${length} ${ZH_UNITS[metric]}。改动一处之后：`,
    change: (change) =>
      change.type === 'wider'
        ? `${ZH_SIDES[change.side]}多一行空格`
        : change.type === 'glued'
          ? `${change.pieces.join(' 和 ')} 粘在一起`
          : `去掉 ${change.pieces[0]}`,
    same: '一样长，没有影响',
    unsolvable: '无解',
    length: (length) => `${length}`,
    atLeast: (length) => `至少 ${length}`,
    colon: '：',
  },
};

/**
 * Tells variations in words. `length`: the optimum of the puzzle itself, in the metric.
 *
 * @example
 * ```ts
 * import { variationProse, variations } from 'glissade/explain';
 * const found = await variations('start:\nAB.\n...\ngoal:\n..A\n...', { metric: 'steps' });
 * console.log(variationProse(found, 4, 'steps', 'en').blocks[1]?.text); // → without B: 2
 * ```
 */
export function variationProse(
  found: readonly ChangeEffect[],
  length: number,
  metric: Metric,
  language: ProseLanguage,
): ProseSection {
  const words = WORDS[language];
  const told = ({ status, length: now }: ChangeEffect) => {
    if (status === 'unsolvable') return words.unsolvable;
    if (status === 'undecided') return words.atLeast(now);
    return now === length ? words.same : words.length(now);
  };
  const blocks: ProseBlock[] = [
    { type: 'paragraph', text: words.intro(length, metric) },
    ...found.map((one): ProseBlock => {
      const text = `${words.change(one.change)}${words.colon}${told(one)}`;
      return { type: 'item', text };
    }),
  ];
  return { heading: words.heading, blocks };
}
