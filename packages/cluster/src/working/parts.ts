/*
 * What a worker does with the part of a run that a job names. A part is a puzzle, some batches of a
 * survey, a job on the levels of a search, or pieces of the tree of a tile board. Pieces are handed
 * back unfinished after some seconds, or as soon as nobody else has work: what is left is a part of
 * the answer, and comes as new jobs. So nothing is done twice and no job takes long.
 */

import type { Tally } from '@glissade/analysis/survey/tally';
import { buildPuzzle, parsePuzzle } from '@glissade/core';
import type { LevelAnswer, LevelPart } from '@glissade/solve/levelRuns/levelPart';
import type { SolveOptions } from '@glissade/solve/options/options';
import type { SurveyPart } from '@glissade/worker/parts/distributeSurvey';
import {
  groupPieces,
  type SubtreeFound,
  type SubtreePart,
  subtreeProblem,
} from '@glissade/worker/parts/subtree';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { sentOutcome } from '../answers.ts';
import { groupMs } from '../boardJobs.ts';
import { boardSchema, specOfBoard } from '../boards.ts';
import type { JobQueue } from '../jobQueue.ts';
import { levelPartSchema } from '../levels/levelSchemas.ts';
import { type SubtreeAnswer, subtreePartSchema, surveyPartSchema } from '../partSchemas.ts';
import type { Solver } from './solver.ts';
import { WorkDemand } from './workDemand.ts';

/** Searches that go on in threads of this machine, each for a run. */
export type PartSearches = {
  /** Rejects when the signal is aborted. */
  readonly survey: (
    part: SurveyPart,
    signal: AbortSignal,
    run: string,
  ) => Promise<readonly Tally[]>;
  /** Tells what is left when the signal is aborted. */
  readonly subtree: (part: SubtreePart, signal: AbortSignal, run: string) => Promise<SubtreeFound>;
  /** Only where this machine sees the folder of levels. Rejects when the signal is aborted. */
  readonly levels?: (part: LevelPart, signal: AbortSignal, run: string) => Promise<LevelAnswer>;
};

type Options = {
  readonly solve: Solver;
  readonly searches: PartSearches;
  readonly version: string;
  readonly memoryBytesMax?: number;
  /** Pieces are handed back after this time. */
  readonly partMs?: number;
};

const PART_MS = 8000;
/** Where there are many places, jobs take longer: else the command could not receive them all. */
const PART_MS_OF_PLACE = 20;
const PART_MS_MAX = 20_000;
/** How often a job looks whether others have nothing to do. */
const POLL_MS = 300;
/** Parts into which a search is cut: where others have nothing to do, and where it takes long. */
const GROUPS = 16;
const GROUPS_OF_LATE = 4;

/** A job that no worker can do. */
export class InvalidJob extends Error {}

const partSchema = z.union([boardSchema, surveyPartSchema, subtreePartSchema, levelPartSchema]);
type Part = z.infer<typeof partSchema>;

/** Solved in two steps. */
const KNOWN = parsePuzzle('1 2 3/4 5 6/0 7 8');

type Done = { readonly answer: string; readonly expanded: number };

/** Throws InvalidJob for what no coordinator sends. */
export function readPart(text: string | null): Part {
  if (text === null) throw new InvalidJob('its puzzle is missing');
  const parsed = partSchema.safeParse(jsonOf(text));
  if (!parsed.success) throw new InvalidJob('its puzzle is not what a coordinator sends');
  return parsed.data;
}

export class Parts {
  private readonly redis: Redis;
  private readonly queue: JobQueue;
  private readonly options: Options;
  private readonly demand: WorkDemand;

  constructor(redis: Redis, queue: JobQueue, options: Options) {
    this.redis = redis;
    this.queue = queue;
    this.options = options;
    this.demand = new WorkDemand(redis, queue, options.version);
  }

