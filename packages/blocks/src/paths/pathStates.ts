/* The states on shortest paths, kept where a search keeps its levels. */

import { PAGE_BYTES } from '@glissade/platform/pageBytes';
import type { StateRange } from '../external/readPortions.ts';
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import type { LevelIndex } from '../levels/levelIndex.ts';
import type { KernelHolder } from '../levels/levelStore.ts';
import { keysIn, loadKey } from '../levels/levelStore.ts';
import type { PathCountList } from './pathCountList.ts';

export class PathStates {
  private readonly holder: KernelHolder;
  private readonly levelIndex: LevelIndex;
  /** By level: where its states are. */
  private readonly ranges: StateRange[] = [];

  constructor(holder: KernelHolder, levelIndex: LevelIndex) {
    this.holder = holder;
    this.levelIndex = levelIndex;
  }

  private get kernel(): BreadthFirstKernel {
    return this.holder.kernel;
  }

  /**
   * Makes each state of a level that is on a shortest path the current state, one after the other.
   */
  *load(level: number): Generator<void, void> {
    const { kernel, levelIndex } = this;
    const bytes = kernel.keyLength();
    for (const { at, count } of levelIndex.store.spans(this.ranges[level]!)) {
      for (let n = 0; n < count; n++) yield loadKey(kernel, at + n * bytes);
    }
  }

  /** Stores the states of the list: in the place of their level, or at the end of the file. */
  store(level: number, list: PathCountList): boolean {
    const { levelIndex } = this;
    const behind = levelIndex.store.externalCount;
    const from = behind ?? levelIndex.rangeOf(level).from;
    this.ranges[level] = { from, to: from + list.count };
    let to = from;
    for (const { at, count } of list.portions()) {
      if (behind === undefined) this.overwrite(list, to, at, count);
      else if (!this.append(list, at, count)) return false;
      to += count;
    }
    return true;
  }

  private overwrite(list: PathCountList, from: number, at: number, count: number): void {
    const { kernel, levelIndex } = this;
    let next = at;
    for (const place of levelIndex.store.spans({ from, to: from + count })) {
      kernel.copyList(place.at, next, place.count, list.words);
      next += place.count * list.entryBytes;
    }
  }

  private append(list: PathCountList, at: number, count: number): boolean {
    const { kernel, levelIndex } = this;
    const inbox = kernel.inboxAt() >>> 0;
    const portion = Math.floor(PAGE_BYTES / kernel.keyLength());
    for (let from = 0; from < count; from += portion) {
      const some = Math.min(portion, count - from);
      kernel.copyList(inbox, at + from * list.entryBytes, some, list.words);
      if (!levelIndex.store.append(keysIn(kernel, { at: inbox, count: some }))) return false;
    }
    return true;
  }
}
