/*
 * The parts that a command has asked for and that have no answer yet. Workers note in a list what
 * they have answered; the command reads on in it a few times a second. This works the same before
 * and after Redis was away, and costs as much as there are answers, whatever the number of workers
 * and of parts. A server that was killed may have forgotten the end of the list, so some of the
 * parts are looked at in any case, and all of them after a connection was lost.
 *
 * Rejected: events of the queue, which loses those that come while the connection is down.
 */
import type { PartStore } from '../partStore.ts';
import { setAside } from './runErrors.ts';

const POLL_MS = 40;
/** Entries of the list that are read at once, and parts. */
const ENTRIES_MAX = 100;
const LOOKED_MAX = 500;
/** How often some parts are looked at though nothing was told of them. */
const SWEEP_MS = 1000;

export type Awaiting = {
  /** The job that was added for it, as soon as it was. */
  job?: string;
  /** Throws what is wrong with the answer. */
  readonly receive: (answer: string) => void;
  readonly reject: (reason: unknown) => void;
};

type Options = {
  readonly store: PartStore;
  /** Told the state of the run after each look. */
  readonly onLook: (state: string | null) => Promise<void> | void;
};

export class Awaited {
  /** Parts that were set aside, as far as that was told. */
  aside = 0;
  private readonly options: Options;
  private readonly parts = new Map<string, Awaiting>();
  /** Entries of the list that were read. */
  private read: number;
  /** Parts that are to be looked at though nothing was told of them. */
  private unsure = 0;
  private sweepMs = performance.now() + SWEEP_MS;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  /** `read`: how much of the list was there before anything was asked. */
  constructor(options: Options, read: number) {
    this.options = options;
    this.read = read;
  }

  add(id: string, part: Awaiting): void {
    this.parts.set(id, part);
    this.lookLater(POLL_MS);
  }

  has(id: string): boolean {
    return this.parts.has(id);
  }

  reject(id: string, reason: unknown): void {
    this.take(id)?.reject(reason);
  }

  rejectAll(reason: unknown): void {
    for (const id of [...this.parts.keys()]) this.reject(id, reason);
  }

  /** Nothing that was told can be relied on: all parts are looked at. */
  doubt(): void {
    this.unsure = this.parts.size;
  }

  /** The jobs of the parts that wait longest, each with one of them. */
  jobs(most: number): ReadonlyMap<string, string> {
    const jobs = new Map<string, string>();
    for (const [id, { job }] of this.parts) {
      if (jobs.size === most) break;
      if (job !== undefined && !jobs.has(job)) jobs.set(job, id);
    }
    return jobs;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** Delivers what is known of these parts; those of which nothing is known. */
  async deliver(ids: readonly string[]): Promise<readonly string[]> {
    const missing: string[] = [];
    for (let at = 0; at < ids.length; at += LOOKED_MAX) {
      const found = await this.options.store.answers(ids.slice(at, at + LOOKED_MAX));
      for (const { id, answer, aside } of found) {
        if (answer !== undefined) this.settle(id, answer);
        else if (aside !== undefined) this.setAside(id, aside);
        else missing.push(id);
      }
    }
    return missing;
  }

  private lookLater(ms: number): void {
    if (this.isClosed || this.timer) return;
    this.timer = setTimeout(() => {
      void this.look()
        .catch((error: unknown) => {
          this.rejectAll(error);
          return false;
        })
        .then((isBehind) => {
          this.timer = undefined;
          if (this.parts.size > 0) this.lookLater(isBehind ? 0 : POLL_MS);
        });
    }, ms);
  }

  /** True if more has been told than was read. */
  private async look(): Promise<boolean> {
    const { store, onLook } = this.options;
    const { ids, told, count, state } = await store.news(this.read, ENTRIES_MAX);
    if (told < this.read) this.doubt();
    this.read = Math.min(told, this.read + count);
    await this.deliver(ids.filter((id) => this.parts.has(id)));
    await this.sweep();
    await onLook(state);
    return count === ENTRIES_MAX;
  }

  private async sweep(): Promise<void> {
    if (this.unsure <= 0 && performance.now() < this.sweepMs) return;
    this.sweepMs = performance.now() + SWEEP_MS;
    this.unsure -= LOOKED_MAX;
    const ids = [...this.parts.keys()].slice(0, LOOKED_MAX);
    for (const id of await this.deliver(ids)) this.putLast(id);
  }

  private settle(id: string, answer: string): void {
    const part = this.take(id);
    if (!part) return;
    try {
      part.receive(answer);
    } catch (error) {
      part.reject(error);
    }
  }

  private setAside(id: string, why: string): void {
    this.aside++;
    this.reject(id, setAside(this.options.store.run, id, why));
  }

  private putLast(id: string): void {
    const part = this.take(id);
    if (part) this.parts.set(id, part);
  }

  private take(id: string): Awaiting | undefined {
    const part = this.parts.get(id);
    this.parts.delete(id);
    return part;
  }
}
