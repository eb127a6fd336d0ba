/*
 * Breadth-first search larger than a machine: its levels are sorted runs in a folder, and every
 * process that sees the folder can do its jobs. A level is cut into ranges of keys; a map job
 * expands one range and writes what it generates by hash partition. When all map jobs are done,
 * each reduce job merges a partition and drops the states that the two levels before contain.
 * Nothing stays in memory from one job to the next.
 *
 * Map jobs take ranges of keys, not hash partitions: a move changes few bits of a key, so most
 * duplicates occur within a job and never reach the folder.
 *
 * Source: Korf 2004, Zhou and Hansen 2006 (external-memory search with sorted runs, structured
 * duplicate detection); Kunkle and Cooperman 2007 (on many machines).
 */
import { formatMoves, type Metric, type Puzzle, specOf } from '@glissade/core';
import type { Outcome } from '../outcome.ts';
import { verifyLine } from '../verify.ts';
import {
  type LevelAnswer,
  type LevelJob,
  type LevelTask,
  type MapJob,
  PARTITIONS,
} from './levelPart.ts';

/** What a level took. */
export type LevelCount = {
  readonly level: number;
  readonly states: number;
  /** States generated for it that no job had as a duplicate, and the bytes of both. */
  readonly candidates: number;
  readonly candidateBytes: number;
  readonly bytes: number;
};

export type LevelSearchOptions = {
  /** Has a job done, once; `id` names it within the search. */
  readonly ask: (id: string, task: LevelTask, job: LevelJob) => Promise<LevelAnswer>;
  /** Told of each level that is complete. */
  readonly onLevel?: (count: LevelCount) => void;
  /** States of a map job, and candidates of a reduce job; tests make them small. */
  readonly statesOfJob?: number;
};

/** A job takes some seconds, and a map job some hundred MB. */
const STATES_OF_JOB = 1 << 20;
/** How often a file of candidates may be found damaged. */
const REPAIRS_MAX = 3;

/** Searches for a shortest solution. Rejects as `ask` does. */
export function searchLevels(
  puzzle: Puzzle,
  metric: Metric,
  options: LevelSearchOptions,
): Promise<Outcome> {
  return new LevelSearch(puzzle, metric, options).run();
}

type Level = { readonly states: number; readonly files: number; readonly samples: string[] };

class LevelSearch {
  private readonly startedMs: number = performance.now();
  private readonly puzzle: Puzzle;
  private readonly metric: Metric;
  private readonly task: LevelTask;
  private readonly options: LevelSearchOptions;
  private readonly statesOfJob: number;
  private readonly levels: Level[] = [];
  private sweeping: Promise<unknown> = Promise.resolve();
  private expanded = 0;
  private generated = 0;

  constructor(puzzle: Puzzle, metric: Metric, options: LevelSearchOptions) {
    this.puzzle = puzzle;
    this.metric = metric;
    const { info: _, ...spec } = specOf(puzzle);
    this.task = { puzzle: spec, metric };
    this.options = options;
    this.statesOfJob = options.statesOfJob ?? STATES_OF_JOB;
  }

  async run(): Promise<Outcome> {
    const { states, bytes, goal } = await this.ask('start', { do: 'start' });
    if (goal !== undefined) return this.solved([]);
    this.levels.push({ states, files: 1, samples: [] });
    this.tell({ level: 0, states, candidates: 0, candidateBytes: 0, bytes });
    for (;;) {
      const found = await this.expand();
      if (found !== undefined) return this.solved(await this.path(found));
      if (this.levels.at(-1)!.states === 0) return this.exhausted();
    }
  }

  /** Makes the next level, or returns a goal in it. */
  private async expand(): Promise<string | undefined> {
    const level = this.levels.length - 1;
    const maps = this.mapJobs(level);
    const told = await Promise.all(maps.map((job) => this.ask(`map-${level}-${job.number}`, job)));
    this.expanded += sumOf(told, 'expanded');
    this.generated += sumOf(told, 'generated');
    // Whoever was first, the goal is the same.
    const [goal] = told.flatMap((answer) => answer.goal ?? []).sort();
    if (goal !== undefined) return goal;
    const candidates = sumOf(told, 'states');
    const files = filesFor(candidates / this.statesOfJob);
    const made = await this.reduce(maps, files);
    // The next level need not wait for it.
    await this.sweeping;
    this.sweeping = this.ask(`sweep-${level}`, { do: 'sweep', level });
    // Whoever awaits it is told.
    this.sweeping.catch(() => undefined);
    const states = sumOf(made, 'states');
    this.levels.push({ states, files, samples: [...(made[0]?.samples ?? [])] });
    const candidateBytes = sumOf(told, 'bytes');
    this.tell({
      level: level + 1,
      states,
      candidates,
      candidateBytes,
      bytes: sumOf(made, 'bytes'),
    });
    return undefined;
  }

