/*
 * Does the jobs of a worker, and decides which are given up. A part that fails by itself three
 * times, each time where a known puzzle is solved, is poisoned: it is set aside and named. That its
 * worker died says less, since machines are switched off: workers that began a job and did not come
 * back are counted apart. After the third a group of boards is cut into smaller ones, and a part is
 * suspect and runs alone, so that it cannot take others along; after the tenth it is set aside.
 */

import { isAboutInput } from '@glissade/solve/options/receivedError';
import type { Redis } from 'ioredis';
import { sentFailure } from '../answers.ts';
import { type BoardRange, boardsOf } from '../boardJobs.ts';
import { messageOf } from '../clusterError.ts';
import { AT_ONCE_MAX } from '../partStore.ts';
import { isDamage, isRefusal } from '../refusals.ts';
import { RunStore } from '../runStore.ts';
import { doBoards, type GroupOptions, parted } from './boardGroup.ts';
import { InvalidJob, type Parts, readPart } from './parts.ts';
import { RunWatch } from './runWatch.ts';
import { SharedExclusiveLock } from './sharedExclusiveLock.ts';

const FAILURES_MAX = 3;
/** Workers that a part has lost when it becomes suspect, and when it is set aside. */
export const LOST_SUSPECT = 3;
export const LOST_MAX = 10;

type Options = {
  readonly redis: Redis;
  readonly parts: Parts;
  /** Adds a job for parts of a run, below the same span. */
  readonly addJob: (run: string, id: string, traceparent?: string) => Promise<void>;
  /** Aborted when what is not finished is to be handed back. */
  readonly handBack: AbortSignal;
  /** Told of each part that was answered, and of what parts failed by where nothing works. */
  readonly onAnswer: () => void;
  readonly onFailure: (error: unknown) => void;
};

type Asked = {
  readonly store: RunStore;
  readonly id: string;
  readonly traceparent: string | undefined;
};

export class Jobs {
  private readonly options: Options;
  private readonly lock = new SharedExclusiveLock();
  private readonly watch: RunWatch;

  constructor(options: Options) {
    this.options = options;
    this.watch = new RunWatch(options.redis);
  }

  /**
   * Does a job: a part, or several boards. True if it must go back to the queue. Rejects if it has
   * failed and is to be retried.
   */
  async do(run: string, id: string, traceparent?: string): Promise<boolean> {
    const store = new RunStore(this.options.redis, run);
    const boards = boardsOf(id, AT_ONCE_MAX);
    const asked = { store, id, traceparent };
    if (boards) return this.doGroup(asked, boards);
    try {
      return await this.tryToDo(store, id);
    } catch (error) {
      // Neither the part nor this machine is at fault.
      if (isRefusal(error)) throw error;
      if (await this.fail(store, id, error)) throw error;
      return false;
    }
  }

  private async tryToDo(store: RunStore, id: string): Promise<boolean> {
    if ((await store.state()) !== 'running' || (await store.isAnswered(id))) return false;
    const lost = await store.lost(id);
    if (lost >= LOST_MAX) {
      await store.setAside(id, `it ended ${LOST_MAX} workers`);
      return false;
    }
    return this.begun(store, id, lost >= LOST_SUSPECT, () =>
      this.untilStopped(store, (signal) => this.answer(store, id, signal)),
    );
  }

  private async doGroup({ store, id, traceparent }: Asked, boards: BoardRange): Promise<boolean> {
    if ((await store.state()) !== 'running') return false;
    const { parts, addJob, onAnswer } = this.options;
    const group: Omit<GroupOptions, 'signal' | 'solve'> = {
      ...{ job: id, boards, onAnswer, groupMs: await parts.groupMs() },
      addJob: (job) => addJob(store.run, job, traceparent),
      fail: (board, error) => this.fail(store, board, error),
    };
    const doAll = () =>
      this.untilStopped(store, (signal) => {
        const solve = (part: string) => parts.do(store.run, readPart(part), signal);
        return doBoards(store, { ...group, signal, solve });
      });
    try {
      if ((await store.lost(id)) < LOST_SUSPECT) return await this.begun(store, id, false, doAll);
    } catch (error) {
      if (!isDamage(error)) throw error;
    }
    await parted(store, group);
    return false;
  }

  /** Counts a worker as lost until the work has ended. */
  private begun<T>(store: RunStore, id: string, alone: boolean, work: () => Promise<T>) {
    return this.lock.run(alone, async () => {
      await store.begin(id);
      try {
        return await work();
      } finally {
        await store.comeBack(id);
      }
    });
  }

  /** Does the work until the run stops or this worker does; true where the worker had to. */
  private async untilStopped(
    store: RunStore,
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<boolean> {
    const { handBack } = this.options;
    const own = new AbortController();
    const stop = () => own.abort();
    handBack.addEventListener('abort', stop);
    if (handBack.aborted) stop();
    const leave = this.watch.until(store, stop);
    try {
      await work(own.signal);
    } catch (error) {
      if (!own.signal.aborted) throw error;
    } finally {
      leave();
      handBack.removeEventListener('abort', stop);
    }
    return own.signal.aborted && handBack.aborted;
  }

  /** Does the work and writes the answer, unless it had to stop before. */
  private async answer(store: RunStore, id: string, signal: AbortSignal): Promise<void> {
    const { parts, onAnswer } = this.options;
    const part = readPart(await store.part(id));
    const done = await parts.do(store.run, part, signal);
    if (!done) return;
    await store.writeAnswers([{ id, ...done }]);
    onAnswer();
  }

  /**
   * What is wrong with the puzzle is its answer; after anything else it is tried again, and this
   * tells so. That counts against the part where this machine can solve; where it cannot, the
   * machine is at fault, and this rejects.
   */
  private async fail(store: RunStore, id: string, error: unknown): Promise<boolean> {
    if (isAboutInput(error)) {
      await store.writeAnswers([{ id, answer: sentFailure(error), expanded: 0 }]);
      return false;
    }
    if (error instanceof InvalidJob) {
      await store.setAside(id, error.message);
      return false;
    }
    if (!(await this.options.parts.isSound())) {
      this.options.onFailure(error);
      throw error;
    }
    if ((await store.countFailure(id)) < FAILURES_MAX) return true;
    await store.setAside(id, `it failed ${FAILURES_MAX} times: ${messageOf(error)}`);
    return false;
  }
}
