/*
 * A puzzle for planners, in PDDL: STRIPS with types and costs of actions, which nearly every
 * planner reads. The cost of a plan is the length of the solution in the metric.
 *
 * Each direction of each class of kinds is one action. Facts that never change list, for every
 * place, the cells that a step enters and leaves, so that actions need neither quantifiers nor
 * conditional effects. Interchangeable pieces are one object. In metrics that count several steps
 * as one unit, the first step costs 1, and further steps of the unit nothing until the piece rests.
 *
 * Rejected: a goal with `or` where a puzzle has several. Planners compile it to axioms, which
 * heuristics such as LM-cut do not take; here one action for each goal costs nothing.
 *
 * Source: the language of the planning competitions, PDDL 3.1 (D. Kovacs, 2011).
 */
import { isOpen } from '../board/board.ts';
import type { Metric } from '../move/metric.ts';
import type { Goal, Puzzle } from '../puzzle/puzzle.ts';
import { occupancyOf } from '../state/state.ts';
import { cellName, classesOf, kindNames, labelsOf } from './kindSteps.ts';
import {
  type Action,
  actionsOf,
  namesDirections,
  predicatesOf,
  restingOf,
  schemasOf,
  variablesOf,
} from './schemas.ts';

/** The rules, for all puzzles with these shapes and as many goals. */
export function formatPddlDomain(puzzle: Puzzle, metric: Metric): string {
  const schemas = schemasOf(puzzle);
  const classes = classesOf(puzzle).map(({ name }) => name);
  const isDirected = namesDirections(metric);
  const actions = [
    ...schemas.flatMap((schema) => actionsOf(schema, metric)),
    ...restingOf(metric),
    ...alternatives(puzzle).map(reaching),
  ];
  return [
    '(define (domain sliding)',
    `  ; The cost of a plan is its length in ${metric}.`,
    '  (:requirements :strips :typing :action-costs)',
    `  (:types cell piece${isDirected ? ' direction' : ''} - object`,
    `          ${classes.join(' ')} - piece)`,
    ...(isDirected ? ['  (:constants up right down left - direction)'] : []),
    '  (:predicates',
    '    (at ?piece - piece ?cell - cell) ; the first cell of the piece, row by row',
    ...['(free ?cell - cell)', ...predicatesOf(metric)].map(indented),
    ...alternatives(puzzle).map((goal, index) => indented(goalFact(index, parametersOf(goal)))),
    ...(alternatives(puzzle).length > 0 ? ['    (reached)'] : []),
    ...schemas.map(({ name, steps }) =>
      indented(`(${name} ${[...variablesOf(steps[0]!).values()].join(' ')} - cell)`),
    ),
    '  )',
    '  (:functions (total-cost) - number)',
    ...actions.map(formatAction),
    ')',
    '',
  ].join('\n');
}

/** The start, the goal, and what steps there are on this board. */
export function formatPddlProblem(puzzle: Puzzle, metric: Metric): string {
  const { board, start, goals, kinds, kindOf } = puzzle;
  const names = kindNames(puzzle);
  const occupied = occupancyOf(puzzle, start);
  const cells = board.cells.flatMap((_, cell) => (isOpen(board, cell) ? [cell] : []));
  const named = (each: readonly number[]) => each.map((cell) => cellName(board, cell)).join(' ');
  const at = (kind: number, cell: number) => `(at ${names[kind]!} ${named([cell])})`;
  const met = (goal: Goal) => goal.map(({ kind, cell }) => at(kind, cell));
  const init = [
    ...[...start].map((cell, piece) => at(kindOf[piece]!, cell)),
    ...cells.filter((cell) => occupied[cell]! < 0).map((cell) => `(free ${named([cell])})`),
    ...(predicatesOf(metric).length > 0 ? ['(resting)'] : []),
    '(= (total-cost) 0)',
    ...alternatives(puzzle).map((goal, index) => {
      const words = goal.map(({ kind, cell }) => `${names[kind]!} ${named([cell])}`);
      return goalFact(index, words.join(' '));
    }),
    ...schemasOf(puzzle).flatMap(({ name, steps }) =>
      steps.map((step) => `(${name} ${named([...variablesOf(step).keys()])})`),
    ),
  ];
  const wanted = goals.length > 1 ? ['(reached)'] : met(goals[0]!);
  return [
    '(define (problem board)',
    '  (:domain sliding)',
    ...kinds.map((kind, number) => `  ; ${names[number]!}: ${labelsOf(puzzle, kind)}`),
    '  (:objects',
    `    ${named(cells)} - cell`,
    ...classesOf(puzzle).map(
      ({ name, kinds: own }) => `    ${own.map((kind) => names[kind]!).join(' ')} - ${name}`,
    ),
    '  )',
    '  (:init',
    ...init.map(indented),
    '  )',
    '  (:goal (and',
    ...wanted.map(indented),
    '  ))',
    '  (:metric minimize (total-cost)))',
    '',
  ].join('\n');
}

const indented = (line: string) => `    ${line}`;

/** The goals where there is a choice. */
function alternatives({ goals }: Puzzle): readonly Goal[] {
  return goals.length > 1 ? goals : [];
}

/** The fact that holds the placements of a goal, and the parameters of it. */
const goalFact = (index: number, words: string) => `(goal-${index + 1} ${words})`;
const parametersOf = (goal: Goal) =>
  goal.map((_, i) => `?p${i + 1} - piece ?c${i + 1} - cell`).join(' ');

function reaching(goal: Goal, index: number): Action {
  const pairs = goal.map((_, i) => `?p${i + 1} ?c${i + 1}`);
  return {
    name: `reach-goal-${index + 1}`,
    parameters: parametersOf(goal),
    needed: [goalFact(index, pairs.join(' ')), ...pairs.map((pair) => `(at ${pair})`)],
    changed: ['(reached)'],
  };
}

function formatAction({ name, parameters, needed, changed }: Action): string {
  return [
    `  (:action ${name}`,
    `    :parameters (${parameters})`,
    `    :precondition (and ${needed.join(' ')})`,
    `    :effect (and ${changed.join(' ')}))`,
  ].join('\n');
}
