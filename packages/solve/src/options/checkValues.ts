/* Checks of single options; each throws OptionError for a value that makes no sense. */
import { OptionError } from '@glissade/core';
import { type Limits, TABLES } from './options.ts';

const NAMED = {
  engine: 'engine',
  heuristic: 'heuristic',
  tables: 'table size',
  ties: 'rule for ties',
} as const;

export function checkName(
  option: keyof typeof NAMED,
  name: string | undefined,
  known: readonly string[],
): void {
  if (name === undefined || known.includes(name)) return;
  const what = NAMED[option];
  throw new OptionError(option, `there is no ${what} "${name}"`, `use one of ${known.join(', ')}`, {
    name,
  });
}

export function checkTables(tables: string | undefined): void {
  checkName('tables', tables, TABLES);
}

export function checkAllSolutions(count: number | undefined): void {
  if (count === undefined || (Number.isInteger(count) && count >= 1)) return;
  throw new OptionError(
    'allSolutions',
    `${count} is not a number of solutions`,
    'give a whole number, 1 or more',
    { count },
  );
}

export function checkSeed(seed: number | undefined): void {
  if (seed === undefined || Number.isInteger(seed)) return;
  throw new OptionError('seed', `${seed} is not a seed`, 'give a whole number', { seed });
}

export function checkThreads(threads: number | undefined): void {
  if (threads === undefined || (Number.isInteger(threads) && threads >= 1)) return;
  throw new OptionError(
    'threads',
    `${threads} is not a number of threads`,
    'give a whole number, 1 or more',
    {
      count: threads,
    },
  );
}

export function checkLimits(limits: Limits): void {
  for (const [name, value] of Object.entries(limits)) {
    if (value === undefined || (typeof value === 'number' && value >= 0)) continue;
    throw new OptionError(
      'limit',
      `${value} is not a valid value of limit ${name}`,
      'give a number, 0 or more',
      { name },
    );
  }
}
