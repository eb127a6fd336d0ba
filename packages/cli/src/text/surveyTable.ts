/* The rows of a survey as a table. */
import type { SurveyRow, SurveyTotals } from '@glissade/analysis/survey/surveyOutcome';
import { formatTable } from './layout.ts';
import { formatCount, formatDigits } from './numbers.ts';

/** What every row has, and is no column of its family. */
const COUNTS = new Set([
  'metric',
  'length',
  'class',
  'classes',
  'starts',
  'solvableStarts',
  'states',
  'components',
  'solvableComponents',
  'largest',
  'boards',
  'minimalStates',
  'hardestCount',
  'puzzles',
]);

/** A line for each puzzle, under a head. */
export function surveyTable(rows: readonly SurveyRow[], width: number): string[] {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => !COUNTS.has(name));
  const hasMetric = new Set(rows.map(({ metric }) => metric)).size > 1;
  const hasClass = rows.some((row) => row.class !== undefined);
  const head = [
    ...columns,
    ...(hasMetric ? ['metric'] : []),
    ...(hasClass ? ['class'] : []),
    'length',
    'such starts',
    'solutions',
    'reachable',
    'states',
    'hardest',
  ];
  const lines = rows.flatMap((row) => {
    const first = [...columns.map((name) => String(row[name])), ...(hasMetric ? [row.metric] : [])];
    const named = hasClass ? [row.class ?? ''] : [];
    const states = formatCount(row.states);
    if (row.puzzles.length === 0) return [[...first, ...named, '–', '', '', '', states, '']];
    return row.puzzles.map(({ puzzle, length, solutions, states: reachable }, rank) => [
      ...first,
      ...named,
      String(length),
      rank === 0 ? formatCount(row.hardestCount) : '',
      formatDigits(solutions),
      formatCount(reachable),
      rank === 0 ? states : '',
      pictureOf(puzzle),
    ]);
  });
  const words = ['metric', 'class', 'hardest'];
  const numeric = head.flatMap((name, at) => (words.includes(name) ? [] : [at]));
  return formatTable([head, ...lines], { width, flexible: head.length - 1, numeric });
}

/** The start of a puzzle in one line: `AB./CDD/.DD`. */
function pictureOf(puzzle: string): string {
  return startRows(puzzle).join('/');
}

/** The rows of the start of a puzzle in native form. */
function startRows(puzzle: string): string[] {
  const lines = puzzle.split('\n');
  const from = lines.findIndex((line) => line === 'start:' || line === 'tiles:') + 1;
  const end = lines.findIndex((line, at) => at >= from && /^[a-z]+:/.test(line));
  return lines.slice(from, end < 0 ? undefined : end).filter((line) => line !== '');
}

const TOTALS: readonly (readonly [name: string, words: string])[] = [
  ['packings', 'packings'],
  ['layouts', 'layouts'],
  ['positions', 'positions'],
  ['boards', 'boards'],
  ['minimal', 'minimal puzzles'],
  ['minimalStates', 'states in their components'],
  ['stm', 'stm at most'],
  ['mtm', 'mtm at most'],
  ['classes', 'classes'],
  ['starts', 'starts'],
  ['solvableStarts', 'of them solvable'],
  ['states', 'states'],
  ['components', 'components'],
  ['solvableComponents', 'of them with a goal'],
  ['largest', 'states in the largest'],
];

const ONE: Readonly<Record<string, string>> = {
  packings: 'packing',
  layouts: 'layout',
  classes: 'class',
  starts: 'start',
  states: 'state',
  components: 'component',
  'states in the largest': 'state in the largest',
};

export function totalsText(totals: SurveyTotals): string {
  const told = TOTALS.flatMap(([name, words]) => {
    const count = totals[name];
    return typeof count === 'number' || typeof count === 'string'
      ? [`${formatDigits(count)} ${count === 1 ? (ONE[words] ?? words) : words}`]
      : [];
  });
  const mirrored = totals.symmetry ? ' Mirror images count once.' : '';
  return `${totals.family}: ${told.join(', ')}.${mirrored}`;
}
