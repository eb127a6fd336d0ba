/* Actions of a planner's domain: one for each direction of each class of kinds. */
import type { Direction } from '../board/direction.ts';
import type { Metric } from '../move/metric.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { classesOf, type KindClass, type KindStep, stepsOfClass } from './kindSteps.ts';

/** Steps of a class in one direction: they enter and leave the same cells around any origin. */
export type Schema = {
  readonly name: string;
  readonly kindClass: KindClass;
  readonly direction: Direction;
  /** Never empty. */
  readonly steps: readonly KindStep[];
};

export const DIRECTION_NAMES = { U: 'up', R: 'right', D: 'down', L: 'left' } as const;

export function schemasOf(puzzle: Puzzle): Schema[] {
  const schemas = new Map<string, Schema & { readonly steps: KindStep[] }>();
  for (const kindClass of classesOf(puzzle)) {
    for (const step of stepsOfClass(puzzle, kindClass)) {
      const { direction } = step;
      const name = `${DIRECTION_NAMES[direction]}-${kindClass.name}`;
      const schema = schemas.get(name) ?? { name, kindClass, direction, steps: [] };
      schema.steps.push(step);
      schemas.set(name, schema);
    }
  }
  return [...schemas.values()];
}

/** The cells that a step names, each once, with the variable for each. */
export function variablesOf({ from, to, entered, left }: KindStep): ReadonlyMap<number, string> {
  const isNoEnd = (cell: number) => cell !== from && cell !== to;
  return new Map<number, string>([
    [from, '?from'],
    [to, '?to'],
    ...entered.filter(isNoEnd).map((cell, i) => [cell, `?in${i + 1}`] as const),
    ...left.filter(isNoEnd).map((cell, i) => [cell, `?out${i + 1}`] as const),
  ]);
}

export type Action = {
  readonly name: string;
  readonly parameters: string;
  readonly needed: readonly string[];
  readonly changed: readonly string[];
};

/** What keeps account of the units of a metric beside the steps themselves. */
type Account = {
  readonly predicate: string;
  readonly parameters: string;
  /** The fact that a unit goes on from a cell, in the words of its direction. */
  readonly unit: (cell: string, direction: string) => string;
};

const ACCOUNTS: Readonly<Record<Metric, Account | undefined>> = {
  steps: undefined,
  stm: undefined,
  moves: {
    predicate: '(moving ?piece - piece ?cell - cell)',
    parameters: '?piece - piece ?cell - cell',
    unit: (cell) => `(moving ?piece ${cell})`,
  },
  slides: {
    predicate: '(moving ?piece - piece ?cell - cell ?direction - direction)',
    parameters: '?piece - piece ?cell - cell ?direction - direction',
    unit: (cell, direction) => `(moving ?piece ${cell} ${direction})`,
  },
  mtm: {
    predicate: '(pushing ?direction - direction)',
    parameters: '?direction - direction',
    unit: (_, direction) => `(pushing ${direction})`,
  },
};

/** Predicates that the metric needs besides those of the board. */
export function predicatesOf(metric: Metric): string[] {
  const account = ACCOUNTS[metric];
  return account ? ['(resting)', account.predicate] : [];
}

/** Whether the metric tells directions apart. */
export function namesDirections(metric: Metric): boolean {
  return ACCOUNTS[metric]?.predicate.includes('?direction') ?? false;
}

/** The actions of a schema: one that begins a unit, and one that goes on with it for nothing. */
export function actionsOf({ name, kindClass, direction, steps }: Schema, metric: Metric): Action[] {
  const [step] = steps as readonly [KindStep];
  const variables = variablesOf(step);
  const free = (cell: number) => `(free ${variables.get(cell)!})`;
  const not = (fact: string) => `(not ${fact})`;
  const cells = [...variables.values()].join(' ');
  const parameters = `?piece - ${kindClass.name} ${cells} - cell`;
  const needed = [`(${name} ${cells})`, '(at ?piece ?from)', ...step.entered.map(free)];
  const changed = [
    '(not (at ?piece ?from))',
    '(at ?piece ?to)',
    ...step.entered.map((cell) => not(free(cell))),
    ...step.left.map(free),
  ];
  const account = ACCOUNTS[metric];
  const paid = '(increase (total-cost) 1)';
  if (!account) return [{ name, parameters, needed, changed: [...changed, paid] }];
  const word = DIRECTION_NAMES[direction];
  const [before, after] = [account.unit('?from', word), account.unit('?to', word)];
  const going = before === after ? [] : [not(before), after];
  return [
    {
      name,
      parameters,
      needed: [...needed, '(resting)'],
      changed: [...changed, '(not (resting))', after, paid],
    },
    {
      name: `further-${name}`,
      parameters,
      needed: [...needed, before],
      changed: [...changed, ...going],
    },
  ];
}

/** Ends a unit, for nothing; none where every step is one. */
export function restingOf(metric: Metric): Action[] {
  const account = ACCOUNTS[metric];
  if (!account) return [];
  const unit = account.unit('?cell', '?direction');
  const changed = [`(not ${unit})`, '(resting)'];
  return [{ name: 'rest', parameters: account.parameters, needed: [unit], changed }];
}
