/*
 * Merging sorted runs: a heap of the runs by their next keys (k-way merge, Knuth, The Art of
 * Computer Programming 3, 5.4.1). Of equal states the first is kept.
 */
import type { KeyFormat } from './keyFormat.ts';

/** A run that is read key by key. */
export class Cursor {
  keys: Uint32Array = new Uint32Array(0);
  at = 0;
  private readonly blocks: Iterator<Uint32Array, void>;
  private readonly words: number;

  constructor(blocks: Iterator<Uint32Array, void>, words: number) {
    this.blocks = blocks;
    this.words = words;
    this.at = -words;
  }

  /** Goes to the next key; false: there is none. */
  next(): boolean {
    this.at += this.words;
    while (this.at >= this.keys.length) {
      const { value, done } = this.blocks.next();
      if (done) return false;
      this.keys = value as Uint32Array;
      this.at = 0;
    }
    return true;
  }
}

/** Calls `take` once for each state of the cursors, in ascending order. */
export function mergeUnique(
  cursors: readonly Cursor[],
  format: KeyFormat,
  take: (keys: Uint32Array, at: number) => void,
): void {
  const heap = cursors.filter((cursor) => cursor.next());
  for (let at = (heap.length >> 1) - 1; at >= 0; at--) sink(heap, at, format);
  const last = new Uint32Array(format.words);
  let isFirst = true;
  while (heap.length > 0) {
    const top = heap[0]!;
    if (isFirst || format.compare(top.keys, top.at, last, 0) !== 0) {
      take(top.keys, top.at);
      for (let word = 0; word < last.length; word++) last[word] = top.keys[top.at + word]!;
      isFirst = false;
    }
    if (!top.next()) {
      const end = heap.pop()!;
      if (heap.length === 0) return;
      heap[0] = end;
    }
    sink(heap, 0, format);
  }
}

function sink(heap: Cursor[], from: number, format: KeyFormat): void {
  const moved = heap[from]!;
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    const [left, right] = [heap[child]!, heap[child + 1]];
    if (right && format.compare(right.keys, right.at, left.keys, left.at) < 0) child++;
    const smaller = heap[child]!;
    if (format.compare(moved.keys, moved.at, smaller.keys, smaller.at) <= 0) break;
    heap[at] = smaller;
    at = child;
  }
  heap[at] = moved;
}

/** Tells of ascending states whether they are in a run. */
export class Lookup {
  private readonly cursor: Cursor;
  private readonly format: KeyFormat;
  private isOpen: boolean;

  constructor(cursor: Cursor, format: KeyFormat) {
    this.cursor = cursor;
    this.format = format;
    this.isOpen = cursor.next();
  }

  has(keys: Uint32Array, at: number): boolean {
    const { cursor, format } = this;
    while (this.isOpen) {
      const order = format.compare(cursor.keys, cursor.at, keys, at);
      if (order >= 0) return order === 0;
      this.isOpen = cursor.next();
    }
    return false;
  }
}
