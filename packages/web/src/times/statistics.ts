/* What a session comes to: means, spreads and averages of times, moves and speed. */
import { averageOf } from './averages.ts';
import type { Solve } from './solve.ts';

/** What of a solve is averaged; `rate` is moves a second. */
const MEASURES = ['time', 'moves', 'mtm', 'rate'] as const;
export type Measure = (typeof MEASURES)[number];

/** The moves of a solve a second; undefined where moves or time are not known. */
export function rateOf({ moves = 0, timeMs }: Solve): number | undefined {
  return moves > 0 && timeMs > 0 ? moves / (timeMs / 1000) : undefined;
}

/** What a solve counts in a measure: one that was given up is the worst there is. */
function countedIn(solve: Solve, measure: Measure): number | undefined {
  const known = { time: solve.timeMs, moves: solve.moves || undefined, mtm: solve.mtm }[
    measure as Exclude<Measure, 'rate'>
  ];
  const value = measure === 'rate' ? rateOf(solve) : known;
  if (value === undefined || solve.dnf !== true) return value;
  return measure === 'rate' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

type Statistics = {
  readonly measure: Measure;
  /** Of the solves that were not given up. */
  readonly mean: number;
  /** The standard deviation of a sample; undefined for fewer than two solves. */
  readonly deviation: number | undefined;
  /** The averages of the last so many, as far as there are enough. */
  readonly averages: readonly { readonly count: number; readonly value: number }[];
};

const COUNTS = [5, 12, 50, 100, 1000];

/** Of every measure that is known of a solve without help. */
export function statisticsOf(solves: readonly Solve[]): Statistics[] {
  const own = solves.filter(({ helped }) => !helped);
  return MEASURES.flatMap((measure) => {
    const values = own.map((solve) => countedIn(solve, measure)).filter((one) => one !== undefined);
    const ended = values.filter(Number.isFinite);
    if (ended.length === 0) return [];
    const averages = COUNTS.filter((count) => values.length >= count).map((count) => ({
      count,
      value: averageOf(values.slice(-count)),
    }));
    return [{ measure, mean: meanOf(ended), deviation: deviationOf(ended), averages }];
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviationOf(values: readonly number[]): number | undefined {
  if (values.length < 2) return undefined;
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

type Histogram = {
  /** Where the first bin begins, and how wide each is. */
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
};

const BINS_MAX = 12;

/** How often values fall into bins as wide as 1, 2 or 5 of a power of ten. */
export function histogramOf(values: readonly number[]): Histogram {
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = values.reduce((a, b) => Math.max(a, b), 0);
  const fits = (width: number) => Math.floor(most / width) - Math.floor(least / width) < BINS_MAX;
  let width = 1;
  for (let at = 0; !fits(width); at++) width = [2, 5, 10][at % 3]! * 10 ** Math.floor(at / 3);
  const first = Math.floor(least / width);
  const counts = Array<number>(Math.floor(most / width) - first + 1).fill(0);
  for (const value of values) counts[Math.floor(value / width) - first]!++;
  return { from: first * width, width, counts };
}
