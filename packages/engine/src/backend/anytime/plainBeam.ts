/*
 * The beam over a whole board in plain TypeScript: the twin of the kernel `tileBeam`, whose head
 * tells the idea. It keeps the same states in the same order, draws the same ties and finds the
 * same lines, some 25 times as slowly; it answers where there is no WebAssembly.
 */
import {
  BEAM_PATIENCE,
  BINS,
  BINS_BELOW,
  GO_ON_MADE,
  GO_ON_SCORED,
  PART_STATES,
} from '@glissade/kernels/beamLayout';
import { Drifts } from './drifts.ts';
import type { Groups } from './groups.ts';
import { scoreOf } from './judge.ts';
import {
  seenBitsFor,
  type WholeBeam,
  type WholeBeamOptions,
  type WholeJudge,
} from './wholeBeam.ts';
import { hashOf, type Zobrist, zobristOf } from './zobrist.ts';

const NO_DIRECTION = 4;

/** A state of a level: ids by cell, and what is kept of it. */
type Kept = {
  readonly board: Uint8Array;
  readonly gap: number;
  readonly last: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly parent: Kept | undefined;
};

/** A state by how it is made. */
type Made = { readonly parent: Kept; readonly direction: number };

/** A child that may become one that is kept. */
type Child = Made & {
  /** The part of the level that the parent is in. */
  readonly part: number;
  /** A guess, until all groups have been asked. */
  readonly score: number;
  readonly low: number;
  readonly high: number;
};

export class PlainBeam implements WholeBeam {
  expanded = 0;
  generated = 0;
  line: Uint8Array = new Uint8Array(0);
  private readonly judge: WholeJudge;
  private options: WholeBeamOptions = { width: 0, seed: 0, movesMax: 0 };
  private level: Kept[] = [];
  private children: Child[] = [];
  private drifts: Drifts;
  /** The score of the first bin. */
  private base = 0;
  private seen = new Int32Array(0);
  depth = 0;
  private width = 0;
  /** The first child that is the goal. */
  private found: Made | undefined;
  /** The first child of the least score so far, and at which level that was. */
  private nearest: Made | undefined;
  private least = { score: 0, depth: -1 };
  private at = 0;
  private readonly zobrist: Zobrist;
  private readonly goal: readonly [low: number, high: number];
  private readonly cellOf: Uint8Array;

  constructor(judge: WholeJudge) {
    this.judge = judge;
    this.zobrist = zobristOf(judge.cells);
    this.cellOf = new Uint8Array(judge.cells);
    this.drifts = new Drifts(judge.cells);
    this.goal = hashOf(
      this.zobrist,
      Uint8Array.from({ length: judge.cells }, (_, cell) => cell),
    );
  }

  get bytes(): number {
    return this.seen.byteLength + this.level.length * 10 * (this.judge.cells + 100);
  }

  begin(tiles: ArrayLike<number>, gap: number, options: WholeBeamOptions): boolean {
    const board = Uint8Array.from(tiles);
    const [low, high] = hashOf(this.zobrist, board);
    const score = scoreOf(this.judge, board);
    this.options = options;
    this.width = options.width;
    this.seen = new Int32Array(2 ** seenBitsFor(options.width));
    this.level = [{ board, gap, last: NO_DIRECTION, score, low, high, parent: undefined }];
    this.isNew(low, high);
    this.drifts = new Drifts(this.judge.cells);
    this.depth = 0;
    this.base = score - BINS_BELOW;
    this.found = undefined;
    this.nearest = undefined;
    this.least = { score, depth: -1 };
    this.beginLevel();
    return true;
  }

  setWidth(width: number): void {
    const { widest = this.options.width } = this.options;
    this.width = Math.max(1, Math.min(width, widest));
  }

  step(budget: number): 'running' | 'found' | 'lost' {
    for (let left = budget; left > 0; ) {
      const { length } = this.level;
      if (this.isLost()) {
        this.follow(this.nearest);
        return 'lost';
      }
      const end = Math.min(length, this.at + left);
      left -= end - this.at + 1;
      for (; this.at < end; this.at++) this.expand(this.level[this.at]!);
      if (this.at < length) continue;
      if (this.found) {
        this.follow(this.found);
        return 'found';
      }
      this.select();
    }
    return 'running';
  }

  close(): void {
    // It has no threads.
  }

  private isLost(): boolean {
    const { level, depth, least, options } = this;
    return level.length === 0 || depth >= options.movesMax || depth - least.depth > BEAM_PATIENCE;
  }

  private beginLevel(): void {
    this.at = 0;
    this.children = [];
  }

