/*
 * The beam search of one stage. Of all states at one depth it keeps the `width` best by the
 * evaluation (Lowerre 1976, "The Harpy speech recognition system"), and no state twice. The
 * evaluation need not be admissible, because only states of one level are compared.
 *
 * A stage may begin with several states of unequal depth, each of which joins at its own level; so
 * one beam continues another.
 */

import { hashOf, swapHash, type Zobrist, zobristOf } from '../beam/zobrist.ts';
import { type Evaluation, groupDelta, scoreOf } from '../evaluation/evaluation.ts';
import { Level } from './level.ts';
import type { PathTree } from './pathTree.ts';
import { SeenStates } from './seenStates.ts';
import { stageMoves } from './stageTable.ts';
import {
  addSuccessor,
  cutOf,
  newSuccessors,
  SCORE_MAX,
  type Successors,
  successorBytes,
} from './successors.ts';

/** A state that a beam begins or ends with. */
export type EntryState = {
  /** Id at each cell, the gap's included. */
  readonly board: Uint16Array;
  readonly gap: number;
  /** Moves so far. */
  readonly depth: number;
  /** Node of the path tree. */
  readonly pathNode: number;
};

export type StageBeamOptions = {
  readonly width: number;
  readonly seed: number;
  /** Levels to continue after the first end was found, to collect others. */
  readonly slack: number;
  /** Depth at which the beam gives up. */
  readonly depthMax: number;
};

const NO_DIRECTION = 4;

export class StageBeam {
  /** States at the end of the stage, the shallowest first. */
  readonly ends: EntryState[] = [];
  expanded = 0;
  generated = 0;
  private readonly evaluation: Evaluation;
  private readonly paths: PathTree;
  private readonly options: StageBeamOptions;
  private readonly waiting: EntryState[];
  private depth: number;
  private level: Level;
  private next: Level;
  private at = 0;
  private readonly seen: SeenStates;
  private readonly zobrist: Zobrist;
  private readonly successors: Successors;
  private readonly cellOf: Uint16Array;
  private random: number;

  constructor(
    evaluation: Evaluation,
    paths: PathTree,
    entries: readonly EntryState[],
    options: StageBeamOptions,
  ) {
    this.evaluation = evaluation;
    this.paths = paths;
    this.options = options;
    this.waiting = [...entries].sort((a, b) => b.depth - a.depth);
    this.depth = this.waiting.at(-1)!.depth;
    const capacity = options.width + entries.length;
    this.level = new Level(evaluation.cells, capacity);
    this.next = new Level(evaluation.cells, capacity);
    this.seen = new SeenStates(capacity * 12);
    this.successors = newSuccessors(capacity * 4);
    this.cellOf = new Uint16Array(evaluation.cells);
    this.zobrist = zobristOf(evaluation.cells);
    this.random = options.seed | 1;
    this.admitEntries(this.level);
  }

  get bytes(): number {
    return this.level.bytes * 2 + this.seen.bytes + successorBytes(this.successors);
  }

  /** Expands about `budget` states; true when done. */
  step(budget: number): boolean {
    const { ends, options, waiting } = this;
    let left = budget;
    while (left > 0) {
      const isOver = ends.length > 0 && this.depth > ends[0]!.depth + options.slack;
      const isEmpty = this.level.count === 0 && waiting.length === 0;
      if (isOver || isEmpty || this.depth > options.depthMax) return true;
      const end = Math.min(this.level.count, this.at + left);
      const count = end - this.at;
      this.expanded += count;
      left -= count + 1;
      while (this.at < end) this.expand(this.at++);
      if (this.at < this.level.count) continue;
      this.select();
    }
    return false;
  }

