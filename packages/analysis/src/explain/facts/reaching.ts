/*
 * What can be reached from the start without states in which a fact holds.
 *
 * The search takes the states nearest to the goal first, so that it soon arrives where the goal can
 * be reached. Where it cannot, everything that it met is kept: where another fact held in none of
 * that, all of it can be reached without the other fact as well, and the search for the other one
 * goes on from its border. Of landmarks in a row, each state is then met once and not once for each
 * of them. There are REACHES_MAX such sets, one bit of a byte each.
 *
 * Cost: 1 byte a state; `queue` of the space links the lists of states.
 */
import { STATES_A_YIELD } from '../../analyse/space/work.ts';
import { FACTS_A_WORD, type FactMarks } from './marking.ts';
import type { Sweep } from './sweep.ts';

const REACHES_MAX = 8;
const NONE = -1;

/** A set of states, closed but for its border. */
type Reach = {
  readonly bit: number;
  readonly size: number;
  /** The facts, 32 in a word, that hold somewhere in it. */
  readonly facts: readonly number[];
  /** States beside it in which its fact holds, each once. They are marked as met. */
  readonly border: readonly number[];
};

export class Reaching {
  private readonly space: Sweep;
  private readonly marks: FactMarks;
  private readonly isMarked: boolean;
  private readonly seen: Uint8Array;
  private reaches: readonly Reach[] = [];
  /** Lists of states by distance to the goal, linked through `queue`. */
  private readonly heads: Int32Array;

  /** `isMarked`: all states are marked already. Else they are marked when they are met. */
  constructor(space: Sweep, marks: FactMarks, isMarked = true) {
    this.space = space;
    this.marks = marks;
    this.isMarked = isMarked;
    this.seen = new Uint8Array(space.graph.count);
    this.heads = new Int32Array(2 * space.levels.length);
  }

  /**
   * The facts, 32 in a word, that hold in states which can be reached without this one; undefined:
   * the goal is among those states.
   */
  *without(fact: number): Generator<number, readonly number[] | undefined> {
    const known = this.largestWithout(fact);
    const found = yield* this.search(fact, known ?? this.fresh());
    if (!found) return undefined;
    this.reaches = [...this.reaches.filter(({ bit }) => bit !== found.bit), found];
    return found.facts;
  }

  private largestWithout(fact: number): Reach | undefined {
    return this.reaches
      .filter(({ facts }) => !hasFact(facts, fact))
      .reduce<Reach | undefined>((a, b) => (a && a.size >= b.size ? a : b), undefined);
  }

  /** The start alone, in place of the smallest set if there are too many. */
  private fresh(): Reach {
    if (this.reaches.length === REACHES_MAX) {
      const smallest = this.reaches.reduce((a, b) => (b.size < a.size ? b : a));
      this.reaches = this.reaches.filter((reach) => reach !== smallest);
      for (let state = 0; state < this.seen.length; state++) this.seen[state]! &= ~smallest.bit;
    }
    const used = this.reaches.reduce((bits, { bit }) => bits | bit, 0);
    const bit = ~used & (used + 1);
    this.seen[0]! |= bit;
    return { bit, size: 0, facts: new Array(this.marks.width).fill(0), border: [0] };
  }

  private *search(fact: number, from: Reach): Generator<number, Reach | undefined> {
    const { graph, toGoal, queue } = this.space;
    const { marks, isMarked, seen, heads } = this;
    const { words, width } = marks;
    const own = Math.floor(fact / FACTS_A_WORD);
    const factBit = 1 << (fact % FACTS_A_WORD);
    const { bit } = from;
    const facts = [...from.facts];
    const border: number[] = [];
    let nearest = heads.length;
    heads.fill(NONE);
    const meet = (state: number) => {
      if (!isMarked) marks.mark(state);
      if ((words[state * width + own]! & factBit) !== 0) {
        border.push(state);
        return;
      }
      const distance = toGoal[state]!;
      queue[state] = heads[distance]!;
      heads[distance] = state;
      if (distance < nearest) nearest = distance;
    };
    from.border.forEach(meet);
    let size = from.size;
    for (let looked = NONE; nearest < heads.length; ) {
      const state = heads[nearest]!;
      if (state === NONE) {
        nearest++;
        continue;
      }
      if (nearest === 0) {
        this.forget(from, border, looked);
        return undefined;
      }
      heads[nearest] = queue[state]!;
      queue[state] = looked;
      looked = state;
      for (let word = 0; word < width; word++) facts[word]! |= words[state * width + word]!;
      const end = graph.firsts[state + 1]!;
      for (let edge = graph.firsts[state]!; edge < end; edge++) {
        const next = graph.successors[edge]!;
        if ((seen[next]! & bit) !== 0) continue;
        seen[next]! |= bit;
        meet(next);
      }
      if (++size % STATES_A_YIELD === 0) yield STATES_A_YIELD;
    }
    return { bit, size, facts, border };
  }

  /** Takes back what a search has met beyond the set that it went on from. */
  private forget({ bit, border, size }: Reach, met: readonly number[], looked: number): void {
    const { seen, heads } = this;
    const { queue } = this.space;
    for (let i = 0; i < met.length; i++) seen[met[i]!]! &= ~bit;
    for (let at = NONE; at < heads.length; at++) {
      let state = at === NONE ? looked : heads[at]!;
      for (; state !== NONE; state = queue[state]!) seen[state]! &= ~bit;
    }
    if (size > 0) for (let i = 0; i < border.length; i++) seen[border[i]!]! |= bit;
  }
}

export function hasFact(words: readonly number[], fact: number): boolean {
  return ((words[Math.floor(fact / FACTS_A_WORD)]! >>> (fact % FACTS_A_WORD)) & 1) !== 0;
}
