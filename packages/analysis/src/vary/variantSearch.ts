/* The search of `adjust`: over variants of a puzzle, each with the whole space of its starts. */

import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { type Metric, type Puzzle, type Random, seededRandom, twinKey } from '@glissade/core';
import { runWork } from '../analyse/space/drive.ts';
import { WorkMachine } from '../analyse/space/work.ts';
import {
  type Adjusted,
  type AdjustOptions,
  type AdjustProgress,
  gapOf,
  type TrailStep,
} from './adjustment.ts';
import { changed } from './changed.ts';
import { type Change, isInSize } from './changes.ts';
import { additionsOf, listingChanges } from './listedChanges.ts';
import { type NearestStart, nearestStart, type StartsAsked } from './nearestStart.ts';
import type { Prover } from './proving.ts';
import { proving } from './vary.ts';

/** What a search is asked. */
type Task = {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly before: number;
  readonly options: AdjustOptions;
  readonly isCancelled: () => boolean;
  readonly prover: Prover;
};

/** A puzzle after some changes; `nearest` is the best of all starts that can be reached from it. */
type Variant = Adjusted & {
  readonly nearest: NearestStart;
  untried: Change[] | undefined;
};

type Answer = 'found' | 'nearest' | 'cancelled';

const TRIES_DEFAULT = 400;
const MEMORY_BYTES = 500e6;
/** Of so many tries, one goes on with any variant of the list. */
const WANDER = 6;

export class VariantSearch {
  /** What came nearest so far; undefined where nothing came nearer than the puzzle given. */
  best: Adjusted | undefined;
  tried = 0;
  private bestGap: number;
  private readonly task: Task;
  private readonly random: Random;
  private readonly seen: Set<string>;
  private readonly asked: StartsAsked;
  private readonly list: Variant[] = [];

  constructor(task: Task) {
    this.task = task;
    this.random = seededRandom(task.options.seed ?? 1);
    this.seen = new Set([twinKey(task.puzzle)]);
    this.bestGap = Math.max(1, gapOf(task.before, task.options));
    const { metric, options } = task;
    const { random, seen } = this;
    this.asked = { metric, options, random, isKnown: (key) => seen.has(key) };
  }

  *run(): Generator<AdjustProgress, Answer> {
    const { puzzle, before, options } = this.task;
    const { tries = TRIES_DEFAULT } = options;
    const root = yield* this.variant({ puzzle, length: before, trail: [] });
    if (!root) return 'cancelled';
    this.list.push(root);
    let current = root;
    // To start elsewhere is one of the single changes, and tried as early or late as any.
    const single = yield* this.listed(root);
    if (!single) return 'cancelled';
    let untilStart = this.random(1 + single.length);
    while (this.tried < tries && this.list.length > 0) {
      if (current === root && untilStart-- === 0 && this.take(root)) return 'found';
      const untried = yield* this.untriedOf(current);
      if (!untried) return 'cancelled';
      const change = this.drawn(untried);
      if (!change) {
        if (this.take(current)) return 'found';
        this.list.splice(this.list.indexOf(current), 1);
        current = nearestOf(this.list, root);
        continue;
      }
      const made = yield* this.tryChange(current, change);
      if (made === 'cancelled') return 'cancelled';
      if (!made) continue;
      if (this.takeAsIs(made) || (current !== root && this.take(made))) return 'found';
      this.list.push(made);
      current = this.goOnWith(current, made, root);
    }
    for (const variant of this.list) if (this.take(variant)) return 'found';
    return 'nearest';
  }

  /** The root's own changes come first, then the nearest variant, now and then any. */
  private goOnWith(current: Variant, made: Variant, root: Variant): Variant {
    if (current === root) return root;
    if (made.nearest.gap < current.nearest.gap) return made;
    return this.random(WANDER) === 0
      ? this.list[this.random(this.list.length)]!
      : nearestOf(this.list, root);
  }

  /** Undefined when cancelled. */
  private *untriedOf(variant: Variant): Generator<AdjustProgress, Change[] | undefined> {
    if (variant.untried) return variant.untried;
    const listed = yield* this.listed(variant);
    if (listed) variant.untried = [...listed, ...additionsOf(variant.puzzle)];
    return variant.untried;
  }

  /** What `vary` lists but for other shapes and sizes; undefined when cancelled. */
  private *listed({ puzzle }: Variant): Generator<AdjustProgress, Change[] | undefined> {
    const listing = listingChanges(puzzle);
    for (;;) {
      const { done, value } = listing.next();
      if (done) return value.filter(isInSize);
      if (this.task.isCancelled()) return undefined;
      yield this.progress;
    }
  }

  private drawn(untried: Change[]): Change | undefined {
    return untried.length === 0 ? undefined : untried.splice(this.random(untried.length), 1)[0];
  }

  /** Undefined for variants that were tried, and those without a solution. */
  private *tryChange(
    { puzzle, trail }: Variant,
    change: Change,
  ): Generator<AdjustProgress, Variant | 'cancelled' | undefined> {
    const next = changed(puzzle, change);
    const key = next && twinKey(next);
    if (!key || this.seen.has(key)) return undefined;
    this.seen.add(key);
    this.tried++;
    const proved = yield* proving(this.task.prover, next, () => this.progress);
    if (!proved) return 'cancelled';
    if (proved.status !== 'solved' || proved.length === 0) return undefined;
    const { length } = proved;
    const made = { puzzle: next, length, trail: [...trail, { change, length }] };
    return (yield* this.variant(made)) ?? 'cancelled';
  }

  private get progress(): AdjustProgress {
    return { tried: this.tried, length: this.best?.length ?? this.task.before };
  }

  /** Undefined when cancelled. */
  private *variant(made: Adjusted): Generator<AdjustProgress, Variant | undefined> {
    const meter = new MemoryMeter(MEMORY_BYTES);
    const machine = new WorkMachine(meter, (stats) => nearestStart(made, this.asked, meter, stats));
    const limits = { memoryBytes: MEMORY_BYTES };
    const { metric, isCancelled, options } = this.task;
    const run = runWork(machine, metric, limits, performance.now(), isCancelled);
    for (;;) {
      const { done, value } = run.next();
      if (!done) {
        yield this.progress;
        continue;
      }
      if (value.status === 'cancelled') return undefined;
      const asIs = { gap: gapOf(made.length, options), length: made.length };
      const nearest = value.status === 'done' ? value.result : asIs;
      return { ...made, nearest, untried: undefined };
    }
  }

  private takeAsIs({ puzzle, length, trail }: Variant): boolean {
    const { options } = this.task;
    if (options.known?.has(twinKey(puzzle))) return false;
    return this.note({ puzzle, length, trail }, gapOf(length, options));
  }

  /** With the best of its starts. */
  private take({ puzzle, trail, nearest }: Variant): boolean {
    const { change, gap, length } = nearest;
    const started = change && changed(puzzle, change);
    if (!started) return false;
    const step: TrailStep = { change, length };
    return this.note({ puzzle: started, length, trail: [...trail, step] }, gap);
  }

  /** True where nothing can be nearer. */
  private note(made: Adjusted, gap: number): boolean {
    if (gap < this.bestGap) [this.best, this.bestGap] = [made, gap];
    return gap === 0;
  }
}

function nearestOf(list: readonly Variant[], otherwise: Variant): Variant {
  return list.reduce((best, each) => {
    const isNearer = each.nearest.gap < best.nearest.gap;
    const isEqual = each.nearest.gap === best.nearest.gap;
    return isNearer || (isEqual && each.trail.length < best.trail.length) ? each : best;
  }, list[0] ?? otherwise);
}
