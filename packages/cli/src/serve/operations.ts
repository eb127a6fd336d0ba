/* What the servers can be asked: the verbs, with parameters instead of flags. */
import {
  DIFFICULTIES,
  type Difficulty,
  PUZZLE_FAMILIES,
  type PuzzleFamily,
} from '@glissade/analysis/generate/family';
import { defaultMetric, METRICS, type Metric, metricsOf } from '@glissade/core';
import { boardPng } from '@glissade/picture/boardPng';
import { boardSvg } from '@glissade/picture/boardSvg';
import type { PictureTheme } from '@glissade/picture/given';
import { solveAnytime } from '@glissade/solve/anytime/solveAnytime';
import { limitsLeft } from '@glissade/solve/options/options';
import { solve } from '@glissade/solve/solve';
import { hintOne } from '../commands/answers/hint.ts';
import { tellOutcome } from '../commands/answers/solveOutput.ts';
import { verifyOne } from '../commands/answers/verify.ts';
import { checkOne } from '../commands/looking/check.ts';
import { generateAll } from '../commands/making/generate.ts';
import { analyseOne } from '../commands/spaces/analyse.ts';
import { explainOne } from '../commands/spaces/explain.ts';
import { UsageError } from '../errors.ts';
import { limitsOf, requireMetric } from '../flags/shared.ts';
import type { PuzzleEntry } from '../input/entries.ts';
import { stateAfter } from '../input/line.ts';
import { BOARD, PLAYER } from './boardOperations.ts';
import type { Asked, Operation, RequestLimits } from './operation.ts';
import { AFTER, type ParamSchemas, PUZZLE, textParam } from './params.ts';

const METRIC: ParamSchemas = {
  metric: {
    type: 'string',
    enum: [...METRICS],
    description: 'The metric; by default the metric that players of the puzzle use',
  },
};
const limited = ({ timeMs, memoryBytes }: RequestLimits): ParamSchemas => ({
  timeMs: {
    type: 'integer',
    description: 'Stop after this many milliseconds',
    minimum: 1,
    maximum: timeMs,
  },
  memoryBytes: {
    type: 'integer',
    description: 'Stop when this much memory is used, in bytes',
    minimum: 1_000_000,
    maximum: memoryBytes,
  },
  nodes: { type: 'integer', description: 'Stop after expanding this many states', minimum: 0 },
});

/** The flags of a verb for these parameters; what is not limited by them is by the server. */
function flagsOf({ params, limits }: Asked) {
  const { timeMs = limits.timeMs, memoryBytes = limits.memoryBytes, nodes, metric } = params;
  return {
    json: true,
    time: Number(timeMs),
    memory: Number(memoryBytes),
    nodes: nodes === undefined ? undefined : Number(nodes),
    metric: metric as Metric | undefined,
    after: params.after === undefined ? undefined : String(params.after),
  };
}

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

