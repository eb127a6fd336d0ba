/* The progress of a search, and how it follows from a kernel's status. */
import { STATUS_GOAL, STATUS_LEVEL, STATUS_MEMORY } from '../kernel/layout.ts';

/** What a call of `advance` reports. `waiting`: other threads must make progress first. */
export type Progress = 'running' | 'waiting' | 'level' | 'goal' | 'memory' | 'disk';

/** The progress that a kernel's `step` reports by its status. */
export function progressOf(status: number): Progress {
  switch (status) {
    case STATUS_LEVEL:
      return 'level';
    case STATUS_GOAL:
      return 'goal';
    case STATUS_MEMORY:
      return 'memory';
    default:
      return 'running';
  }
}
