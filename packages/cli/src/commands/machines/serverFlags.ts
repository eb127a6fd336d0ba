/* What the verbs that answer other programs share. */
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
      'requests at work at the same time; the number of cores if not given',
      parseOneOrMore,
    )
    .option('--time <seconds>', 'most time of a request (default: 30)', parseTimeMs, TIME_MS)
    .option(
      '--memory <MB>',
      'most memory of a request (default: 1000)',
      parseMemoryBytes,
      MEMORY_BYTES,
    );
}

export function requestLimits({ jobs, time, memory }: ServerFlags, cores: number): RequestLimits {
  const threads = Math.max(1, Math.floor(cores / (jobs ?? cores)));
  return { timeMs: time, memoryBytes: memory, threads };
}