  /** Makes the children of a state. */
  private expand(state: Kept): void {
    const { judge, zobrist } = this;
    const { cells, neighbours, distances } = judge;
    const { board, gap } = state;
    const own = board[gap]! * cells;
    this.expanded++;
    for (let direction = 0; direction < 4; direction++) {
      const from = neighbours[gap * 4 + direction]!;
      if (direction === (state.last ^ 2) || from < 0) continue;
      this.generated++;
      const tile = board[from]! * cells;
      const changed = [tile + from, tile + gap, own + from, own + gap];
      const low = changed.reduce((hash, at) => hash ^ zobrist[0][at]!, state.low);
      const high = changed.reduce((hash, at) => hash ^ zobrist[1][at]!, state.high);
      if (low === this.goal[0] && high === this.goal[1])
        this.found ??= { parent: state, direction };
      const gapMoves = distances[own + from]! - distances[own + gap]!;
      const tileMoves = distances[tile + gap]! - distances[tile + from]!;
      const score = state.score + gapMoves + tileMoves + this.guess(gap, direction, board[from]!);
      const part = Math.floor(this.at / PART_STATES);
      this.children.push({ parent: state, part, direction, score, low, high });
    }
  }

  /** What groups will say: nothing where there is but one kind, as all children are asked then. */
  private guess(gap: number, direction: number, tile: number): number {
    if (!this.judge.duals) return 0;
    const [ofTiles, ofCells] = this.drifts.of(gap, direction, tile);
    return ofTiles + ofCells;
  }

  /** Scores the children, and leaves out those that need no more of it. */
  private score(): void {
    const isNew = ({ low, high }: Child) => this.isNew(low, high);
    if (!this.judge.duals) {
      this.children = this.children
        .filter(isNew)
        .map((child) => ({ ...child, score: child.score + this.gain(child) }));
      return;
    }
    this.sieve(GO_ON_MADE);
    this.ask(0, (child) => this.gain(child));
    this.sieve(GO_ON_SCORED);
    this.children = this.children.filter(isNew);
    this.ask(1, (child) => this.dualGain(child));
  }

  /** Lets so many per cent of the width go on, with those that are tied with the last of them. */
  private sieve(percent: number): void {
    const most = Math.floor((this.width * percent) / 100);
    const bins = this.children.map(({ score }) => this.binOf(score));
    const last = bins.toSorted((a, b) => a - b)[most - 1] ?? BINS;
    this.children = this.children.filter((_, i) => bins[i]! <= last);
  }

  /** Replaces what was guessed of groups by what they say. */
  private ask(groups: 0 | 1, gainOf: (child: Child) => number): void {
    const { drifts } = this;
    this.children = this.children.map((child) => {
      const { gap, board } = child.parent;
      const tile = board[this.judge.neighbours[gap * 4 + child.direction]!]!;
      const gain = gainOf(child);
      drifts.note(gap, child.direction, tile, groups, gain);
      const guess = drifts.of(gap, child.direction, tile)[groups];
      return { ...child, score: child.score + gain - guess };
    });
  }

  /** What groups of the tile that moves say more than they did. */
  private gain({ parent: { board, gap }, direction }: Child): number {
    const { judge, cellOf } = this;
    const { firstOf, begins, ownAt, others, otherAt, offsets, table } = judge.groups;
    const from = judge.neighbours[gap * 4 + direction]!;
    const tile = board[from]!;
    board.forEach((id, cell) => {
      cellOf[id] = cell;
    });
    let sum = 0;
    for (let row = firstOf[tile]!; row < firstOf[tile + 1]!; row++) {
      let begin = begins[row]!;
      for (let k = row * 3; k < row * 3 + 3; k++) {
        begin += offsets[otherAt[k]! + cellOf[others[k]!]!]!;
      }
      const [there, here] = [offsets[ownAt[row]! + gap]!, offsets[ownAt[row]! + from]!];
      sum += table[begin + there]! - table[begin + here]!;
    }
    return sum;
  }

  /** What groups of the cell that is filled say, less what those of the emptied one said. */
  private dualGain({ parent: { board, gap }, direction }: Child): number {
    const { duals, neighbours } = this.judge;
    const from = neighbours[gap * 4 + direction]!;
    const idAt = (cell: number) => board[cell === gap ? from : cell]!;
    return dualsOf(duals!, gap, from, idAt) - dualsOf(duals!, from, gap, idAt);
  }