const SOLVE: Operation = {
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

const CHECK: Operation = {
  name: 'check',
  summary: 'Say what a puzzle is and whether it can be solved',
  params: (limits) => ({ ...PUZZLE, ...METRIC, ...limited(limits) }),
  required: ['puzzle'],
  schema: 'check',
  work: (asked, entry) => checkOne(asked.shell, entry, flagsOf(asked), true),
};

const HINT: Operation = {
  name: 'hint',
  summary: 'Give the best moves of a state and the distance after each',
  params: (limits) => ({ ...PUZZLE, ...AFTER, ...METRIC, ...limited(limits) }),
  required: ['puzzle'],
  schema: 'hint',
  work: (asked, entry) => hintOne(asked.shell, entry, flagsOf(asked), true),
};

const EXPLAIN: Operation = {
  name: 'explain',
  summary: 'Say why a puzzle is hard, as facts proved by all of its states',
  params: (limits) => ({ ...PUZZLE, ...METRIC, ...limited(limits) }),
  required: ['puzzle'],
  schema: 'explain',
  work: (asked, entry) => explainOne(asked.shell, entry, { ...flagsOf(asked), lang: 'en' }, true),
};

const ANALYSE: Operation = {
  name: 'analyse',
  summary: 'Explore the whole state space: its size, depth and shape',
  params: (limits) => ({ ...PUZZLE, ...METRIC, ...limited(limits) }),
  required: ['puzzle'],
  schema: 'analyse',
  work: (asked, entry) => {
    const { metric, ...flags } = flagsOf(asked);
    const metrics = { metric: metric === undefined ? undefined : [metric] };
    return analyseOne(asked.shell, entry, { ...flags, ...metrics }, { isOne: true, isFirst: true });
  },
};

const VERIFY: Operation = {
  name: 'verify',
  summary: 'Say whether a line of moves is a solution, and whether it is a shortest one',
  params: (limits) => ({
    ...PUZZLE,
    moves: textParam('The moves'),
    ...METRIC,
    ...limited(limits),
    replayOnly: { type: 'boolean', description: 'Do not test whether it is shortest' },
  }),
  required: ['puzzle', 'moves'],
  schema: 'verify',
  work: (asked, entry) => {
    const { shell, params } = asked;
    const flags = { ...flagsOf(asked), replayOnly: params.replayOnly === true };
    const { metric = defaultMetric(entry.puzzle) } = flags;
    requireMetric(metricsOf(entry.puzzle), metric);
    return verifyOne({ shell, entry, text: String(params.moves), metric, flags, isOne: true });
  },
};

const GENERATE: Operation = {
  name: 'generate',
  summary: 'Make a new block puzzle of a chosen difficulty, with its proved optimum',
  params: ({ timeMs }) => ({
    family: { type: 'string', enum: [...PUZZLE_FAMILIES], description: 'The kind of puzzle' },
    level: { type: 'string', enum: [...DIFFICULTIES], description: 'The length of its solution' },
    seed: {
      type: 'integer',
      description: 'The same seed gives the same puzzle',
      minimum: 0,
      maximum: 2 ** 32,
    },
    timeMs: {
      type: 'integer',
      description: 'Stop after this many milliseconds',
      minimum: 1,
      maximum: timeMs,
    },
  }),
  required: [],
  schema: 'generate',
  work: ({ shell, params, limits }) => {
    const { family = PUZZLE_FAMILIES[0], level, seed, timeMs = limits.timeMs } = params;
    return generateAll(shell, family as PuzzleFamily, {
      json: true,
      count: 1,
      time: Number(timeMs),
      level: level as Difficulty | undefined,
      seed: seed === undefined ? undefined : Number(seed),
    });
  },
};

const PICTURE: Operation = {
  name: 'picture',
  summary: 'Draw a state as SVG or PNG, with a hint as an arrow or a line of play that moves',
  params: () => ({
    ...PUZZLE,
    ...AFTER,
    hint: textParam('Moves to show by arrows'),
    line: textParam('Moves that the picture plays'),
    theme: { type: 'string', enum: ['light', 'dark'], description: 'The colours' },
    labels: { type: 'boolean', description: 'False to omit the letters on the pieces' },
    width: { type: 'integer', description: 'Draw a PNG of this width in pixels', minimum: 1 },
  }),
  required: ['puzzle'],
  answerSchema: {
    title: 'A picture',
    type: 'object',
    properties: {
      svg: { type: 'string', description: 'SVG without external resources' },
      png: { type: 'string', description: 'With width: a PNG file in base 64' },
    },
    oneOf: [{ required: ['svg'] }, { required: ['png'] }],
    additionalProperties: false,
  },
  work: ({ shell, params }, { puzzle }) => {
    const { after, hint, line, theme, labels, width } = params;
    const state = stateAfter(puzzle, after === undefined ? undefined : String(after));
    const look = {
      hint: hint === undefined ? undefined : String(hint),
      theme: theme as PictureTheme | undefined,
      labels: labels === undefined ? undefined : labels === true,
    };
    const play = { line: line === undefined ? undefined : String(line) };
    if (width === undefined) {
      shell.output.object({ svg: boardSvg(puzzle, state, { ...look, ...play }) });
    } else if (line === undefined) {
      const png = boardPng(puzzle, state, { ...look, width: Number(width) });
      shell.output.object({ png: Buffer.from(png).toString('base64') });
    } else {
      throw new UsageError('usage', 'a PNG does not move', 'leave out line or width');
    }
  },
};

export const OPERATIONS: readonly Operation[] = [
  SOLVE,
  CHECK,
  HINT,
  EXPLAIN,
  ANALYSE,
  VERIFY,
  GENERATE,
  PICTURE,
  BOARD,
  PLAYER,
];
