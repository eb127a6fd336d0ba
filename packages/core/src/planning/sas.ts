/*
 * A puzzle for planners, in SAS+ as the search of Fast Downward reads it (version 3): nothing is
 * left to ground or to invent. The cost of a plan is the length of the solution in the metric.
 *
 * Each cell is a variable: free, covered, or the first cell of a piece of some kind. A step sets
 * the cells that change, and needs those free that it enters. Where a metric counts several steps
 * as one unit, one more variable holds the unit that goes on; a step that belongs to it costs
 * nothing.
 *
 * Rejected: a variable for each piece. Interchangeable pieces would multiply the states.
 *
 * Source: M. Helmert, The Fast Downward planning system (JAIR 26, 2006), and the format that its
 * translator writes.
 */
import { isOpen } from '../board/board.ts';
import type { Metric } from '../move/metric.ts';
import { FormatError } from '../notation/errors/formatError.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { cellsOfPiece } from '../state/state.ts';
import { cellName, classesOf, type KindStep, kindNames, stepsOfClass } from './kindSteps.ts';
import { block, type Change, type Operator, type Value, Values } from './sasValues.ts';

/** A file of more operators would be a gigabyte. */
const OPERATORS_MAX = 1_000_000;

const FREE = 'free';
const COVERED = 'covered';

/** Throws FormatError where the operators would be too many to write down. */
export function formatSas(puzzle: Puzzle, metric: Metric): string {
  const operators = operatorsOf(puzzle, metric);
  const start = startOf(puzzle);
  const goals = goalsOf(puzzle);
  if (UNITS[metric]) start.set('unit', 'none');
  if (goals.length > 1) {
    start.set('reached', 'no');
    for (const [index, goal] of goals.entries()) operators.push(reaching(index, goal));
  }
  const wanted = goals.length > 1 ? [['reached', 'yes'] as const] : goals[0]!;
  const table = new Values(start, operators, wanted);
  return [
    ...block('version', ['3']),
    ...block('metric', ['1']),
    ...table.lines(),
    '0',
    // Values are numbered as they come, those of the start first.
    ...block(
      'state',
      Array.from(start, () => '0'),
    ),
    ...block('goal', [String(wanted.length), ...wanted.map((value) => table.pair(value))]),
    String(operators.length),
    ...operators.flatMap((operator) => table.operator(operator)),
    '0',
    '',
  ].join('\n');
}

/** All steps of all kinds. Throws FormatError before it makes too many. */
function operatorsOf(puzzle: Puzzle, metric: Metric): Operator[] {
  const names = kindNames(puzzle);
  const all = classesOf(puzzle).map(
    (each) => [each.kinds, [...stepsOfClass(puzzle, each)]] as const,
  );
  const count = all.reduce((sum, [kinds, steps]) => sum + kinds.length * steps.length, 0);
  if (count > OPERATORS_MAX) {
    const why = `SAS+ would need more than ${OPERATORS_MAX.toLocaleString('en')} operators`;
    throw new FormatError('form-refuses', why, 'pddl has no such limit');
  }
  return all.flatMap(([kinds, steps]) =>
    kinds.flatMap((kind) => steps.flatMap((step) => stepping(puzzle, step, names[kind]!, metric))),
  );
}

/** The operators of a step of one kind: one that begins a unit, one that belongs to it. */
function stepping(
  { board }: Puzzle,
  { direction, from, to, entered, left }: KindStep,
  kind: string,
  metric: Metric,
): Operator[] {
  const cell = (each: number) => cellName(board, each);
  const changes: Change[] = [
    { variable: cell(from), before: kind, after: left.includes(from) ? FREE : COVERED },
    { variable: cell(to), before: entered.includes(to) ? FREE : COVERED, after: kind },
    ...entered
      .filter((each) => each !== to)
      .map((each) => ({ variable: cell(each), before: FREE, after: COVERED })),
    ...left
      .filter((each) => each !== from)
      .map((each) => ({ variable: cell(each), before: COVERED, after: FREE })),
  ];
  const name = `${direction} ${kind} ${cell(from)}`;
  const unit = (at: number) => UNITS[metric]?.(kind, cell(at), direction);
  const [before, after] = [unit(from), unit(to)];
  if (before === undefined || after === undefined) return [{ name, changes, cost: 1 }];
  return [
    { name, changes: [...changes, { variable: 'unit', after }], cost: 1 },
    { name: `${name} on`, changes: [...changes, { variable: 'unit', before, after }], cost: 0 },
  ];
}

type UnitName = (kind: string, cell: string, direction: string) => string;

/** What goes on, in words; none where every step is a unit. */
const UNITS: Readonly<Partial<Record<Metric, UnitName>>> = {
  moves: (kind, cell) => `${kind} ${cell}`,
  slides: (kind, cell, direction) => `${kind} ${cell} ${direction}`,
  mtm: (_kind, _cell, direction) => direction,
};

function startOf(puzzle: Puzzle): Map<string, string> {
  const { board, start, kindOf, pieces } = puzzle;
  const names = kindNames(puzzle);
  const values = new Map<string, string>();
  for (const cell of board.cells.keys()) {
    if (isOpen(board, cell)) values.set(cellName(board, cell), FREE);
  }
  for (const piece of pieces.keys()) {
    for (const cell of cellsOfPiece(puzzle, start, piece)) {
      const isFirst = cell === start[piece];
      values.set(cellName(board, cell), isFirst ? names[kindOf[piece]!]! : COVERED);
    }
  }
  return values;
}

/** The goals: what the first cells of their pieces must hold. */
function goalsOf(puzzle: Puzzle): Value[][] {
  const names = kindNames(puzzle);
  return puzzle.goals.map((goal) =>
    goal.map(({ kind, cell }) => [cellName(puzzle.board, cell), names[kind]!]),
  );
}

function reaching(index: number, goal: readonly Value[]): Operator {
  const changes = goal.map(([variable, value]) => ({ variable, before: value, after: value }));
  const reached = { variable: 'reached', after: 'yes' };
  return { name: `reach-goal-${index + 1}`, changes: [...changes, reached], cost: 0 };
}
