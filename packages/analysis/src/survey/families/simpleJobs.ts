/* The jobs of a survey of simple packings: each a goal piece and the largest other pieces. */
import type { Kind } from '../geometry/kinds.ts';

export type Job = {
  readonly goal: number;
  /** Kinds that all its classes have beside the goal piece. */
  readonly prefix: readonly number[];
  /** The kinds, from … end - 1, of which the next piece is. */
  readonly from: number;
  readonly end: number;
  /** Whether the class with no next piece belongs to it. */
  readonly withRoot: boolean;
  readonly weight: number;
};

/** Work of a job at most, in the unit of `weightOf`: about a second. */
const JOB_WEIGHT = 300_000;

/** Goal pieces whose jobs are listed between two yields. */
const GOALS_AT_A_TIME = 200;

export function* jobsOf(
  kinds: readonly Kind[],
  cells: number,
  isSquare: boolean,
): Generator<undefined, Job[]> {
  const jobs: Job[] = [];
  const fitting = Array.from({ length: cells + 1 }, () => 0);
  for (const { area } of kinds) for (let less = 0; less < area; less++) fitting[less]!++;
  for (const [goal, kind] of kinds.entries()) {
    if ((kind.masks[0]! & 1n) === 0n || (isSquare && kind.mirror < goal)) continue;
    addJobs(jobs, kinds, fitting, goal, [], cells - kind.area);
    if (goal % GOALS_AT_A_TIME === 0) yield;
  }
  return jobs;
}

/**
 * Adds the jobs of a goal piece and a prefix, which leaves so many cells free. `fitting`: by number
 * of cells the first kind that has no more; larger kinds come first.
 */
function addJobs(
  jobs: Job[],
  kinds: readonly Kind[],
  fitting: readonly number[],
  goal: number,
  prefix: readonly number[],
  free: number,
): void {
  let from = Math.max(prefix.at(-1) ?? 0, fitting[free]!);
  let weight = 0;
  for (let end = from; end < kinds.length; ) {
    const { area } = kinds[end]!;
    const more = weightOf(free, area);
    if (weight > 0 && weight + more > JOB_WEIGHT) {
      jobs.push({ goal, prefix, from, end, withRoot: false, weight });
      from = end;
      weight = 0;
    }
    if (more > JOB_WEIGHT) {
      addJobs(jobs, kinds, fitting, goal, [...prefix, end], free - area);
      end++;
      from = end;
    } else {
      const room = Math.floor((JOB_WEIGHT - weight) / more);
      const taken = Math.min(fitting[area - 1]! - end, Math.max(1, room));
      weight += taken * more;
      end += taken;
    }
  }
  jobs.push({ goal, prefix, from, end: kinds.length, withRoot: true, weight: weight + 1 });
}

/** Work of the classes whose next piece has so many cells: measured on 4×4, roughly. */
function weightOf(free: number, area: number): number {
  if (area > free) return 0;
  return 1 + (area === 1 ? 2 ** free : 3.3 ** free / 4 ** area);
}