  /** Keeps the best children as the next level. */
  private select(): void {
    this.score();
    const { children } = this;
    const histogram = new Uint32Array(BINS);
    for (const { score } of children) histogram[this.binOf(score)]!++;
    let room = this.width;
    let cut = BINS;
    if (children.length > room) {
      for (cut = 0; histogram[cut]! <= room; cut++) room -= histogram[cut]!;
    }
    const draws = this.drawsOf(cut, room, histogram[cut] ?? 0);
    const level = children.filter((child) => {
      const bin = this.binOf(child.score);
      // Of those that are left, so many are drawn as there is room for.
      return bin < cut || (bin === cut && draws[child.part]!.draw());
    });
    const best = Math.max(
      0,
      histogram.findIndex((count) => count > 0),
    );
    this.mark(best);
    if (this.judge.duals) this.drifts.takeMeans(this.level.length);
    this.level = level.map((child) => this.kept(child));
    this.base += best - BINS_BELOW;
    this.depth++;
    this.beginLevel();
  }

  /** Marks the first child of the best bin, if it looks nearer than all before. */
  private mark(best: number): void {
    const { base, depth, children } = this;
    if (children.length === 0 || base + best >= this.least.score) return;
    this.least = { score: base + best, depth };
    this.nearest = children.find(({ score }) => this.binOf(score) === best);
  }

  /** Shares the room there is for children at the cut out among the parts. */
  private drawsOf(cut: number, room: number, all: number): Draws[] {
    const counts = Array.from({ length: Math.ceil(this.level.length / PART_STATES) }, () => 0);
    for (const { score, part } of this.children) if (this.binOf(score) === cut) counts[part]!++;
    let before = 0;
    return counts.map((tied, part) => {
      const after = before + tied;
      const own = all && Math.floor((room * after) / all) - Math.floor((room * before) / all);
      before = after;
      return new Draws(this.options.seed, this.depth, part, own, tied);
    });
  }

  private kept({ parent, direction, score, low, high }: Child): Kept {
    const gap = this.judge.neighbours[parent.gap * 4 + direction]!;
    const board = parent.board.slice();
    board[parent.gap] = parent.board[gap]!;
    board[gap] = parent.board[parent.gap]!;
    return { board, gap, last: direction, score, low, high, parent };
  }

  /** Writes the line to a state, or to the start. */
  private follow(made: Made | undefined): void {
    const line = made ? [made.direction] : [];
    for (let at = made?.parent; at?.parent; at = at.parent) line.push(at.last);
    this.line = Uint8Array.from(line.reverse());
  }

  /** False for a state that was met, as far as the table remembers. */
  private isNew(low: number, high: number): boolean {
    const { seen } = this;
    const key = high | 1;
    const slot = low & (seen.length - 1);
    const [here, beside] = [seen[slot]!, seen[slot ^ 1]!];
    if (here === key || beside === key) return false;
    seen[here !== 0 && beside === 0 ? slot ^ 1 : slot] = key;
    return true;
  }

  private binOf(score: number): number {
    return Math.max(0, Math.min(score - this.base, BINS - 1));
  }
}

/** What groups of a cell say that do not have the other. */
function dualsOf(
  { firstOf, begins, ownAt, others, otherAt, offsets, table }: Groups<Int8Array>,
  cell: number,
  without: number,
  idAt: (cell: number) => number,
): number {
  let sum = 0;
  for (let row = firstOf[cell]!; row < firstOf[cell + 1]!; row++) {
    const [one, two] = [others[row * 3]!, others[row * 3 + 1]!];
    if (one === without || two === without) continue;
    const own = begins[row]! + offsets[ownAt[row]! + idAt(cell)]!;
    const rest =
      offsets[otherAt[row * 3]! + idAt(one)]! + offsets[otherAt[row * 3 + 1]! + idAt(two)]!;
    sum += table[own + rest]!;
  }
  return sum;
}

/** Draws so many of some that are tied, one after another. */
class Draws {
  private random: number;
  private room: number;
  private tied: number;

  constructor(seed: number, depth: number, part: number, room: number, tied: number) {
    let mixed = seed ^ Math.imul(depth, 0x9e3779b1) ^ Math.imul(part, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
    this.random = (mixed ^ (mixed >>> 15)) | 1;
    this.room = room;
    this.tied = tied;
  }

  draw(): boolean {
    const isDrawn = this.chance() % this.tied-- < this.room;
    if (isDrawn) this.room--;
    return isDrawn;
  }

  private chance(): number {
    this.random ^= this.random << 13;
    this.random ^= this.random >>> 17;
    this.random ^= this.random << 5;
    return this.random >>> 0;
  }
}
