/*
 * How many nodes are on the frontier and how many were expanded, at each depth and in each layer,
 * after any number of expansions.
 *
 * Idea: a log of 4 bytes an event, and the counts themselves once every so many events; a look at
 * any moment starts from the counts before it. Refused: the counts after each expansion (a search
 * of 181,440 states at depths up to 66,000 would take gigabytes), and running the search again up
 * to that moment (a second for each look). Cost: 4 bytes an event, and at most KEPT_EVERY events a
 * look; 0.1 ms.
 */
import { GrowingArray } from './growingArray.ts';

/** What an event of the log does to the counts of its depth and its layer. */
export const OPENED = 0;
export const EXPANDED = 1;
export const DROPPED = 2;
/** It was expanded, and a cheaper way to its state was found. */
export const UNDONE = 3;

const DEPTH_BITS = 19;
const LAYER_BITS = 11;
const DEPTH_MAX = 2 ** DEPTH_BITS - 1;
/** The greatest layer that is told apart. */
export const LAYER_MAX = 2 ** LAYER_BITS - 1;

const KEPT_EVERY = 1 << 14;

/** Nodes by a number that they have: a depth, or a layer. */
export type Counts = { readonly open: readonly number[]; readonly closed: readonly number[] };

type Tally = { open: number[]; closed: number[] };

type Kept = { readonly index: number; readonly depths: Tally; readonly layers: Tally };

const emptyTally = (): Tally => ({ open: [], closed: [] });

const copyOf = ({ open, closed }: Tally): Tally => ({ open: [...open], closed: [...closed] });

/** The log and the counts kept beside it. */
export class Levels {
  private readonly log = new GrowingArray((length) => new Uint32Array(length));
  private readonly kept: Kept[] = [{ index: 0, depths: emptyTally(), layers: emptyTally() }];
  private readonly newest: { depths: Tally; layers: Tally } = {
    depths: emptyTally(),
    layers: emptyTally(),
  };

  /** Events so far. */
  get length(): number {
    return this.log.length;
  }

  /** What the event of this index did. */
  kindAt(index: number): number {
    return this.log.at(index) >>> (DEPTH_BITS + LAYER_BITS);
  }

  note(kind: number, depth: number, layer: number): void {
    const entry =
      ((kind << (DEPTH_BITS + LAYER_BITS)) |
        (Math.min(layer, LAYER_MAX) << DEPTH_BITS) |
        Math.min(depth, DEPTH_MAX)) >>>
      0;
    this.log.push(entry);
    apply(entry, this.newest.depths, this.newest.layers);
    if (this.log.length % KEPT_EVERY === 0) this.keep();
  }

  /** An iteration begins: what the one before has counted is counted no more. */
  restart(): void {
    this.newest.depths = emptyTally();
    this.newest.layers = emptyTally();
    this.keep();
  }

  /** The counts after so many events. */
  at(index: number): { readonly depths: Counts; readonly layers: Counts } {
    const kept = this.kept.findLast((one) => one.index <= index)!;
    const [depths, layers] = [copyOf(kept.depths), copyOf(kept.layers)];
    for (let i = kept.index; i < index; i++) apply(this.log.at(i), depths, layers);
    return { depths, layers };
  }

  private keep(): void {
    const { depths, layers } = this.newest;
    const one = { index: this.log.length, depths: copyOf(depths), layers: copyOf(layers) };
    if (this.kept.at(-1)!.index === one.index) this.kept.pop();
    this.kept.push(one);
  }
}

function apply(entry: number, depths: Tally, layers: Tally): void {
  const kind = entry >>> (DEPTH_BITS + LAYER_BITS);
  add(depths, kind, entry & DEPTH_MAX);
  add(layers, kind, (entry >>> DEPTH_BITS) & LAYER_MAX);
}

function add(tally: Tally, kind: number, at: number): void {
  const { open, closed } = tally;
  while (open.length <= at) {
    open.push(0);
    closed.push(0);
  }
  if (kind === OPENED) open[at]!++;
  else if (kind === UNDONE) closed[at]!--;
  else {
    open[at]!--;
    if (kind === EXPANDED) closed[at]!++;
  }
}

/** Bars of a chart: bar `i` counts what has a number from `first + i * width`, `width` of them. */
export type Bars = Counts & { readonly first: number; readonly width: number };

const BARS_MAX = 48;

/** At most 48 bars, from the first number that anything has to the last. */
export function barsOf({ open, closed }: Counts): Bars {
  const isSeen = (_: number, at: number) => open[at] !== 0 || closed[at] !== 0;
  const first = Math.max(0, open.findIndex(isSeen));
  const last = Math.max(first, open.findLastIndex(isSeen));
  const width = Math.ceil((last - first + 1) / BARS_MAX);
  const count = Math.floor((last - first) / width) + 1;
  const sums = (values: readonly number[]) =>
    Array.from({ length: count }, (_, bar) => {
      const from = first + bar * width;
      return values.slice(from, from + width).reduce((sum, value) => sum + value, 0);
    });
  return { first, width, open: sums(open), closed: sums(closed) };
}
