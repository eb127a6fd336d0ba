/* Which limit ended a search, and how to raise it, in words. */
import type { Undecided } from '@glissade/solve/outcome';
import { countOf, formatBytes, formatTime } from './numbers.ts';

type Ended = Pick<Undecided, 'limit'> & {
  readonly stats: Pick<Undecided['stats'], 'timeMs' | 'peakBytes' | 'expanded'>;
};

/** "gave up after 2.1 s": which limit came first. */
export function limitWords({ limit, stats }: Ended): string {
  switch (limit) {
    case 'time':
      return `gave up after ${formatTime(stats.timeMs)}`;
    case 'memory':
      return `gave up at the memory limit (${formatBytes(stats.peakBytes)} used)`;
    case 'disk':
      return 'gave up: the disk is full';
    case 'nodes':
      return `gave up after ${countOf(stats.expanded, 'state')}`;
    case 'depth':
      return 'there is no solution within the depth limit';
  }
}

/** "hint: raise the limit with --time": what would help where a limit came first. */
export function limitAdvice(limit: string): string {
  return `hint: ${limit === 'disk' ? 'free space on the disk' : `raise the limit with --${limit}`}`;
}
