/*
 * Parts of surveys and of hard tile boards as they cross Redis, and what is told of them. As with
 * puzzles, everything is numbers, words of closed lists, and texts that are read as puzzles.
 */
import { type Piece, SUBTREE_TABLES } from '@glissade/worker/parts/subtree';
import { z } from 'zod';
import { specSchema } from './schemas.ts';

const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const text = z.string().max(20_000);
const columns = z.array(z.number().int()).max(64);
const named = z.record(z.string().max(64), z.number());

const surveySpec = z.strictObject({
  family: z.string().max(100),
  puzzle: text.optional(),
  metric: z.enum(['moves', 'slides', 'steps', 'stm', 'mtm']).optional(),
  top: z.number().int().min(1).max(1000),
  symmetry: z.boolean(),
  byClass: z.boolean(),
  where: z.record(z.string().max(64), z.tuple([z.number(), z.number()])),
});

/** Some batches of a survey. */
export const surveyPartSchema = z.strictObject({
  survey: surveySpec,
  batches: z.array(count).min(1).max(100),
});

const piece = z.strictObject({
  path: z
    .string()
    .max(255)
    .regex(/^[0-3]*$/),
  todo: z.number().int().min(1).max(15),
});

/** Pieces of the tree of a tile board below a bound. */
export const subtreePartSchema = z.strictObject({
  board: specSchema,
  tables: z.enum(SUBTREE_TABLES),
  bound: z.number().int().min(0).max(255),
  pieces: z.array(piece).max(5000),
});

const tallyRow = z.strictObject({
  columns,
  name: text,
  classes: count,
  starts: count,
  states: count,
  components: count,
  solvable: count,
  solvableStarts: count,
  largest: count,
  extra: named,
  longest: z.number().int().min(-1),
  hardestCount: count,
  winners: z.array(
    z.strictObject({ length: count, states: count, picture: z.array(text).max(256) }),
  ),
});

export const surveyAnswerSchema = z.strictObject({
  tallies: z.array(z.strictObject({ rows: z.array(tallyRow) })),
});

export const subtreeAnswerSchema = z.strictObject({
  expanded: count,
  generated: count,
  estimate: count,
  /** Groups of what is left; each becomes a job. */
  rest: z.array(z.array(piece)),
  /** Directions of the gap. */
  line: z.array(z.number().int().min(0).max(3)).max(255).optional(),
});

export type SubtreeAnswer = {
  readonly expanded: number;
  readonly generated: number;
  readonly estimate: number;
  readonly rest: readonly (readonly Piece[])[];
  readonly line?: readonly number[];
};
