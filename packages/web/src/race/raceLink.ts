import { type Puzzle, parsePuzzle } from '@glissade/core';
import {
  ALGORITHM_NAMES,
  type AlgorithmName,
  type Choice,
  DEFAULT_CHOICE,
  HEURISTICS,
  isCode,
  LANES_MAX,
  TIES,
  WEIGHT_MAX,
} from './choices.ts';

/** A heuristic that a link carries is no longer. */
const CODE_LENGTH_MAX = 4000;

/**
 * What a link sets up: `#race?puzzle=8_6_4-0_7_2-5_1_3&lane=bfs&lane=astar,manhattan,x2`. Lanes
 * with `expression` or `script` take their code from the parameters `code`, in this order.
 */
export type RaceLink = { readonly puzzle?: Puzzle; readonly choices?: readonly Choice[] };

/** Reads the address; what makes no sense in it is left out. */
export function readRaceLink(hash: string): RaceLink {
  const params = new URLSearchParams(hash.split('?')[1] ?? '');
  const text = params.get('puzzle');
  const puzzle = text === null ? undefined : readPuzzle(text);
  const codes = params.getAll('code').values();
  const choices = params
    .getAll('lane')
    .flatMap(readChoice)
    .slice(0, LANES_MAX)
    .map((choice) => withCode(choice, codes));
  return { ...(puzzle ? { puzzle } : {}), ...(choices.length > 0 ? { choices } : {}) };
}

function readPuzzle(text: string): Puzzle | undefined {
  try {
    return parsePuzzle(text.replaceAll('_', ' ').replaceAll('-', '/'));
  } catch {
    return undefined;
  }
}

function readChoice(text: string): Choice[] {
  const [name, ...words] = text.split(',');
  if (!ALGORITHM_NAMES.includes(name as AlgorithmName)) return [];
  const heuristic = HEURISTICS.find((one) => words.includes(one));
  const ties = TIES.find((one) => words.includes(one));
  const weight = words.map((word) => Number(/^x([\d.]+)$/.exec(word)?.[1])).find((one) => one > 0);
  const gapOrder = words.find((word) => [...word].toSorted().join('') === 'DLRU');
  return [
    {
      ...DEFAULT_CHOICE,
      algorithm: name as AlgorithmName,
      ...(heuristic ? { heuristic } : {}),
      ...(ties ? { ties } : {}),
      ...(weight ? { weight: Math.min(weight, WEIGHT_MAX) } : {}),
      ...(gapOrder ? { gapOrder } : {}),
    },
  ];
}

function withCode(choice: Choice, codes: IterableIterator<string>): Choice {
  if (!isCode(choice.heuristic)) return choice;
  const { value = choice[choice.heuristic] } = codes.next();
  return { ...choice, [choice.heuristic]: value.slice(0, CODE_LENGTH_MAX) };
}

/** The link to a race on a tile board; on other boards, to its lanes alone. */
export function writeRaceLink(tiles: string | undefined, choices: readonly Choice[]): string {
  const puzzle =
    tiles === undefined ? [] : [`puzzle=${tiles.replaceAll(' ', '_').replaceAll('/', '-')}`];
  const lanes = choices.map((choice) => `lane=${writeChoice(choice)}`);
  const codes = choices.flatMap((choice) =>
    isCode(choice.heuristic) ? [`code=${encodeURIComponent(choice[choice.heuristic])}`] : [],
  );
  return `#race?${[...puzzle, ...lanes, ...codes].join('&')}`;
}

function writeChoice({ algorithm, heuristic, weight, ties, gapOrder }: Choice): string {
  const words = [
    algorithm,
    heuristic,
    ...(weight === 1 ? [] : [`x${weight}`]),
    ...(ties === 'low-h' ? [] : [ties]),
    ...(gapOrder ? [gapOrder] : []),
  ];
  return words.join(',');
}
