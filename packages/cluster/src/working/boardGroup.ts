/*
 * The boards of one job, solved one after the other at one place. What is answered is written now
 * and then, so nobody waits for the whole group, and a worker that dies loses little. As soon as
 * the group has taken too long, because a board is hard or all are, the boards that have not begun
 * become two jobs for others, and this place goes on with the board that it has: no work is lost.
 *
 * Rejected: to hand back the hard board. It would begin anew, and nothing says that it is harder
 * than those after it.
 */
import { type BoardRange, boardJob, idsOf } from '../boardJobs.ts';
import type { Answered, Part, PartStore } from '../partStore.ts';
import { isRefusal } from '../refusals.ts';

type Done = Omit<Answered, 'id'>;

export type GroupOptions = {
  readonly job: string;
  readonly boards: BoardRange;
  /** After this time, answers are written, and after twice of it the rest is left to others. */
  readonly groupMs: number;
  /** Ends the work: what is not answered is left. */
  readonly signal: AbortSignal;
  /** Undefined where there is no answer, because the signal was aborted. */
  readonly solve: (part: string) => Promise<Done | undefined>;
  readonly addJob: (job: string) => Promise<void>;
  /** True if a board that failed is to be tried again. Rejects where this machine is at fault. */
  readonly fail: (id: string, error: unknown) => Promise<boolean>;
  readonly onAnswer: () => void;
};

/** Answers the boards of a job that are not answered yet, or leaves them to other jobs. */
export async function doBoards(store: PartStore, options: GroupOptions): Promise<void> {
  const left = await store.openParts(idsOf(options.boards));
  await new BoardGroup(store, options, left).do();
}

/** Leaves the boards to smaller jobs: one of them may end every worker that takes it. */
export async function parted(
  store: PartStore,
  { job, boards, addJob }: Pick<GroupOptions, 'job' | 'boards' | 'addJob'>,
): Promise<void> {
  const count = boards.to - boards.from + 1;
  const size = Math.floor(Math.sqrt(count));
  const ids = idsOf(boards).map(Number);
  await leave(store, job, jobsOfSize(ids, size), addJob);
}

/** Jobs for boards, each for so many of them. */
function jobsOfSize(ids: readonly number[], size: number): readonly string[] {
  const jobs: string[] = [];
  for (let at = 0; at < ids.length; at += size) {
    const some = ids.slice(at, at + size);
    jobs.push(boardJob({ from: some[0]!, to: some.at(-1)! }));
  }
  return jobs;
}

async function leave(
  store: PartStore,
  job: string,
  into: readonly string[],
  addJob: GroupOptions['addJob'],
): Promise<void> {
  await store.noteSplit(job, into);
  for (const id of into) await addJob(id);
}

class BoardGroup {
  private readonly store: PartStore;
  private readonly options: GroupOptions;
  /** Boards that have not begun. */
  private left: Part[];
  private answered: Answered[] = [];
  /** What was begun beside the search, one after the other. */
  private beside: Promise<unknown> = Promise.resolve();

  constructor(store: PartStore, options: GroupOptions, left: readonly Part[]) {
    this.store = store;
    this.options = options;
    this.left = [...left];
  }

  async do(): Promise<void> {
    const { groupMs, signal } = this.options;
    const writing = setInterval(() => this.doBeside(() => this.write()), groupMs);
    const late = setTimeout(() => this.doBeside(() => this.leaveRest()), 2 * groupMs);
    try {
      for (let next = this.left.shift(); next && !signal.aborted; next = this.left.shift()) {
        await this.answer(next);
      }
    } finally {
      clearInterval(writing);
      clearTimeout(late);
      await this.beside;
      await this.write();
    }
  }

  private doBeside(work: () => Promise<void>): void {
    this.beside = this.beside.then(work);
    // It is waited for in the end.
    this.beside.catch(() => undefined);
  }

  private async answer({ id, part }: Part): Promise<void> {
    const { solve, signal, fail, addJob, onAnswer } = this.options;
    try {
      const done = await solve(part);
      if (!done) return;
      this.answered.push({ id, ...done });
      onAnswer();
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error)) throw error;
      if (await fail(id, error)) await addJob(id);
    }
  }

  private async write(): Promise<void> {
    const answered = this.answered.splice(0);
    await this.store.writeAnswers(answered);
  }

  private async leaveRest(): Promise<void> {
    const ids = this.left.splice(0).map(({ id }) => Number(id));
    if (ids.length === 0) return;
    const into = jobsOfSize(ids, Math.ceil(ids.length / 2));
    const { job, addJob } = this.options;
    await leave(this.store, job, into, addJob);
  }
}
