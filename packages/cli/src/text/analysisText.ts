/* An analysis of a state space in words and tables. */

import type {
  Analysis,
  Branching,
  Hardest,
  MetricAnalysis,
} from '@glissade/analysis/analyse/analysis';
import type { Diameter } from '@glissade/analysis/analyse/measures/diameter';
import { familiarMetric, type Puzzle } from '@glissade/core';
import { csvLine } from './csv.ts';
import { formatTable, sideBySide } from './layout.ts';
import { limitWords } from './limitText.ts';
import {
  countOf,
  formatBytes,
  formatCount,
  formatDigits,
  formatLength,
  formatTime,
} from './numbers.ts';

/** Rows of a histogram at most, and the length of its longest bar. */
const ROWS_MAX = 24;
const BAR_LENGTH = 24;

const DASH = '–';

/** The answer in one sentence. */
export function analysisHeadline(puzzle: Puzzle, analysis: Analysis): string {
  if (analysis.status === 'analysed') {
    const { states, goalStates } = analysis;
    const reached = `${countOf(states, 'state')} can be reached`;
    if (goalStates === 0) return `${reached}, none of them meets the goal, so it is unsolvable`;
    const meet = goalStates === 1 ? 'meets' : 'meet';
    return `${reached}, ${formatCount(goalStates)} of them ${meet} the goal`;
  }
  const states = countOf(analysis.statesMin, 'state');
  const met = `${states} found so far${reachWords(puzzle, analysis)}`;
  if (analysis.status === 'cancelled') return `interrupted: ${met}`;
  return `undecided: ${endWords(analysis)}; ${met}`;
}

/** ", all that are up to 41 steps from the start". */
function reachWords(
  puzzle: Puzzle,
  { unfinished }: Exclude<Analysis, { status: 'analysed' }>,
): string {
  if (!unfinished) return '';
  const depth = formatLength(
    unfinished.levels.length - 1,
    familiarMetric(puzzle, unfinished.metric),
  );
  return `, with all states up to ${depth} from the start`;
}

function endWords(analysis: Extract<Analysis, { status: 'undecided' }>): string {
  const { limit, stats } = analysis;
  if (limit === 'nodes') return 'gave up at the node limit';
  const isRefused = limit === 'memory' && stats.expanded === 0;
  return isRefused
    ? 'this board has more states than the memory limit can hold'
    : limitWords(analysis);
}

/** All that was measured: a table with a column a metric, then each metric by itself. */
export function analysisLines(puzzle: Puzzle, metrics: readonly MetricAnalysis[]): string[] {
  if (metrics.length === 0) return [];
  return [
    '',
    ...summaryTable(puzzle, metrics),
    ...metrics.flatMap((measures) => ['', ...metricLines(puzzle, measures)]),
  ];
}

function summaryTable(puzzle: Puzzle, metrics: readonly MetricAnalysis[]): string[] {
  const row = (name: string, cell: (measures: MetricAnalysis) => string) => [
    name,
    ...metrics.map(cell),
  ];
  const rows = [
    row('counted in', ({ metric }) => familiarMetric(puzzle, metric)),
    row('shortest solution', ({ length }) => countOr(length)),
    row('  how many of them', ({ optimalSolutions: n }) => formatDigits(n)),
    row('hardest state', ({ hardest }) => countOr(hardest?.distance)),
    row('  how many of them', ({ hardest }) => countOr(hardest?.count)),
    row('farthest from the start', ({ eccentricity }) => formatCount(eccentricity)),
    row('farthest apart', ({ diameter }) => formatDiameter(diameter)),
    row('mean successors per state', ({ branching }) => branching.mean.toFixed(2)),
    row(`  fewest${DASH}most`, ({ branching: { min, max } }) => formatRange(min, max)),
    row('forced: one way on', ({ forced }) => formatCount(forced)),
    row('dead ends: only back', ({ deadEnds }) => formatCount(deadEnds)),
  ];
  return formatTable(rows, { numeric: metrics.map((_, index) => index + 1) });
}

function metricLines(puzzle: Puzzle, measures: MetricAnalysis): string[] {
  const { metric, hardest, branching, levels, goalDistances } = measures;
  const word = familiarMetric(puzzle, metric);
  return [
    ...(hardest ? [...hardestLines(hardest, word), ''] : []),
    `states by distance, in ${word}:`,
    ...distanceTable(levels, goalDistances),
    '',
    `states by number of successors, in ${word}:`,
    ...branchingTable(branching),
  ];
}

function hardestLines({ distance, count, states }: Hardest, word: string): string[] {
  const shown = states.length < count ? `, ${states.length} of ${formatCount(count)}` : '';
  return [
    `hardest, ${formatLength(distance, word)} from the goal${shown}:`,
    ...sideBySide(states.map((state) => state.split('\n'))).map((line) => `  ${line}`),
  ];
}

/** Several distances a row where there are many, never more than ROWS_MAX rows. */
function distanceTable(levels: readonly number[], goalDistances: readonly number[]): string[] {
  const total = Math.max(levels.length, goalDistances.length);
  const size = Math.ceil(total / ROWS_MAX);
  const starts = Array.from({ length: Math.ceil(total / size) }, (_, row) => row * size);
  const sums = (counts: readonly number[]) =>
    starts.map((from) => counts.slice(from, from + size).reduce((sum, n) => sum + n, 0));
  const fromStart = sums(levels);
  const toGoal = sums(goalDistances);
  const isSolvable = goalDistances.length > 0;
  const rows = starts.map((from, row) => [
    `  ${formatRange(from, Math.min(from + size, total) - 1)}`,
    ...withBar(fromStart, row),
    ...(isSolvable ? withBar(toGoal, row) : []),
  ]);
  const head = ['  distance', 'from start', '', ...(isSolvable ? ['to goal'] : [])];
  return formatTable([head, ...rows], { numeric: [0, 1, 3] });
}

function branchingTable({ histogram, min }: Branching): string[] {
  const rows = histogram.map((_, ways) => [`  ${ways}`, ...withBar(histogram, ways)]).slice(min);
  return formatTable([['  successors', 'states'], ...rows], { numeric: [0, 1] });
}

/** A count and its bar, to the scale of all. */
function withBar(counts: readonly number[], row: number): [string, string] {
  const count = counts[row]!;
  const length = Math.ceil((count / Math.max(...counts)) * BAR_LENGTH);
  return [formatCount(count), '#'.repeat(length).padEnd(BAR_LENGTH)];
}

function formatRange(from: number, to: number): string {
  return from === to ? formatCount(from) : `${formatCount(from)}${DASH}${formatCount(to)}`;
}

function formatDiameter({ lower, upper }: Diameter): string {
  return formatRange(lower, upper);
}

function countOr(count: number | undefined): string {
  return count === undefined ? 'none' : formatCount(count);
}

/** "25,955 states, 31 ms, 1.2 MB". */
export function analysisStats({ stats }: Analysis): string {
  const states = `${countOf(stats.expanded, 'state')} expanded`;
  return `${states}, ${formatTime(stats.timeMs)}, ${formatBytes(stats.peakBytes)}`;
}

/** One line a metric and distance, for spreadsheets. */
export function csvLines(name: string, metrics: readonly MetricAnalysis[]): string[] {
  return metrics.flatMap(({ metric, levels, goalDistances }) =>
    Array.from({ length: Math.max(levels.length, goalDistances.length) }, (_, distance) =>
      csvLine([name, metric, distance, levels[distance] ?? 0, goalDistances[distance] ?? 0]),
    ),
  );
}

export const CSV_HEAD = 'puzzle,metric,distance,statesFromStart,statesToGoal';