  /** Undefined where there is no answer, because the signal was aborted. `run` names the search. */
  async do(run: string, part: Part, signal: AbortSignal): Promise<Done | undefined> {
    if ('survey' in part) return this.survey(part, signal, run);
    if ('job' in part) return this.levels({ run, ...part } as LevelPart, signal);
    if ('pieces' in part) return this.subtree(part, signal, run);
    const options = this.within(part.options as SolveOptions);
    const puzzle = buildPuzzle(specOfBoard(part));
    const outcome = await this.options.solve(puzzle, options, signal, run);
    const answer = sentOutcome(outcome);
    if (!answer) return undefined;
    return { answer: JSON.stringify(answer), expanded: outcome.stats.expanded };
  }

  /** True where this machine solves what every machine can: what fails here is at fault itself. */
  async isSound(): Promise<boolean> {
    try {
      const outcome = await this.options.solve(KNOWN, {}, new AbortController().signal, 'test');
      return outcome.status === 'solved';
    } catch {
      return false;
    }
  }

  /** How long a group of boards should take, as far as the number of places is known. */
  async groupMs(): Promise<number> {
    return groupMs(await this.demand.places());
  }

  async close(): Promise<void> {
    await this.queue.close();
  }

  /** A job may ask for less memory than the worker has; otherwise it gets what the worker has. */
  private within(options: SolveOptions): SolveOptions {
    const { memoryBytesMax: most } = this.options;
    if (most === undefined) return options;
    const memoryBytes = Math.min(options.limits?.memoryBytes ?? most, most);
    return { ...options, limits: { ...options.limits, memoryBytes } };
  }

  private async survey(
    { survey, batches }: Extract<Part, { readonly survey: unknown }>,
    signal: AbortSignal,
    run: string,
  ): Promise<Done> {
    const spec = survey as SurveyPart['spec'];
    const tallies = await this.options.searches.survey({ spec, batches }, signal, run);
    const rows = tallies.flatMap((tally) => tally.rows);
    const expanded = rows.reduce((sum, { states }) => sum + states, 0);
    return { answer: JSON.stringify({ tallies }), expanded };
  }

  private async levels(part: LevelPart, signal: AbortSignal): Promise<Done> {
    const { levels } = this.options.searches;
    // No coordinator puts such a job where workers without a folder look.
    if (!levels) throw new InvalidJob('it needs a worker with a folder');
    const answer = await levels(part, signal, part.run);
    return { answer: JSON.stringify(answer), expanded: answer.expanded };
  }

  private async subtree(
    { board, tables, bound, pieces }: Extract<Part, { readonly pieces: unknown }>,
    signal: AbortSignal,
    run: string,
  ): Promise<Done> {
    const puzzle = buildPuzzle(board as Parameters<typeof buildPuzzle>[0]);
    if (puzzle.type !== 'tiles' || puzzle.goals.length !== 1) {
      throw new InvalidJob('it is not a tile board with one goal');
    }
    const stop = new AbortController();
    const abort = () => stop.abort();
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    const late = setTimeout(abort, this.partMs);
    let groups = GROUPS_OF_LATE;
    const looking = setInterval(() => {
      if (this.redis.status !== 'ready') return;
      this.demand.shareWanted().then(
        (share) => {
          if (Math.random() >= share) return;
          groups = GROUPS;
          abort();
        },
        () => undefined,
      );
    }, POLL_MS);
    try {
      const part = { problem: subtreeProblem(puzzle), tables, bound, pieces };
      const found = await this.options.searches.subtree(part, stop.signal, run);
      return { answer: JSON.stringify(answerOf(found, groups)), expanded: found.expanded };
    } finally {
      signal.removeEventListener('abort', abort);
      clearTimeout(late);
      clearInterval(looking);
    }
  }

  private get partMs(): number {
    const { partMs = PART_MS } = this.options;
    return Math.max(partMs, Math.min(PART_MS_MAX, this.demand.placesSeen * PART_MS_OF_PLACE));
  }
}

function answerOf(found: SubtreeFound, groupsMax: number): SubtreeAnswer {
  const { expanded, generated, estimate, line } = found;
  const rest = groupPieces(found.rest, groupsMax);
  return { expanded, generated, estimate, rest, ...(line ? { line: [...line] } : {}) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
