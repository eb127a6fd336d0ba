/* Flags of the verbs that serve other programs. */
import type { Command } from 'commander';
import type { CommonFlags } from '../../flags/shared.ts';
import { parseMemoryBytes, parseOneOrMore, parseTimeMs } from '../../flags/values.ts';
import type { RequestLimits } from '../../serve/operation.ts';

export type ServerFlags = CommonFlags & {
  readonly jobs?: number;
  readonly time: number;
  readonly memory: number;
};

/** Characters of a request by line, and bytes of a body. */
export const LINE_LENGTH_MAX = 1_000_000;

const TIME_MS = 30_000;
const MEMORY_BYTES = 1_000_000_000;

export function addServerFlags(command: Command): Command {
  return command
    .option(
      '--jobs <count>',
      'number of requests at the same time (default: the number of cores)',
      parseOneOrMore,
    )
    .option('--time <seconds>', 'maximum time of a request (default: 30)', parseTimeMs, TIME_MS)
    .option(
      '--memory <MB>',
      'maximum memory of a request (default: 1000)',
      parseMemoryBytes,
      MEMORY_BYTES,
    );
}

export function requestLimits({ jobs, time, memory }: ServerFlags, cores: number): RequestLimits {
  const threads = Math.max(1, Math.floor(cores / (jobs ?? cores)));
  return { timeMs: time, memoryBytes: memory, threads };
}
