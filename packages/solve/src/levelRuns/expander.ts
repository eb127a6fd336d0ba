/*
 * The kernel of the breadth-first search as a function: it takes some states and returns the states
 * one unit away that are not among them. Goals are tested when states are generated.
 */

import { CodeGeneration } from '@glissade/blocks/bfs/generatedCode';
import { type OpenKernel, openKernel } from '@glissade/blocks/bfs/kernelInstance';
import { kernelTask } from '@glissade/blocks/bfs/kernelTask';
import type { KernelOptions, KernelTask } from '@glissade/blocks/bfs/searchTask';
import { fingerprint } from '@glissade/blocks/bfs/startStates';
import type { BreadthFirstKernel } from '@glissade/blocks/kernel/breadthFirstKernel';
import { KEY_BASE, STATUS_GOAL, STATUS_LEVEL } from '@glissade/blocks/kernel/layout';
import type { Metric, Puzzle } from '@glissade/core';
import { PAGE_BYTES } from '@glissade/platform/pageBytes';
import { KeyFormat } from './runs/keyFormat.ts';

/** States from which on code for the puzzle is generated. */
const STATES_TO_GENERATE_CODE = 50_000;

export type Expansion = {
  readonly expanded: number;
  readonly generated: number;
  /** A goal that was generated; then the rest was not expanded. */
  readonly goal?: string;
};

export class Expander {
  readonly format: KeyFormat;
  /** Identifies the puzzle, its start and the metric. */
  readonly fingerprint: string;
  private readonly task: KernelTask;
  private readonly opened: OpenKernel;
  private readonly code: CodeGeneration;

  private constructor(task: KernelTask, opened: OpenKernel, options: KernelOptions) {
    const { encoding, metric, problem } = task;
    const { statesToGenerateCode = STATES_TO_GENERATE_CODE } = options;
    this.task = task;
    this.opened = opened;
    this.code = new CodeGeneration(
      opened,
      { encoding, metric, toGoal: true },
      statesToGenerateCode,
    );
    const { kernel, end } = opened;
    encoding.writeState(kernel.memory.buffer, problem.start);
    kernel.packState();
    this.fingerprint = `${metric} ${fingerprint(kernel, end)}`;
    const isNarrow = encoding.width === 'narrow';
    this.format = KeyFormat.of(kernel.memory.buffer, kernel.keyLength(), isNarrow);
  }

  /** Throws for an unknown metric, and where no kernel can search the puzzle here. */
  static open(puzzle: Puzzle, metric: Metric, options: KernelOptions): Expander {
    const task = kernelTask({ puzzle, metric }, options);
    const opened = task && openKernel(task, options, true);
    if (!opened?.reset(false)) throw new Error('no kernel can search this puzzle in this memory');
    return new Expander(task!, opened, options);
  }

  private get kernel(): BreadthFirstKernel {
    return this.opened.kernel;
  }

  /** The key of the start, and whether it is a goal. */
  start(): { readonly key: Uint32Array; readonly isGoal: boolean } {
    const { task, opened } = this;
    this.reset();
    const { kernel } = opened;
    task.encoding.writeState(kernel.memory.buffer, task.problem.start);
    kernel.packState();
    if (kernel.addStart() === 0) throw tooSmall();
    return { key: this.current(), isGoal: kernel.isGoalGenerated() === 1 };
  }

  /**
   * Expands these states, `count` in number. Each state that was generated and is not among them is
   * given to `take` once, in no order.
   */
  expand(
    count: number,
    portions: readonly Uint32Array[],
    take: (keys: Uint32Array) => void,
  ): Expansion {
    this.reset();
    this.code.addStates(count);
    const { kernel } = this;
    this.receive(count, portions);
    let expanded = 0;
    for (const keys of this.inPages(portions)) {
      expanded += keys;
      const status = kernel.expandInbox(keys);
      if (status === STATUS_GOAL) {
        kernel.loadGoal();
        const goal = this.format.textOf(this.current(), 0);
        return { expanded, generated: kernel.successorsGenerated(), goal };
      }
      if (status !== 0) throw tooSmall();
    }
    this.takeNew(take);
    return { expanded, generated: kernel.successorsGenerated() };
  }

  /** All states one unit away from a state. */
  neighbours(key: Uint32Array): Uint32Array[] {
    this.reset();
    this.kernel.completeGoalLevel();
    this.receive(1, [key]);
    for (const keys of this.inPages([key])) {
      if (this.kernel.expandInbox(keys) !== 0) throw tooSmall();
    }
    const found: Uint32Array[] = [];
    const { words } = this.format;
    this.takeNew((keys) => {
      for (let at = 0; at < keys.length; at += words) found.push(keys.slice(at, at + words));
    });
    return found;
  }

  /** The placements of a state by slot. */
  stateOf(key: Uint32Array): Int32Array {
    const { kernel } = this;
    const own = key.slice();
    this.format.toKernel(own);
    new Uint8Array(kernel.memory.buffer).set(bytesOf(own), KEY_BASE);
    kernel.unpackState();
    return this.task.encoding.readState(kernel.memory.buffer);
  }

  get problem(): KernelTask['problem'] {
    return this.task.problem;
  }

  get metric(): KernelTask['metric'] {
    return this.task.metric;
  }

  private reset(): void {
    if (!this.opened.reset(false) || this.kernel.openInbox() === 0) throw tooSmall();
    this.code.reinstall();
  }

  private receive(count: number, portions: Iterable<Uint32Array>): void {
    const { kernel } = this;
    if (kernel.beginAt(1, count) === 0) throw tooSmall();
    for (const keys of this.inPages(portions)) if (kernel.receive(keys) === 0) throw tooSmall();
    if (kernel.endLevel() !== STATUS_LEVEL) throw tooSmall();
  }

  /** Puts keys into the inbox; yields how many are there. */
  private *inPages(portions: Iterable<Uint32Array>): Generator<number> {
    const { kernel, format } = this;
    const length = Math.floor(PAGE_BYTES / kernel.keyLength()) * format.words;
    for (const keys of portions) {
      for (let at = 0; at < keys.length; at += length) {
        const some = keys.slice(at, at + length);
        format.toKernel(some);
        new Uint8Array(kernel.memory.buffer).set(bytesOf(some), kernel.inboxAt() >>> 0);
        yield some.length / format.words;
      }
    }
  }

  private takeNew(take: (keys: Uint32Array) => void): void {
    const { kernel, format } = this;
    if (kernel.endLevel() !== STATUS_LEVEL) throw tooSmall();
    for (let table = 0; table < kernel.countTables(); table++) {
      const count = kernel.copyNewStates(table);
      if (count < 0) throw tooSmall();
      const at = kernel.copyAddress() >>> 0;
      const keys = new Uint32Array(kernel.memory.buffer, at, count * format.words).slice();
      format.fromKernel(keys);
      take(keys);
    }
  }

  private current(): Uint32Array {
    const { kernel, format } = this;
    const key = new Uint32Array(kernel.memory.buffer, KEY_BASE, format.words).slice();
    format.fromKernel(key);
    return key;
  }
}

function bytesOf(keys: Uint32Array): Uint8Array {
  return new Uint8Array(keys.buffer, keys.byteOffset, keys.byteLength);
}

function tooSmall(): Error {
  return new Error('the memory is too small for this many states');
}
