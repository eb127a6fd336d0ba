/*
 * Does the jobs of a worker, and decides which are given up. A part that fails by itself three
 * times, each time where a known puzzle is solved, is poisoned: it is set aside and named. That its
 * worker died says less, since machines are
 * switched off: workers that began a part and did not come back are counted apart. After the third
 * the part is suspect and runs alone, so that it cannot take others along; after the tenth it is
 * set aside.
 */

import { isAboutInput } from '@glissade/solve/options/receivedError';
import type { Redis } from 'ioredis';
import { sentFailure } from '../answers.ts';
import { messageOf } from '../clusterError.ts';
import { isRefusal } from '../refusals.ts';
import { RunStore } from '../runStore.ts';
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
  /** Aborted when what is not finished is to be handed back. */
  readonly handBack: AbortSignal;
  /** Told of each part that was answered, and of what parts failed by where nothing works. */
  readonly onAnswer: () => void;
  readonly onFailure: (error: unknown) => void;
};

export class Jobs {
  private readonly options: Options;
  private readonly lock = new SharedExclusiveLock();
  private readonly watch: RunWatch;

  constructor(options: Options) {
    this.options = options;
    this.watch = new RunWatch(options.redis);
  }

  /** True if the part must go back to the queue. Rejects if it has failed and is to be retried. */
  async do(run: string, id: string): Promise<boolean> {
    const store = new RunStore(this.options.redis, run);
    try {
      return await this.tryToDo(store, id);
    } catch (error) {
      // Neither the part nor this machine is at fault.
      if (isRefusal(error)) throw error;
      await this.fail(store, id, error);
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
    return this.lock.run(lost >= LOST_SUSPECT, async () => {
      await store.begin(id);
      try {
        return await this.answer(store, id);
      } finally {
        await store.comeBack(id);
      }
    });
  }

  /** Does the work and writes the answer; true if it had to stop before. */
  private async answer(store: RunStore, id: string): Promise<boolean> {
    const { parts, handBack, onAnswer } = this.options;
    const own = new AbortController();
    const stop = () => own.abort();
    handBack.addEventListener('abort', stop);
    if (handBack.aborted) stop();
    const leave = this.watch.until(store, stop);
    try {
      const part = readPart(await store.part(id));
      const done = await parts.do(store.run, part, own.signal);
      if (!done) return handBack.aborted;
      await store.writeAnswer(id, done.answer, done.expanded);
      onAnswer();
    } catch (error) {
      if (own.signal.aborted) return handBack.aborted;
      throw error;
    } finally {
      leave();
      handBack.removeEventListener('abort', stop);
    }
    return false;
  }

  /**
   * What is wrong with the puzzle is its answer; anything else is tried again. It counts against
   * the part where this machine can solve, and against the machine where it cannot.
   */
  private async fail(store: RunStore, id: string, error: unknown): Promise<void> {
    if (isAboutInput(error)) {
      await store.writeAnswer(id, sentFailure(error), 0);
      return;
    }
    if (error instanceof InvalidJob) {
      await store.setAside(id, error.message);
      return;
    }
    if (!(await this.options.parts.isSound())) {
      this.options.onFailure(error);
      throw error;
    }
    if ((await store.countFailure(id)) < FAILURES_MAX) throw error;
    await store.setAside(id, `it failed ${FAILURES_MAX} times: ${messageOf(error)}`);
  }
}
