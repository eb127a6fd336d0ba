/* The operation that solves: once, or better and better. */
import { solveAnytime } from '@glissade/solve/anytime/solveAnytime';
import { limitsLeft } from '@glissade/solve/options/options';
import { solve } from '@glissade/solve/solve';
import { tellOutcome } from '../commands/answers/solveOutput.ts';
import { limitsOf } from '../flags/shared.ts';
import type { PuzzleEntry } from '../input/entries.ts';
import { stateAfter } from '../input/line.ts';
import type { Asked, Operation } from './operation.ts';
import { AFTER, PUZZLE } from './params.ts';
import { flagsOf, limited, METRIC } from './searchParams.ts';

async function solveOne(asked: Asked, entry: PuzzleEntry): Promise<unknown> {
  const { shell, params, limits } = asked;
  const flags = flagsOf(asked);
  const { puzzle } = entry;
  const { signal } = shell;
  const metric = flags.metric ? { metric: flags.metric } : {};
  const asks = { ...metric, limits: limitsLeft(limitsOf(flags), entry.startedMs), signal };
  const threads = { threads: limits.threads };
  const state = stateAfter(puzzle, flags.after);
  const from = { ...entry, puzzle: state === puzzle.start ? puzzle : { ...puzzle, start: state } };
  const told = { ...flags, format: 'json', steps: params.steps === true } as const;
  if (params.anytime !== true) {
    const outcome = await solve(from.puzzle, { ...asks, ...threads });
    return tellOutcome(shell, from, outcome, told, true);
  }
  for await (const outcome of solveAnytime(from.puzzle, { ...asks, ...threads })) {
    await tellOutcome(shell, from, outcome, told, true);
  }
  return undefined;
}

export const SOLVE: Operation = {
  name: 'solve',
  summary: 'Find a shortest solution and prove it, or prove that there is none',
  params: (limits) => ({
    ...PUZZLE,
    ...METRIC,
    ...AFTER,
    ...limited(limits),
    steps: { type: 'boolean', description: 'Also list the steps as data' },
    anytime: {
      type: 'boolean',
      description: 'Any solution first, then better ones until the time is over',
    },
  }),
  required: ['puzzle'],
  schema: 'solve',
  streams: true,
  work: solveOne,
};
