import type { DataFile } from '../../files/storage.ts';
import type { KernelForm } from '../encoding/kernelEncoding.ts';
import type { KernelHolder } from '../external/externalStore.ts';
import { KernelWays } from '../paths/optimalPathDag.ts';
import type { History } from './levelIndex.ts';
import { takeKey } from './levelStore.ts';
import { KernelSpace } from './spaceStatistics.ts';

/** What can be asked of the levels of a search that is settled, wherever their states are. */
export class ReachedLevels {
  private readonly holder: KernelHolder;
  private readonly form: KernelForm;
  private readonly history: History;
  private readonly levels: readonly number[];
  private readonly openFile: () => DataFile | undefined;
  private sweep: KernelWays | undefined;

  /** `openFile`: for what memory cannot hold; undefined from it: there is no disk. */
  constructor(
    holder: KernelHolder,
    form: KernelForm,
    history: History,
    levels: readonly number[],
    openFile: () => DataFile | undefined,
  ) {
    this.holder = holder;
    this.form = form;
    this.history = history;
    this.levels = levels;
    this.openFile = openFile;
  }

  /** More of the whole space, if the search has met all of it. */
  space(): KernelSpace {
    return new KernelSpace(this.holder.kernel, this.history, this.levels.length);
  }

  /** The sweep back from all goals of a level; `keepsStates`: for `statesOn`. */
  sweepBack(depth: number, keepsStates: boolean): KernelWays {
    const what = { depth, keepsStates };
    this.sweep = new KernelWays(this.holder, this.history, this.openFile, what);
    return this.sweep;
  }

  /** Closes files that a sweep has left. */
  close(): void {
    this.sweep?.close();
  }

  /** The states of a level that are on shortest ways: placement by slot. */
  *statesOn(ways: KernelWays, level: number): Generator<Int32Array> {
    for (const _ of ways.takeStates(level)) yield this.stateInHand();
  }

  /** The state with a number, in the order of levels, which is in hand then. */
  stateAt(number: number): Int32Array {
    const { history, holder } = this;
    for (const { at } of history.spill.stretches({ from: number, to: number + 1 })) {
      takeKey(holder.kernel, at);
    }
    return this.stateInHand();
  }

  stateInHand(): Int32Array {
    const { kernel } = this.holder;
    kernel.unpackState();
    return this.form.readState(kernel.memory.buffer);
  }
}