  /** Ranges of keys with about equally many states. */
  private mapJobs(level: number): MapJob[] {
    const { states, files, samples } = this.levels[level]!;
    const count = Math.max(1, Math.min(samples.length, Math.ceil(states / this.statesOfJob)));
    const cut = (at: number) =>
      at === 0 || at === count ? undefined : samples[Math.floor((at * samples.length) / count)];
    return Array.from({ length: count }, (_, number) => {
      const [from, to] = [cut(number), cut(number + 1)];
      const range = {
        from,
        to,
      };
      return { do: 'map', level, number, files, ...range, attempt: 0 };
    });
  }

  private reduce(maps: readonly MapJob[], files: number): Promise<LevelAnswer[]> {
    const level = this.levels.length;
    const before = [this.levels.at(-2)?.files ?? 0, this.levels.at(-1)!.files] as const;
    /** Jobs that are done again, by number, and how often each was. */
    const repairs = new Map<number, { attempt: number; done: Promise<unknown> }>();
    const repair = (number: number, seen: number) => {
      const known = repairs.get(number);
      if (known && known.attempt > seen) return known.done;
      const job = { ...maps[number]!, attempt: seen + 1 };
      const done = this.ask(`map-${level - 1}-${number}-${job.attempt}`, job);
      repairs.set(number, { attempt: job.attempt, done });
      return done;
    };
    const merge = async (number: number): Promise<LevelAnswer> => {
      for (let attempt = 0; ; attempt++) {
        const id = `reduce-${level}-${number}${attempt === 0 ? '' : `-${attempt}`}`;
        const attempts = new Map([...repairs].map(([map, { attempt: last }]) => [map, last]));
        const answer = await this.ask(id, {
          ...{ do: 'reduce', level, number, files, maps: maps.length, before, attempt },
        });
        if (answer.damaged === undefined) return answer;
        if (attempt === REPAIRS_MAX) throw new Error(`candidates of level ${level} stay damaged`);
        await Promise.all(answer.damaged.map((map) => repair(map, attempts.get(map) ?? 0)));
      }
    };
    return Promise.all(Array.from({ length: files }, (_, number) => merge(number)));
  }

  private async path(goal: string): Promise<readonly number[]> {
    const files = this.levels.map((level) => level.files);
    const { line } = await this.ask('path', { do: 'path', goal, files });
    return line ?? [];
  }

  private async solved(line: readonly number[]): Promise<Outcome> {
    const verified = verifyLine(this.puzzle, Uint32Array.from(line), this.metric, formatMoves);
    await this.removeAll();
    const lowerBound = this.levels.length;
    const found = { status: 'solved', optimal: true, lowerBound, ...verified } as const;
    return { ...found, ...this.common() };
  }

  private async exhausted(): Promise<Outcome> {
    await this.removeAll();
    const end = { status: 'unsolvable', proof: 'exhausted', lowerBound: 0 } as const;
    return { ...end, ...this.common() };
  }

  private async removeAll(): Promise<void> {
    await this.sweeping;
    await this.ask('sweep', { do: 'sweep' });
  }

  private common() {
    const { expanded, generated, metric } = this;
    const timeMs = performance.now() - this.startedMs;
    const peakFrontier = Math.max(0, ...this.levels.map(({ states }) => states));
    const counts = { expanded, generated, evaluated: generated, reopened: 0, peakFrontier };
    return {
      metric,
      engine: 'kernel' as const,
      stats: { ...counts, peakBytes: 0, timeMs, setupMs: 0 },
    };
  }

  private ask(id: string, job: LevelJob): Promise<LevelAnswer> {
    return this.options.ask(id, this.task, job);
  }

  private tell(count: LevelCount): void {
    this.options.onLevel?.(count);
  }
}

type Counted = 'states' | 'bytes' | 'expanded' | 'generated';

function sumOf(answers: readonly LevelAnswer[], what: Counted): number {
  return answers.reduce((sum, answer) => sum + answer[what], 0);
}

/** A power of two, so that files hold equal numbers of partitions. */
function filesFor(jobs: number): number {
  return Math.min(PARTITIONS, 2 ** Math.ceil(Math.log2(Math.max(1, jobs))));
}
