import { ANALYSE_OPTIONS, analyse } from '@glissade/analysis/analyse/analyse';
import { distanceTable } from '@glissade/analysis/analyse/evaluate/distanceTable';
import { evaluate } from '@glissade/analysis/analyse/evaluate/evaluate';
import { reviewSolution } from '@glissade/analysis/analyse/review/reviewSolution';
import { SPACE_OPTIONS } from '@glissade/analysis/analyse/space/spaceOptions';
import { explain } from '@glissade/analysis/explain/explain';
import { generate } from '@glissade/analysis/generate/generate';
import { GENERATE_OPTIONS } from '@glissade/analysis/generate/requirements';
import { MAP_OPTIONS, map } from '@glissade/analysis/map/mapping';
import { SCRAMBLE_OPTIONS } from '@glissade/analysis/scramble/scrambleOptions';
import { scrambles } from '@glissade/analysis/scramble/scrambles';
import { survey } from '@glissade/analysis/survey/survey';
import { SURVEY_OPTIONS } from '@glissade/analysis/survey/surveyOptions';
import { TRACE_OPTIONS, trace } from '@glissade/analysis/trace/trace';
import { ANYTIME_OPTIONS } from '@glissade/solve/anytime/anytimeOptions';
import { solveAnytime } from '@glissade/solve/anytime/solveAnytime';
import { COUNT_OPTIONS, countStates } from '@glissade/solve/countStates';
import { SOLVE_OPTIONS } from '@glissade/solve/options/options';
import { RUN } from '@glissade/solve/options/optionTypes';
import { PREPARE_OPTIONS, prepareTables } from '@glissade/solve/prepareTables';
import { solve, solveProgress, solveSync } from '@glissade/solve/solve';
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

async function firstOf<T>(outcomes: AsyncIterable<T>): Promise<T | undefined> {
  for await (const outcome of outcomes) return outcome;
  return undefined;
}

const MAPPED = smallPuzzles()[1]!;

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
  explain: (puzzle, options) => explain(puzzle, options),
  // To arrange all states of the 8-puzzle takes as long as a hang.
  map: (puzzle, options) => map(puzzle === smallPuzzles()[0] ? MAPPED : puzzle, options),
  trace: async (puzzle, options) => void (await lastOf(trace(puzzle, options))),
  survey: (_puzzle, options) => survey(options),
  generate: (_puzzle, options) => generate(options),
  scrambles: (puzzle, options) => firstOf(scrambles(puzzle, options)),
} satisfies Record<string, Call>;

type Ask = keyof typeof CALLS;

const STATUSES = ['solved', 'unsolvable', 'undecided', 'cancelled', 'counted', 'ready', 'analysed'];
const MORE_STATUSES = [
  'evaluated',
  'reviewed',
  'generated',
  'not-found',
  'explored',
  'done',
  'partial',
];
const FURTHER_STATUSES = ['explained', 'mapped', 'surveyed', 'scrambled', 'none'];

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
          lengthMin: [0, 5, 40],
          lengthMax: [3, 20],
          tries: [1, 10],
          seed: [1, 2, 0],
          threads: [1],
          tables: ['light'],
          drawn: [0, 1, 5],
          fold: [true, false],
          eventsMax: [0, 10],
          onLayout: [{ $: 'function' }],
          onProgress: [{ $: 'function' }],
          signal: [{ $: 'aborted' }],
        }),
        fc.option(limits, { nil: { timeMs: 20 } }),
        fc.option(notText, { nil: undefined }),
      )
      .map(([options, limited, checkpoint]) => ({
        ...options,
        limits: limited,
        checkpoint,
      })),
    weight: 8,
  },
  { arbitrary: wildValue, weight: 1 },
);

const generateOptions: fc.Arbitrary<Recipe> = wildObject(
  { family: ['rush'], level: ['easy'], seed: [1], signal: [{ $: 'aborted' }] },
  3,
);

