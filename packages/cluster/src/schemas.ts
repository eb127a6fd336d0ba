/*
 * What goes through Redis, checked at both ends. Nothing in it names a file, a module or a
 * command: a puzzle is numbers and labels, options are a closed list, and a run is a word from
 * which keys are made. Objects are strict: what is not listed here is refused.
 */
import { BOARD_SIDE_MAX, METRICS } from '@glissade/core';
import { ENGINE_NAMES } from '@glissade/solve/engines/engineNames';
import { HEURISTIC_NAMES } from '@glissade/solve/engines/heuristics';
import { type SolveOptions, TABLES } from '@glissade/solve/options/options';
import { z } from 'zod';
import { ClusterError } from './clusterError.ts';
import { TRACEPARENT } from './tracing.ts';

const CELLS_MAX = BOARD_SIDE_MAX * BOARD_SIDE_MAX;
/** Labels and notes are no longer. */
export const TEXT_MAX = 20_000;
const LINE_MAX = 10_000_000;

/** Words that are shown as they are: they hold nothing that a terminal obeys. */
export const runName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/);
export const versionName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.+-]{0,59}$/);
export const workerName = z.string().regex(/^[A-Za-z0-9.-]{1,99}$/);
export const partId = z.string().regex(/^[a-z0-9-]{1,80}$/);
/** A worker does no more jobs at a time. */
export const PLACES_MAX = 4096;

const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const cell = z
  .number()
  .int()
  .min(0)
  .max(CELLS_MAX - 1);
export const cells = z.array(cell).max(CELLS_MAX);
const text = z.string().max(TEXT_MAX);
const metric = z.enum(METRICS);
export const side = z.number().int().min(1).max(BOARD_SIDE_MAX);

/** Of which part of which run a job is, and the span that it belongs to. */
export const jobSchema = z.strictObject({
  version: versionName,
  run: runName,
  id: partId,
  traceparent: z.string().regex(TRACEPARENT).optional(),
});

export const optionsSchema = z.strictObject({
  metric: metric.optional(),
  tieBreak: metric.optional(),
  countOptimal: z.boolean().optional(),
  allSolutions: count.optional(),
  engine: z.enum(ENGINE_NAMES).optional(),
  heuristic: z.enum(HEURISTIC_NAMES).optional(),
  any: z.boolean().optional(),
  seed: count.optional(),
  tables: z.enum(TABLES).optional(),
  limits: z
    .strictObject({
      timeMs: z.number().min(0).optional(),
      memoryBytes: count.optional(),
      nodes: count.optional(),
      depth: count.optional(),
    })
    .optional(),
});

const piece = z.strictObject({
  label: text,
  cells,
  axis: z.enum(['any', 'h', 'v']).optional(),
});

export const specSchema = z.strictObject({
  board: z.strictObject({
    width: side,
    height: side,
    cells: z.array(z.enum(['outside', 'wall', 'floor', 'gate'])).max(CELLS_MAX),
  }),
  pieces: z.array(piece).max(CELLS_MAX),
  goals: z.array(z.array(z.strictObject({ label: text, cells })).max(CELLS_MAX)),
  same: z.array(z.array(text)).optional(),
  info: z
    .strictObject({
      id: text.optional(),
      title: text.optional(),
      author: text.optional(),
      source: text.optional(),
      notes: text.optional(),
    })
    .optional(),
});

/** A puzzle as its spec, and how it is to be solved. */
export const puzzleSchema = z.strictObject({ puzzle: specSchema, options: optionsSchema });

/**
 * A line as packed steps: the receiver replays and measures it. Looked at by hand: a schema for
 * each of fifty numbers takes longer than to replay them.
 */
const line = z.custom<number[]>(isLine);

function isLine(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > LINE_MAX) return false;
  return value.every((step) => Number.isSafeInteger(step) && step >= 0);
}

const common = {
  metric,
  tieBreak: metric.optional(),
  engine: z.enum([...ENGINE_NAMES, 'windows']),
  lowerBound: z.number(),
  stats: z.strictObject({
    expanded: count,
    generated: count,
    evaluated: count,
    reopened: count,
    peakFrontier: count,
    peakBytes: count,
    timeMs: z.number(),
    setupMs: z.number(),
  }),
  notes: z.array(text).optional(),
};

/** Instead of an answer of any kind: an error that speaks about a puzzle or its options. */
export const failureSchema = z.strictObject({
  status: z.literal('failed'),
  name: z.enum(['OptionError', 'PuzzleError', 'ParseError']),
  message: text,
  code: text,
  hint: text,
  params: z.record(text, z.union([text, z.number()])).optional(),
  line: count.optional(),
  column: count.optional(),
  found: text.optional(),
  place: z
    .strictObject({
      part: z.enum(['board', 'start', 'goal', 'same']),
      goal: count.optional(),
      label: text.optional(),
      cell: count.optional(),
    })
    .optional(),
});

/** An answer of a worker to a puzzle: its outcome. */
export const answerSchema = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('solved'),
    ...common,
    line,
    optimal: z.boolean(),
    optimalSolutions: z.union([count, z.string().regex(/^\d+$/)]).optional(),
    solutions: z.array(z.string()).optional(),
  }),
  z.strictObject({
    status: z.literal('unsolvable'),
    ...common,
    proof: z.enum(['parity', 'exhausted']),
  }),
  z.strictObject({
    status: z.literal('undecided'),
    ...common,
    limit: z.enum(['time', 'memory', 'nodes', 'depth', 'disk']),
    line: line.optional(),
  }),
]);

/** What a worker says of itself. */
export const workerSchema = z.strictObject({
  version: versionName,
  jobs: z.number().int().min(1).max(PLACES_MAX),
  folder: z.boolean(),
  /** By the clock of Redis. */
  seenSeconds: z.number().min(0),
});

export type Answer = z.infer<typeof answerSchema>;
export type SentOptions = z.infer<typeof optionsSchema>;

/** Throws ClusterError for a word that names no run. */
export function requireRunName(word: string): string {
  if (runName.safeParse(word).success) return word;
  const hint = 'use up to 60 letters, digits, - and _';
  throw new ClusterError('run-name', `${JSON.stringify(word)} cannot be the name of a run`, hint);
}

/** Options that may leave this machine. Throws ClusterError for those that mean nothing there. */
export function sentOptions(options: SolveOptions): SentOptions {
  const { checkpoint, threads, ...rest } = options;
  if (checkpoint !== undefined) {
    const hint = 'Redis keeps the run: name it with --run, and repeat the command to continue it';
    throw new ClusterError('combination', '--checkpoint cannot be used with --redis', hint);
  }
  if (threads !== undefined) {
    const hint = 'glissade worker --jobs sets the number of threads of each machine';
    throw new ClusterError('combination', '--threads cannot be used with --redis', hint);
  }
  return optionsSchema.parse(rest);
}
