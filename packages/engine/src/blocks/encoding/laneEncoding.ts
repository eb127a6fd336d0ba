/*
 * A puzzle of the narrow kernel in which every piece is a straight stretch of a row or column and
 * keeps to it: car parks. How the kernel searches them: `assembly/blocks/expand/lanes.ts`.
 */
import * as layout from '@glissade/kernels/layout';
import type { BlockProblem } from '../../problem/blockProblem.ts';
import type { SearchMetric } from '../model/searchMetric.ts';
import { insertSorted, type KernelEncoding, METRIC_CODES } from './kernelEncoding.ts';
import { type Lane, lanesOf } from './lanes.ts';
import { type LaneTransitions, laneTransitions } from './laneTransitions.ts';

/** A track with what it can do, in steps and else; and its field in a key. */
type EncodedLane = Lane & {
  readonly near: LaneTransitions;
  readonly far: LaneTransitions;
  readonly shift: number;
  readonly mask: number;
};

/** 64 bits as two words, the low one first. */
type Words = readonly [low: number, high: number];

/**
 * The puzzle in tracks, or undefined where it is none of that sort, or keys are too long; with
 * `marks`, states say how they were made where there is room for it.
 */
export function laneEncoding(problem: BlockProblem, marks: boolean): KernelEncoding | undefined {
  const laid: EncodedLane[] = [];
  let shift = 0;
  for (const track of lanesOf(problem) ?? []) {
    const near = laneTransitions(track.length, track.pieces, false);
    const far = laneTransitions(track.length, track.pieces, true);
    if (!near || !far) return undefined;
    const bits = 32 - Math.clz32(near.arrangements.length - 1);
    // No field lies in both words of a key.
    if (shift < 32 && shift + bits > 32) shift = 32;
    laid.push({ ...track, near, far, shift, mask: 2 ** bits - 1 });
    shift += bits;
  }
  if (laid.length === 0 || shift > layout.KEY_BITS_MAX) return undefined;
  const keyBits = Math.max(1, shift);
  const isMarked = marks && keyBits + layout.TRACK_MARK_BITS <= 64 - layout.LEVEL_BITS_MARKED;
  return new LaneEncoding(problem, laid, keyBits, isMarked ? layout.TRACK_MARK_BITS : 0);
}

class LaneEncoding implements KernelEncoding {
  readonly width = 'narrow';
  readonly isFixed = true;
  readonly bytes: number;
  private readonly problem: BlockProblem;
  private readonly tracks: readonly EncodedLane[];
  private readonly keyBits: number;
  private readonly tagBits: number;
  private readonly pools = new Map<string, Uint8Array>();
  /** The key in hand, in the memory looked at last: to make such a view takes a while. */
  private key: Uint32Array = new Uint32Array(0);

  constructor(
    problem: BlockProblem,
    tracks: readonly EncodedLane[],
    keyBits: number,
    tagBits: number,
  ) {
    this.problem = problem;
    this.tracks = tracks;
    this.keyBits = keyBits;
    this.tagBits = tagBits;
    this.bytes = tracks.reduce(
      (sum, { near }) => sum + near.cells.length * 8 + near.lists.length,
      RECORDS_BYTES + problem.goals.length * tracks.length * 8,
    );
  }

  write(memory: ArrayBuffer, metric: SearchMetric, stopAtGoal: boolean): number {
    const { tracks, problem, keyBits, tagBits } = this;
    const words = new Uint32Array(memory, 0, layout.POOL_BASE >> 2);
    words[layout.PROBLEM_TRACKS >> 2] = tracks.reduce(
      (sum, track) => sum | (1 << laneOf(track)),
      0,
    );
    words[layout.PROBLEM_KINDS >> 2] = 0;
    words[layout.PROBLEM_METRIC >> 2] = METRIC_CODES[metric];
    words[layout.PROBLEM_KEY_WORDS >> 2] = 1;
    words[layout.PROBLEM_KEY_BITS >> 2] = keyBits;
    words[layout.PROBLEM_MARK_BITS >> 2] = tagBits;
    words[layout.PROBLEM_GOALS >> 2] = stopAtGoal ? problem.goals.length : 0;
    words[layout.PROBLEM_GOALS_AT >> 2] = layout.POOL_BASE + RECORDS_BYTES;
    const pool = this.poolFor(metric, stopAtGoal);
    new Uint8Array(memory, layout.POOL_BASE).set(pool);
    return layout.POOL_BASE + pool.length;
  }

  /** What stands from POOL_BASE on: a board is often asked about again. */
  private poolFor(metric: SearchMetric, stopAtGoal: boolean): Uint8Array {
    const name = `${metric} ${stopAtGoal}`;
    const pool = this.pools.get(name) ?? this.makePool(metric, stopAtGoal);
    this.pools.set(name, pool);
    return pool;
  }