/** The smallest families, and those that are none. */
const surveyOptions: fc.Arbitrary<Recipe> = fc
  .tuple(
    wildObject({
      family: ['simple 2x3', 'simple 3x3', 'tiles 2x3', 'rush 2', 'pieces x', 'rush 4 walls 1'],
      puzzle: [{ $: 'line' }],
      metric: ['moves', 'stm', 'steps'],
      top: [1, 3],
      symmetry: [true],
      byClass: [true],
      where: [{ pieces: [1, 2] }, {}],
      threads: [1],
      onProgress: [{ $: 'function' }],
      signal: [{ $: 'aborted' }],
    }),
    fc.option(limits, { nil: { timeMs: 20 } }),
  )
  .map(([asked, limited]) => ({ ...asked, limits: limited }));

/** The options of each function; all but `solveSync` take a signal besides. */
const TABLES: Readonly<Record<Ask, object>> = {
  solve: { ...SOLVE_OPTIONS, ...RUN },
  solveSync: SOLVE_OPTIONS,
  solveProgress: SOLVE_OPTIONS,
  solveAnytime: ANYTIME_OPTIONS,
  analyse: ANALYSE_OPTIONS,
  countStates: COUNT_OPTIONS,
  distanceTable: SPACE_OPTIONS,
  evaluate: { ...SPACE_OPTIONS, ...RUN },
  reviewSolution: { ...SPACE_OPTIONS, ...RUN },
  prepareTables: PREPARE_OPTIONS,
  explain: SPACE_OPTIONS,
  map: MAP_OPTIONS,
  trace: TRACE_OPTIONS,
  survey: SURVEY_OPTIONS,
  generate: GENERATE_OPTIONS,
  scrambles: SCRAMBLE_OPTIONS,
};

/** An unknown option ends every run at once, so that only the known ones are left. */
function knownOf(ask: Ask, options: Recipe): Recipe {
  if (!isPlainObject(options)) return options;
  const known = (name: string) =>
    Object.hasOwn(TABLES[ask], name) || (name === 'signal' && !ask.endsWith('Sync'));
  return Object.fromEntries(Object.entries(options).filter(([name]) => known(name)));
}

const asks = Object.keys(CALLS) as Ask[];

function optionsFor(ask: Ask): fc.Arbitrary<Recipe> {
  if (ask === 'generate') return generateOptions;
  return ask === 'survey' ? surveyOptions : solveOptions;
}

const inputs: fc.Arbitrary<Input> = fc
  .record({ ask: fc.constantFrom(...asks), puzzle: fc.nat(smallPuzzles().length - 1) })
  .chain(({ ask, puzzle }) =>
    optionsFor(ask).map((options) => ({
      ask,
      puzzle,
      options: knownOf(ask, options),
    })),
  );

const TIME_MS_MAX = 50;

/** What may go on for as long as it is allowed is not allowed long. */
function hurried(options: Recipe): Recipe {
  if (isBare(options)) return { limits: { timeMs: TIME_MS_MAX } };
  if (!isPlainObject(options)) return options;
  const given = options.limits ?? {};
  const asked = isBare(given) ? {} : given;
  if (!isPlainObject(asked)) return options;
  const { timeMs = TIME_MS_MAX } = asked;
  const isEndless = (timeMs as { $?: string } | null)?.$ === 'Infinity';
  const isLong = isEndless || (typeof timeMs === 'number' && timeMs > TIME_MS_MAX);
  return { ...options, limits: { ...asked, timeMs: isLong ? TIME_MS_MAX : timeMs } };
}

/** What stands for no options at all. */
function isBare(options: Recipe): boolean {
  const { $: name = '' } = (options ?? {}) as { readonly $?: string };
  return ['bare', 'map', 'date', 'aborted'].includes(name);
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
  const known =
    status === undefined || [...STATUSES, ...MORE_STATUSES, ...FURTHER_STATUSES].includes(status);
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