  /** Makes the successors of a state. */
  private expand(index: number): void {
    const { evaluation, level, cellOf, successors, zobrist } = this;
    const { cells, neighbours, distances, groups, stage } = evaluation;
    const [zLow, zHigh] = zobrist;
    const { boards } = level;
    const start = index * cells;
    const gap = level.gaps[index]!;
    const gapId = boards[start + gap]! * cells;
    const back = level.last[index]! ^ 2;
    for (let cell = 0; cell < cells; cell++) cellOf[boards[start + cell]!] = cell;
    const first = stage ? stage.tiles[0]! : -1;
    const second = stage && stage.tiles.length > 1 ? stage.tiles[1]! : first;
    for (let direction = 0; direction < 4; direction++) {
      if (direction === back) continue;
      const from = neighbours[gap * 4 + direction]!;
      if (from < 0) continue;
      const tile = boards[start + from]!;
      const own = tile * cells;
      this.generated++;
      const low = level.low[index]! ^ swapHash(zLow, own, gapId, from, gap);
      const high = level.high[index]! ^ swapHash(zHigh, own, gapId, from, gap);
      if (!this.seen.add(low, high)) continue;
      let score = level.scores[index]! + distances[own + gap]! - distances[own + from]!;
      if (groups) score += groupDelta(groups, cellOf, tile, from, gap);
      let total = score;
      let isEnd = score === 0;
      if (stage) {
        cellOf[tile] = gap;
        const moves = stageMoves(stage, from, cellOf[first]!, cellOf[second]!);
        cellOf[tile] = from;
        total += moves * stage.weight;
        isEnd = moves === 0;
      }
      if (isEnd) {
        this.finish(index, direction, from);
        continue;
      }
      addSuccessor(successors, index, direction, score, total, low, high);
    }
  }

  private finish(index: number, direction: number, from: number): void {
    const { level, paths, depth } = this;
    const board = level.board(index).slice();
    const gap = level.gaps[index]!;
    board[gap] = board[from]!;
    board[from] = level.board(index)[gap]!;
    const pathNode = paths.add(level.pathNodes[index]!, direction);
    this.ends.push({ board, gap: from, depth: depth + 1, pathNode });
  }

  /** Keeps the best successors as the next level. */
  private select(): void {
    const { successors, level, next, options } = this;
    next.count = 0;
    let cut = SCORE_MAX + 1;
    let share = 1;
    if (successors.count > options.width) [cut, share] = cutOf(successors, options.width);
    for (let successor = 0; successor < successors.count; successor++) {
      const total = successors.total[successor]!;
      if (total > cut || (total === cut && this.chance() >= share)) continue;
      if (next.count === options.width) break;
      this.keep(successor);
    }
    successors.count = 0;
    this.at = 0;
    this.depth++;
    this.level = next;
    this.next = level;
    this.admitEntries(next);
  }

  private keep(successor: number): void {
    const { successors, level, next, paths, evaluation } = this;
    const parent = successors.parent[successor]!;
    const direction = successors.direction[successor]!;
    const index = next.count++;
    const { cells } = evaluation;
    const gap = level.gaps[parent]!;
    const from = evaluation.neighbours[gap * 4 + direction]!;
    next.boards.set(level.board(parent), index * cells);
    const own = next.boards[index * cells + gap]!;
    next.boards[index * cells + gap] = next.boards[index * cells + from]!;
    next.boards[index * cells + from] = own;
    next.gaps[index] = from;
    next.scores[index] = successors.score[successor]!;
    next.low[index] = successors.low[successor]!;
    next.high[index] = successors.high[successor]!;
    next.last[index] = direction;
    next.pathNodes[index] = paths.add(level.pathNodes[parent]!, direction);
  }

  /** Admits the entry states of this depth. */
  private admitEntries(level: Level): void {
    const { waiting, evaluation, depth } = this;
    if (level.count === 0 && waiting.length > 0) this.depth = waiting.at(-1)!.depth;
    else if (level.count > 0) this.depth = depth;
    while (waiting.length > 0 && waiting.at(-1)!.depth <= this.depth) {
      const entry = waiting.pop()!;
      const score = scoreOf(evaluation, entry.board);
      const [low, high] = hashOf(this.zobrist, entry.board);
      if (!this.seen.add(low, high)) continue;
      if (this.isEnd(entry, score)) {
        this.ends.push(entry);
        continue;
      }
      const index = level.count++;
      level.boards.set(entry.board, index * evaluation.cells);
      level.gaps[index] = entry.gap;
      level.scores[index] = score;
      level.low[index] = low;
      level.high[index] = high;
      level.last[index] = NO_DIRECTION;
      level.pathNodes[index] = entry.pathNode;
    }
  }

  private isEnd({ board, gap }: EntryState, score: number): boolean {
    const { stage } = this.evaluation;
    if (!stage) return score === 0;
    const [first, second = first] = stage.tiles;
    return stageMoves(stage, gap, board.indexOf(first!), board.indexOf(second!)) === 0;
  }

  private chance(): number {
    this.random = (Math.imul(this.random, 1_664_525) + 1_013_904_223) | 0;
    return (this.random >>> 0) / 2 ** 32;
  }
}
