/*
 * The beam over a whole board in plain TypeScript: the reference of the kernel `tileBeam`, whose
 * head explains the algorithm. It keeps the same states in the same order, breaks ties in the same
 * way and finds the same lines, some 25 times as slowly. Tests compare the kernel with it.
 */

import type {
  BoardEvaluation,
  WholeBoardBeam,
  WholeBoardBeamOptions,
} from '@glissade/tiles/anytime/beam/wholeBoardBeam';
import { hashOf, type Zobrist, zobristOf } from '@glissade/tiles/anytime/beam/zobrist';
import { scoreOf } from '@glissade/tiles/anytime/evaluation/evaluation';
import {
  BEAM_PATIENCE,
  BINS,
  BINS_BELOW,
  PART_STATES,
  PREFILTER_PREDICTED_PERCENT,
  PREFILTER_SCORED_PERCENT,
} from '@glissade/tiles/kernel/beamLayout';
import { Lookahead } from './lookahead.ts';
import { MeanDeltas } from './meanDeltas.ts';
import { TieBreaker } from './randomTies.ts';
import { ScoreDeltas } from './scoreDeltas.ts';
import { ScoreHistogram } from './scoreHistogram.ts';
import { TranspositionTable } from './transpositions.ts';

const NO_DIRECTION = 4;

/** A state of a level: ids by cell, and what is kept of it. */
type KeptState = {
  readonly board: Uint8Array;
  readonly gap: number;
  readonly last: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly parent: KeptState | undefined;
};

/** A state as its parent and the direction of the gap. */
type Link = { readonly parent: KeptState; readonly direction: number };

/** A successor that may become one that is kept. */
type Successor = Link & {
  /** The part of the level that the parent is in. */
  readonly part: number;
  /**
   * Predicted until all groups are scored; includes the predicted change of the moves after the
   * successor.
   */
  readonly score: number;
  readonly lookahead: number;
  readonly low: number;
  readonly high: number;
};

export class PlainBeam implements WholeBoardBeam {
  expanded = 0;
  generated = 0;
  line: Uint8Array = new Uint8Array(0);
  private readonly evaluation: BoardEvaluation;
  private options: WholeBoardBeamOptions = { width: 0, seed: 0, movesMax: 0 };
  private level: KeptState[] = [];
  private successors: Successor[] = [];
  /** Only with dual groups: without them all successors are scored. */
  private meanDeltas: MeanDeltas | undefined;
  private readonly lookahead: Lookahead;
  private readonly histogram = new ScoreHistogram();
  private transpositions = new TranspositionTable(0);
  depth = 0;
  private width = 0;
  private gapId = 0;
  /** The first successor that is the goal. */
  private found: Link | undefined;
  /** The first successor of the least score so far, and its level. */
  private nearest: Link | undefined;
  private least = { scoreSuccessors: 0, depth: -1 };
  private at = 0;
  private readonly zobrist: Zobrist;
  private readonly goal: readonly [low: number, high: number];
  private readonly scoreDeltas: ScoreDeltas;

  constructor(evaluation: BoardEvaluation) {
    this.evaluation = evaluation;
    this.zobrist = zobristOf(evaluation.cells);
    this.scoreDeltas = new ScoreDeltas(evaluation);
    this.lookahead = new Lookahead(evaluation);
    this.goal = hashOf(
      this.zobrist,
      Uint8Array.from({ length: evaluation.cells }, (_, cell) => cell),
    );
  }

  get bytes(): number {
    return this.transpositions.bytes + this.level.length * 10 * (this.evaluation.cells + 100);
  }

  begin(tiles: ArrayLike<number>, gap: number, options: WholeBoardBeamOptions): boolean {
    const board = Uint8Array.from(tiles);
    const [low, high] = hashOf(this.zobrist, board);
    const score = scoreOf(this.evaluation, board);
    this.options = options;
    this.width = options.width;
    this.transpositions = new TranspositionTable(options.width);
    this.level = [{ board, gap, last: NO_DIRECTION, score, low, high, parent: undefined }];
    this.transpositions.isNew(low, high);
    this.meanDeltas = this.evaluation.dualGroups && new MeanDeltas(this.evaluation.cells);
    this.gapId = board[gap]!;
    this.lookahead.predict(this.gapId, this.meanDeltas);
    this.depth = 0;
    this.histogram.base = score - BINS_BELOW;
    this.found = undefined;
    this.nearest = undefined;
    this.least = { scoreSuccessors: score, depth: -1 };
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
        this.tracePath(this.nearest);
        return 'lost';
      }
      const end = Math.min(length, this.at + left);
      left -= end - this.at + 1;
      for (; this.at < end; this.at++) this.expand(this.level[this.at]!);
      if (this.at < length) continue;
      if (this.found) {
        this.tracePath(this.found);
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
    this.successors = [];
  }

