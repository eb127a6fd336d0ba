/* What a card says of its pictures, in English and in Chinese. */
import { familiarMetric, type Goal, type Metric, type Puzzle } from '@glissade/core';

export type CardLanguage = 'en' | 'zh';

/** A length in a metric. */
export type CardLength = { readonly length: number; readonly metric: Metric };

/** One line of a card holds about so many narrow letters. */
const LINE_LETTERS = 48;

/** Above the goals: how many there are, and which pieces they name where there is space. */
export function goalHeading({ pieces, kinds, goals }: Puzzle, language: CardLanguage): string {
  const { goal, anyOf, or } = WORDS[language];
  if (goals.length === 1) return goal;
  const labelsOf = (one: Goal) =>
    one.map(({ kind }) => kinds[kind]!.pieces.map((piece) => pieces[piece]!.label).join('/'));
  const names = [...new Set(goals.slice(0, LINE_LETTERS).map((one) => labelsOf(one).join('+')))];
  const long = anyOf(goals.length, or(names));
  return names.length > 1 && long.length <= LINE_LETTERS ? long : anyOf(goals.length, '');
}

/** At the foot of a card. */
export function shortestWords(
  puzzle: Puzzle,
  { length, metric }: CardLength,
  language: CardLanguage,
): string {
  const { amount, shortest, shortestOfAny } = WORDS[language];
  const said = amount(length, familiarMetric(puzzle, metric));
  return (puzzle.goals.length === 1 ? shortest : shortestOfAny)(said);
}

/** Who may enter the striped cells; '' where there are none. */
export function gateWords({ board, pieces, kinds }: Puzzle, language: CardLanguage): string {
  if (!board.cells.includes('gate')) return '';
  const may = kinds.filter(({ entersGates }) => entersGates).flatMap((kind) => kind.pieces);
  const { onlyThese, onlyNamed, or } = WORDS[language];
  const named = onlyThese(or(may.map((piece) => pieces[piece]!.label)));
  return named.length <= LINE_LETTERS ? named : onlyNamed;
}

type CardWords = {
  readonly goal: string;
  /** Names are '' where there is no space for them. */
  readonly anyOf: (goals: number, names: string) => string;
  readonly or: (names: readonly string[]) => string;
  readonly amount: (length: number, metric: Metric) => string;
  readonly shortest: (length: string) => string;
  readonly shortestOfAny: (length: string) => string;
  readonly onlyThese: (names: string) => string;
  readonly onlyNamed: string;
};

const EN_UNITS = { steps: 'step', slides: 'slide', moves: 'move', stm: 'move', mtm: 'push' };
const ZH_UNITS = { steps: '格', slides: '次直滑', moves: '步', stm: '步', mtm: '次推动' };

const WORDS: Readonly<Record<CardLanguage, CardWords>> = {
  en: {
    goal: 'Goal',
    anyOf: (goals, names) => `Goal, any of ${goals}${names && `: ${names}`}`,
    or: (names) => names.join(' or '),
    amount: (length, metric) => {
      const unit = EN_UNITS[metric];
      const units = metric === 'mtm' ? 'pushes' : `${unit}s`;
      return `${length.toLocaleString('en')} ${length === 1 ? unit : units}`;
    },
    shortest: (length) => `Shortest solution: ${length}`,
    shortestOfAny: (length) => `Shortest solution to any of these goals: ${length}`,
    onlyThese: (names) => `Only ${names} may enter the striped cells.`,
    onlyNamed: 'Only pieces that a goal names may enter striped cells.',
  },
  zh: {
    goal: '终点',
    anyOf: (goals, names) => `终点（${goals} 个中任选一个）${names && `：${names}`}`,
    or: (names) => names.join(' 或 '),
    amount: (length, metric) => `${length.toLocaleString('zh')} ${ZH_UNITS[metric]}`,
    shortest: (length) => `最短解法：${length}`,
    shortestOfAny: (length) => `到任意一个终点的最短解法：${length}`,
    onlyThese: (names) => `只有 ${names} 可以进入条纹格。`,
    onlyNamed: '只有要到终点的滑块可以进入条纹格。',
  },
};