  private makePool(metric: SearchMetric, stopAtGoal: boolean): Uint8Array {
    const { tracks, problem, bytes } = this;
    const pool = new Uint8Array(bytes);
    const words = new Uint32Array(pool.buffer);
    const goals = problem.goals.map((goal) => tracks.map((track) => allowedBy(goal, track)));
    let at = RECORDS_BYTES;
    for (const allowed of goals.flat()) {
      words.set(allowed ?? ANY, at >> 2);
      at += 8;
    }
    const listsAt = new Map<LaneTransitions, number>();
    for (const [number, track] of tracks.entries()) {
      const sort = metric === 'steps' ? track.near : track.far;
      const cellsAt = at;
      at = writeCells(words, at, track);
      if (!listsAt.has(sort)) {
        listsAt.set(sort, at);
        pool.set(sort.lists, at);
        at += sort.lists.length;
      }
      const wanted = stopAtGoal ? either(goals.map((goal) => goal[number])) : NONE;
      const tables = [cellsAt, listsAt.get(sort)!].map((offset) => layout.POOL_BASE + offset);
      // What a single piece can reach it could reach before its last slide, too.
      const isAgain = metric === 'steps' || track.pieces.length > 1;
      const again = isAgain ? 1 << laneOf(track) : 0;
      const places = [track.shift, track.mask, ...tables, track.index * 8, track.length];
      words.set([...places, ...wanted, again], (laneOf(track) * layout.TRACK_BYTES) >> 2);
    }
    return pool.subarray(0, at);
  }

  /** False for a state in which pieces of a track stand in another order than at the start. */
  holds(at: Int32Array): boolean {
    return this.tracks.every((track) => this.numberOf(track, at) >= 0);
  }

  writeState(memory: ArrayBuffer, at: Int32Array): void {
    const key = this.keyIn(memory).fill(0);
    for (const track of this.tracks) {
      key[track.shift >> 5]! |= this.numberOf(track, at) << (track.shift & 31);
    }
  }

  readState(memory: ArrayBuffer): Int32Array {
    const { tracks, problem } = this;
    const key = this.keyIn(memory);
    const at = new Int32Array(problem.slotCount);
    const filled = new Uint8Array(problem.kinds.length);
    for (let number = 0; number < tracks.length; number++) {
      const { near, pieces, shift, mask } = tracks[number]!;
      const positions = near.arrangements[(key[shift >> 5]! >>> (shift & 31)) & mask]!;
      for (let i = 0; i < positions.length; i++) {
        const { kind, placements } = pieces[i]!;
        const { firstSlot } = problem.kinds[kind]!;
        const end = firstSlot + filled[kind]!++;
        insertSorted(at, firstSlot, end, placements[positions[i]!]!);
      }
    }
    return at;
  }

  private keyIn(memory: ArrayBuffer): Uint32Array {
    if (this.key.buffer !== memory) this.key = new Uint32Array(memory, layout.KEY_BASE, 2);
    return this.key;
  }

  /** The arrangement of a track in a state, or -1. */
  private numberOf({ near, pieces }: EncodedLane, at: Int32Array): number {
    const { kinds } = this.problem;
    const isAt = (i: number, position: number) => {
      const { kind, placements } = pieces[i]!;
      const { firstSlot, slotCount } = kinds[kind]!;
      const slot = at.indexOf(placements[position]!, firstSlot);
      return slot >= 0 && slot < firstSlot + slotCount;
    };
    return near.arrangements.findIndex((positions) =>
      positions.every((position, i) => isAt(i, position)),
    );
  }
}

const RECORDS_BYTES = layout.LANES_MAX * layout.TRACK_BYTES;

function laneOf({ isRow, index }: Lane): number {
  return isRow ? index : layout.LANES_MAX / 2 + index;
}

const ANY: Words = [0xffffffff, 0xffffffff];
const NONE: Words = [0, 0];

/** The cells of each arrangement: bit 8 * position + number of the track. */
function writeCells(words: Uint32Array, at: number, { near, index, length }: EncodedLane): number {
  for (const [number, cells] of near.cells.entries()) {
    const byByte = [0, 0];
    for (let position = 0; position < length; position++) {
      if (((cells >> position) & 1) === 0) continue;
      byByte[position >> 2]! |= 1 << ((position & 3) * 8 + index);
    }
    words.set(byByte, (at >> 2) + number * 2);
  }
  return at + near.cells.length * 8;
}

/** The arrangements of a track that a goal allows, a bit each; undefined: it asks for none. */
function allowedBy(
  goal: BlockProblem['goals'][number],
  { pieces, near }: EncodedLane,
): Words | undefined {
  const asked = goal.filter(({ kind, placement }) =>
    pieces.some((piece) => piece.kind === kind && piece.placements.includes(placement)),
  );
  if (asked.length === 0) return undefined;
  const allowed: [number, number] = [0, 0];
  for (const [number, positions] of near.arrangements.entries()) {
    const isMet = asked.every(({ kind, placement }) =>
      pieces.some((piece, i) => {
        return piece.kind === kind && piece.placements[positions[i]!] === placement;
      }),
    );
    if (isMet) allowed[number >> 5]! |= 1 << (number & 31);
  }
  return allowed;
}

function either(all: readonly (Words | undefined)[]): Words {
  return all.reduce<Words>(([low, high], words = NONE) => [low | words[0], high | words[1]], NONE);
}
