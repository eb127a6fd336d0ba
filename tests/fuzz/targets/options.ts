import {
  analyse,
  countStates,
  distanceTable,
  evaluate,
  generate,
  OPTION_NAMES,
  prepareTables,
  reviewSolution,
  solve,
  solveAnytime,
  solveProgress,
  solveSync,
} from '@glissade/engine';
import fc from 'fast-check';
import { legalLine } from '../../arbitrary/puzzle.ts';
import { smallPuzzles } from '../sources.ts';
import { attemptAsync, expectThat, target } from '../target.ts';
import { type Recipe, revive, wildObject, wildValue } from '../values.ts';

type Input = { readonly ask: Ask; readonly puzzle: number; readonly options: Recipe };

type Call = (puzzle: ReturnType<typeof smallPuzzles>[number], options: never) => unknown;

async function lastOf<T>(outcomes: AsyncIterable<T>): Promise<T | undefined> {
  let last: T | undefined;
  for await (const outcome of outcomes) last = outcome;
  return last;
}

/** Every function of the library that takes options. */
const CALLS = {
  solve: (puzzle, options) => solve(puzzle, options),
  solveSync: (puzzle, options) => solveSync(puzzle, options),
  solveProgress: (puzzle, options) => lastOf(solveProgress(puzzle, options)),
  solveAnytime: (puzzle, options) => lastOf(solveAnytime(puzzle, options)),
  analyse: (puzzle, options) => analyse(puzzle, options),
  countStates: (puzzle, options) => countStates(puzzle, options),
  distanceTable: (puzzle, options) => distanceTable(puzzle, options),
  evaluate: (puzzle, options) => evaluate(puzzle, puzzle.start, options),
  reviewSolution: (puzzle, options) =>
    reviewSolution(puzzle, legalLine(puzzle, [1, 2, 3]), options),
  prepareTables: (puzzle, options) => prepareTables(puzzle, options),
  generate: (_puzzle, options) => generate(options),
} satisfies Record<string, Call>;

type Ask = keyof typeof CALLS;

const STATUSES = ['solved', 'unsolvable', 'undecided', 'cancelled', 'counted', 'ready', 'analysed'];
const MORE_STATUSES = ['evaluated', 'reviewed', 'generated', 'explored', 'done', 'partial'];

const limits: fc.Arbitrary<Recipe> = fc.oneof(
  {
    arbitrary: wildObject({
      timeMs: [0, 5, 1],
      memoryBytes: [0, 1, 1e6, 1e8],
      nodes: [0, 10],
      depth: [0, 3],
    }),
    weight: 4,
  },
  { arbitrary: wildValue, weight: 1 },
);

/** A text would be the name of a folder, which would be made. */
const notText = wildValue.filter((value) => typeof value !== 'string');

/** Some good, some wild; a limit of time is always there, or nothing would end. */
const solveOptions: fc.Arbitrary<Recipe> = fc.oneof(
  {
    arbitrary: fc
      .tuple(
        wildObject({
          metric: ['steps', 'slides', 'moves', 'stm', 'mtm'],
          tieBreak: ['steps', 'moves', 'mtm'],
          metrics: [['steps'], ['moves', 'steps']],
          countOptimal: [true, false],
          allSolutions: [1, 5],
          engine: ['kernel', 'packed', 'tiles', 'astar', 'dfs', 'anytime', 'constructive'],
          heuristic: ['zero', 'manhattan', 'misplaced', 'blocks'],
          expression: ['manhattan', '2 *'],
          weight: [1, 2.5],
          ties: ['lifo'],
          gapOrder: ['UDLR'],
          anytime: [true, false],
          from: [{ $: 'line' }],
          seed: [1, 2, 0],
          threads: [1],
          tables: ['light'],
          drawn: [0, 1, 5],
          onProgress: [{ $: 'function' }],
          signal: [{ $: 'aborted' }],
        }),
        fc.option(limits, { nil: { timeMs: 20 } }),
        fc.option(notText, { nil: undefined }),
      )
      .map(([options, limited, checkpoint]) => ({
        ...options,
        limits: limited,
        ...(checkpoint === undefined ? {} : { checkpoint }),
      })),
    weight: 8,
  },
  { arbitrary: wildValue, weight: 1 },
);

const generateOptions: fc.Arbitrary<Recipe> = wildObject(
  { family: ['rush'], level: ['easy'], seed: [1], signal: [{ $: 'aborted' }] },
  3,
);

/** An unknown option ends every run at once, so that only the known ones are left. */
function knownOf(ask: Ask, options: Recipe): Recipe {
  if (!isPlainObject(options)) return options;
  const known: readonly string[] = OPTION_NAMES[ask];
  return Object.fromEntries(Object.entries(options).filter(([name]) => known.includes(name)));
}

const asks = Object.keys(CALLS) as Ask[];

const inputs: fc.Arbitrary<Input> = fc
  .record({ ask: fc.constantFrom(...asks), puzzle: fc.nat(smallPuzzles().length - 1) })
  .chain(({ ask, puzzle }) =>
    (ask === 'generate' ? generateOptions : solveOptions).map((options) => ({
      ask,
      puzzle,
      options: knownOf(ask, options),
    })),
  );

const TIME_MS_MAX = 50;

/** What may go on for as long as it is allowed is not allowed long. */
function hurried(options: Recipe): Recipe {
  if (!isPlainObject(options)) return options;
  const asked = options.limits ?? {};
  if (!isPlainObject(asked)) return options;
  const { timeMs = TIME_MS_MAX } = asked;
  const isEndless = (timeMs as { $?: string } | null)?.$ === 'Infinity';
  const isLong = isEndless || (typeof timeMs === 'number' && timeMs > TIME_MS_MAX);
  return { ...options, limits: { ...asked, timeMs: isLong ? TIME_MS_MAX : timeMs } };
}

type Fields = object & { readonly limits?: Recipe; readonly timeMs?: Recipe };

function isPlainObject(value: Recipe): value is Recipe & Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('$' in value);
}

async function check({ ask, puzzle, options }: Input): Promise<void> {
  const call = CALLS[ask] as Call;
  const given = revive(hurried(options)) as never;
  const outcome = await attemptAsync(['OptionError'], () => call(smallPuzzles()[puzzle]!, given));
  if (outcome === undefined) return;
  const { status } = outcome as { readonly status?: string };
  const known = status === undefined || [...STATUSES, ...MORE_STATUSES].includes(status);
  expectThat(known, () => `ends as ${status}`);
}

export const options = target<Input>({
  name: 'options',
  title: 'options of the library, of any type',
  counts: 'inputs',
  inputs: () => inputs,
  check,
  share: 1,
  timeMsMax: 5000,
  batch: 400,
});
