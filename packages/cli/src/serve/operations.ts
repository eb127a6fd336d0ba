/* What the servers can be asked: the verbs, with parameters instead of flags. */
import {
  DIFFICULTIES,
  type Difficulty,
  PUZZLE_FAMILIES,
  type PuzzleFamily,
} from '@glissade/analysis/generate/family';
import { defaultMetric, metricsOf } from '@glissade/core';
import { hintOne } from '../commands/answers/hint.ts';
import { verifyOne } from '../commands/answers/verify.ts';
import { checkOne } from '../commands/looking/check.ts';
import { generateAll } from '../commands/making/generate.ts';
import { analyseOne } from '../commands/spaces/analyse.ts';
import { explainOne } from '../commands/spaces/explain.ts';
import { requireMetric } from '../flags/shared.ts';
import { BOARD, PLAYER } from './boardOperations.ts';
import type { Operation } from './operation.ts';
import { AFTER, PUZZLE, textParam } from './params.ts';
import { PICTURE } from './pictureOperation.ts';
import { flagsOf, limited, METRIC } from './searchParams.ts';
import { SOLVE } from './solveOperation.ts';

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