  /** Makes the successors of a state. */
  private expand(state: KeptState): void {
    const { evaluation, zobrist, lookahead } = this;
    const { cells, neighbours } = evaluation;
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
      const lookaheadChange = lookahead.bestAhead(board, from, direction ^ 2);
      const score =
        state.score + lookahead.predictedChange(gap, direction, board[from]!) + lookaheadChange;
      const part = Math.floor(this.at / PART_STATES);
      this.successors.push({
        parent: state,
        part,
        direction,
        score,
        lookahead: lookaheadChange,
        low,
        high,
      });
    }
  }

  /** Scores the successors, and removes those that need no further scoring. */
  private score(): void {
    if (!this.meanDeltas) {
      this.removeDuplicates();
      this.scoreGroups('ofTiles');
      return;
    }
    this.prefilter(PREFILTER_PREDICTED_PERCENT);
    this.scoreGroups('ofTiles');
    this.prefilter(PREFILTER_SCORED_PERCENT);
    this.removeDuplicates();
    this.scoreGroups('ofCells');
  }

  private removeDuplicates(): void {
    this.successors = this.successors.filter(({ low, high }) =>
      this.transpositions.isNew(low, high),
    );
  }

  /** Keeps so many per cent of the width, and all successors tied with the last of them. */
  private prefilter(percent: number): void {
    const { histogram, successors } = this;
    const last = histogram.binOfRank(successors, Math.floor((this.width * percent) / 100));
    this.successors = successors.filter((successor) => histogram.binOf(successor) <= last);
  }

  /** Replaces the predicted deltas of groups by the actual ones. */
  private scoreGroups(groups: 'ofTiles' | 'ofCells'): void {
    const { meanDeltas, scoreDeltas } = this;
    const which = groups === 'ofTiles' ? 0 : 1;
    this.successors = this.successors.map((successor) => {
      const { parent, direction } = successor;
      const { gap, board } = parent;
      const from = this.evaluation.neighbours[gap * 4 + direction]!;
      const delta = scoreDeltas[groups](parent, from);
      meanDeltas?.record(gap, direction, board[from]!, which, delta);
      const predicted = meanDeltas?.of(gap, direction, board[from]!)[which] ?? 0;
      return { ...successor, score: successor.score + delta - predicted };
    });
  }

  /** Keeps the best successors as the next level. */
  private select(): void {
    this.score();
    const { histogram, successors } = this;
    const counts = histogram.count(successors);
    let room = this.width;
    let cut = BINS;
    if (successors.length > room) {
      for (cut = 0; counts[cut]! <= room; cut++) room -= counts[cut]!;
    }
    const tieBreakers = this.tieBreakersOf(cut, room, counts[cut] ?? 0);
    const level = successors.filter((successor) => {
      const bin = histogram.binOf(successor);
      // Of the tied successors that remain, as many are drawn as there is room for.
      return bin < cut || (bin === cut && tieBreakers[successor.part]!.draw());
    });
    const best = Math.max(
      0,
      counts.findIndex((count) => count > 0),
    );
    this.updateNearest(best);
    if (this.meanDeltas?.updateMeans(this.level.length))
      this.lookahead.predict(this.gapId, this.meanDeltas);
    this.level = level.map((successor) => this.keep(successor));
    histogram.base += best - BINS_BELOW;
    this.depth++;
    this.beginLevel();
  }

  /** Records the first successor of the best bin, if its score is the least so far. */
  private updateNearest(best: number): void {
    const { histogram, depth, successors } = this;
    const score = histogram.base + best;
    if (successors.length === 0 || score >= this.least.scoreSuccessors) return;
    this.least = { scoreSuccessors: score, depth };
    this.nearest = successors.find((successor) => histogram.binOf(successor) === best);
  }

  /** Distributes the room for successors at the cut among the parts. */
  private tieBreakersOf(cut: number, room: number, all: number): TieBreaker[] {
    const counts = Array.from({ length: Math.ceil(this.level.length / PART_STATES) }, () => 0);
    for (const successor of this.successors)
      if (this.histogram.binOf(successor) === cut) counts[successor.part]!++;
    let before = 0;
    return counts.map((tied, part) => {
      const after = before + tied;
      const own = all && Math.floor((room * after) / all) - Math.floor((room * before) / all);
      before = after;
      return new TieBreaker(this.options.seed, this.depth, part, own, tied);
    });
  }

  private keep({
    parent,
    direction,
    score: all,
    lookahead: lookaheadChange,
    low,
    high,
  }: Successor): KeptState {
    const score = all - lookaheadChange;
    const gap = this.evaluation.neighbours[parent.gap * 4 + direction]!;
    const board = parent.board.slice();
    board[parent.gap] = parent.board[gap]!;
    board[gap] = parent.board[parent.gap]!;
    return { board, gap, last: direction, score, low, high, parent };
  }

  /** Writes the line to a state, or to the start. */
  private tracePath(made: Link | undefined): void {
    const line = made ? [made.direction] : [];
    for (let at = made?.parent; at?.parent; at = at.parent) line.push(at.last);
    this.line = Uint8Array.from(line.reverse());
  }
}
