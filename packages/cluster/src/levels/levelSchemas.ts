/*
 * Jobs on the levels of a search as they cross Redis, and what is told of them: numbers, and keys
 * as digits. Nothing names a file or a search: each machine knows its folder, and the search has
 * the name of the run in which the part was found.
 */
import { METRICS } from '@glissade/core';
import { z } from 'zod';
import { specSchema } from '../schemas.ts';

/** No search has more levels, jobs or files. */
const number = z.number().int().min(0).max(1_000_000);
const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const files = z.number().int().min(0).max(64);
const key = z
  .string()
  .max(256)
  .regex(/^[0-9a-f]+$/);

const job = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({
    ...{ do: z.literal('map'), level: number, number, files, attempt: number },
    ...{ from: key.optional(), to: key.optional() },
  }),
  z.strictObject({
    ...{ do: z.literal('reduce'), level: number, number, files, attempt: number },
    ...{ maps: number, before: z.tuple([files, files]) },
  }),
  z.strictObject({ do: z.literal('path'), goal: key, files: z.array(files).max(100_000) }),
  z.strictObject({ do: z.literal('sweep'), level: number.optional() }),
]);

export const levelPartSchema = z.strictObject({
  task: z.strictObject({ puzzle: specSchema, metric: z.enum(METRICS) }),
  job,
});

export const levelAnswerSchema = z.strictObject({
  states: count,
  expanded: count,
  generated: count,
  bytes: count,
  goal: key.optional(),
  samples: z.array(key).max(5000).optional(),
  damaged: z.array(number).optional(),
  line: z.array(count).optional(),
});
