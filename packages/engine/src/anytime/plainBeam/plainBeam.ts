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
import type { WholeBeam, WholeBeamOptions, WholeJudge } from '../beam/wholeBoardBeam.ts';
import { hashOf, type Zobrist, zobristOf } from '../beam/zobrist.ts';
import { scoreOf } from '../evaluation/evaluation.ts';
import { Steps } from './lookahead.ts';
import { Drifts } from './meanDeltas.ts';
import { Draws } from './randomTies.ts';
import { MoveGains } from './scoreDeltas.ts';
import { Bins } from './scoreHistogram.ts';
import { MetStates } from './transpositions.ts';

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
  /** A guess, until all groups have been asked, with what is foreseen of the moves after it. */
  readonly score: number;
  readonly ahead: number;
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
  /** Where there are groups of cells: elsewhere all children are asked. */
  private drifts: Drifts | undefined;
  private readonly steps: Steps;
  private readonly bins = new Bins();
  private met = new MetStates(0);
  depth = 0;
  private width = 0;
  private gapId = 0;
  /** The first child that is the goal. */
  private found: Made | undefined;
  /** The first child of the least score so far, and at which level that was. */
  private nearest: Made | undefined;
  private least = { score: 0, depth: -1 };
  private at = 0;
  private readonly zobrist: Zobrist;
  private readonly goal: readonly [low: number, high: number];
  private readonly gains: MoveGains;

  constructor(judge: WholeJudge) {
    this.judge = judge;
    this.zobrist = zobristOf(judge.cells);
    this.gains = new MoveGains(judge);
    this.steps = new Steps(judge);
    this.goal = hashOf(
      this.zobrist,
      Uint8Array.from({ length: judge.cells }, (_, cell) => cell),
    );
  }

  get bytes(): number {
    return this.met.bytes + this.level.length * 10 * (this.judge.cells + 100);
  }

  begin(tiles: ArrayLike<number>, gap: number, options: WholeBeamOptions): boolean {
    const board = Uint8Array.from(tiles);
    const [low, high] = hashOf(this.zobrist, board);
    const score = scoreOf(this.judge, board);
    this.options = options;
    this.width = options.width;
    this.met = new MetStates(options.width);
    this.level = [{ board, gap, last: NO_DIRECTION, score, low, high, parent: undefined }];
    this.met.isNew(low, high);
    this.drifts = this.judge.duals && new Drifts(this.judge.cells);
    this.gapId = board[gap]!;
    this.steps.foresee(this.gapId, this.drifts);
    this.depth = 0;
    this.bins.base = score - BINS_BELOW;
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
    const { judge, zobrist, steps } = this;
    const { cells, neighbours } = judge;
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
      const ahead = steps.ahead(board, from, direction ^ 2);
      const score = state.score + steps.of(gap, direction, board[from]!) + ahead;
      const part = Math.floor(this.at / PART_STATES);
      this.children.push({ parent: state, part, direction, score, ahead, low, high });
    }
  }

  /** Scores the children, and leaves out those that need no more of it. */
  private score(): void {
    if (!this.drifts) {
      this.leaveOutMet();
      this.ask('ofTiles');
      return;
    }
    this.sieve(GO_ON_MADE);
    this.ask('ofTiles');
    this.sieve(GO_ON_SCORED);
    this.leaveOutMet();
    this.ask('ofCells');
  }

  private leaveOutMet(): void {
    this.children = this.children.filter(({ low, high }) => this.met.isNew(low, high));
  }

  /** Lets so many per cent of the width go on, with those that are tied with the last of them. */
  private sieve(percent: number): void {
    const { bins, children } = this;
    const last = bins.ofRank(children, Math.floor((this.width * percent) / 100));
    this.children = children.filter((child) => bins.of(child) <= last);
  }

  /** Replaces what was guessed of groups, if anything, by what they say. */
  private ask(groups: 'ofTiles' | 'ofCells'): void {
    const { drifts, gains } = this;
    const which = groups === 'ofTiles' ? 0 : 1;
    this.children = this.children.map((child) => {
      const { parent, direction } = child;
      const { gap, board } = parent;
      const from = this.judge.neighbours[gap * 4 + direction]!;
      const gain = gains[groups](parent, from);
      drifts?.note(gap, direction, board[from]!, which, gain);
      const guess = drifts?.of(gap, direction, board[from]!)[which] ?? 0;
      return { ...child, score: child.score + gain - guess };
    });
  }

  /** Keeps the best children as the next level. */
  private select(): void {
    this.score();
    const { bins, children } = this;
    const counts = bins.count(children);
    let room = this.width;
    let cut = BINS;
    if (children.length > room) {
      for (cut = 0; counts[cut]! <= room; cut++) room -= counts[cut]!;
    }
    const draws = this.drawsOf(cut, room, counts[cut] ?? 0);
    const level = children.filter((child) => {
      const bin = bins.of(child);
      // Of those that are left, so many are drawn as there is room for.
      return bin < cut || (bin === cut && draws[child.part]!.draw());
    });
    const best = Math.max(
      0,
      counts.findIndex((count) => count > 0),
    );
    this.mark(best);
    if (this.drifts?.takeMeans(this.level.length)) this.steps.foresee(this.gapId, this.drifts);
    this.level = level.map((child) => this.kept(child));
    bins.base += best - BINS_BELOW;
    this.depth++;
    this.beginLevel();
  }

  /** Marks the first child of the best bin, if it looks nearer than all before. */
  private mark(best: number): void {
    const { bins, depth, children } = this;
    const score = bins.base + best;
    if (children.length === 0 || score >= this.least.score) return;
    this.least = { score, depth };
    this.nearest = children.find((child) => bins.of(child) === best);
  }

  /** Shares the room there is for children at the cut out among the parts. */
  private drawsOf(cut: number, room: number, all: number): Draws[] {
    const counts = Array.from({ length: Math.ceil(this.level.length / PART_STATES) }, () => 0);
    for (const child of this.children) if (this.bins.of(child) === cut) counts[child.part]!++;
    let before = 0;
    return counts.map((tied, part) => {
      const after = before + tied;
      const own = all && Math.floor((room * after) / all) - Math.floor((room * before) / all);
      before = after;
      return new Draws(this.options.seed, this.depth, part, own, tied);
    });
  }

  private kept({ parent, direction, score: all, ahead, low, high }: Child): Kept {
    const score = all - ahead;
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
}
