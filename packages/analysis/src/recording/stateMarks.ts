/*
 * Which states a search has on its frontier and which it has expanded, at any of its moments, for
 * pictures of the whole space. Going on takes as long as what happened meanwhile; going back
 * begins at the start again, some milliseconds for a search of 181,440 states.
 */
import type { State } from '@glissade/core';
import { EXPANDED, OPENED, UNDONE } from './bars.ts';
import type { Recorder } from './recorder.ts';

/** Not met, or met in an earlier iteration only. */
export const MARK_UNSEEN = 0;
export const MARK_OPEN = 1;
export const MARK_CLOSED = 2;

const UNKNOWN = -2;

/** Numbers the states of a puzzle; -1: it has no number. */
export type NumberOf = (state: State) => number;

export class StateMarks {
  /** By number: what the search has done with the state; a search tree may have it twice. */
  readonly marks: Uint8Array;
  private readonly open: Uint32Array;
  private readonly closed: Uint32Array;
  private readonly recorder: Recorder;
  private readonly pieces: number;
  private readonly numberOf: NumberOf;
  private numbers = new Int32Array(1024).fill(UNKNOWN);
  private events = 0;
  private iteration = 0;

  constructor(recorder: Recorder, pieces: number, count: number, numberOf: NumberOf) {
    this.recorder = recorder;
    this.pieces = pieces;
    this.numberOf = numberOf;
    this.marks = new Uint8Array(count);
    this.open = new Uint32Array(count);
    this.closed = new Uint32Array(count);
  }

  /** Moves on or back to the moment after so many events; undefined: anything may be changed. */
  goTo(events: number): readonly number[] | undefined {
    const changed: number[] = [];
    let isWhole = false;
    if (events < this.events) {
      this.clear();
      this.events = 0;
      this.iteration = 0;
      isWhole = true;
    }
    const { iterationEvents } = this.recorder;
    for (; this.events < events; this.events++) {
      while (iterationEvents[this.iteration]! <= this.events) {
        this.iteration++;
        if (this.events > 0) isWhole = true;
        this.clear();
      }
      const number = this.apply(this.events);
      if (number >= 0) changed.push(number);
    }
    return isWhole ? undefined : changed;
  }

  private clear(): void {
    this.marks.fill(MARK_UNSEEN);
    this.open.fill(0);
    this.closed.fill(0);
  }

  private apply(event: number): number {
    const number = this.numberAt(this.recorder.eventNodes.at(event));
    if (number < 0) return number;
    const { open, closed } = this;
    const kind = this.recorder.levels.kindAt(event);
    if (kind === OPENED) open[number]!++;
    else if (kind === UNDONE) closed[number]!--;
    else {
      open[number]!--;
      if (kind === EXPANDED) closed[number]!++;
    }
    this.marks[number] =
      open[number]! > 0 ? MARK_OPEN : closed[number]! > 0 ? MARK_CLOSED : MARK_UNSEEN;
    return number;
  }

  /** The number of the state of a node, looked up once. */
  private numberAt(node: number): number {
    if (node >= this.numbers.length) {
      const larger = new Int32Array(2 * Math.max(node, this.numbers.length)).fill(UNKNOWN);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    if (this.numbers[node] === UNKNOWN) {
      const { pieces } = this;
      const state = this.recorder.openedStates.slice(node * pieces, (node + 1) * pieces);
      this.numbers[node] = this.numberOf(state);
    }
    return this.numbers[node]!;
  }
}
