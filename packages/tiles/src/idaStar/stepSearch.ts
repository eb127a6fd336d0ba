/*
 * Depth-first search for one bound of IDA* (Korf 1985) in single-tile steps.
 *
 * The current board is changed in place, and taking a step back restores it, so memory grows only
 * with the depth. The line so far is a stack in typed arrays, and `step` can stop anywhere and
 * continue later. A successor is evaluated before it is generated: its walking distances are one
 * lookup, and a step moves one tile, so it changes one addend of each sum of pattern databases.
 * Move sequences that lead to the same state as another sequence are pruned.
 *
 * All distances here have the parity of the remaining steps, so the bound rises by 2. A node takes
 * about 80 ns with walking distances and one small partition, 135 with two large ones.
 *
 * Rejected: a recursive function (it cannot be paused); an object for each node (work for the
 * garbage collector); ordering the successors (only the last iteration could gain); skipping views
 * for as many steps as their slack allows, or evaluating those without slack first (both measured a
 * tenth slower).
 */
import { type AxisPair, axisStates } from '@glissade/search/heuristic/tiles/axisPair';
import { fillSlots, NO_SUMS, type PatternSums } from '@glissade/search/heuristic/tiles/patternSums';
import type { StepManhattan } from '@glissade/search/heuristic/tiles/stepManhattan';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { allowedMoves } from '../board/allowedMoves.ts';
import { isSolved, neighboursOf } from '../board/gapBoard.ts';
import type { MoveAutomaton } from '../board/moveAutomaton.ts';
import type { Iteration, IterationEnd } from './iteration.ts';
import { newStack, type Stack } from './stepStack.ts';
import {
  DISTANCE_BITS,
  DISTANCE_MASK,
  layOutWalk,
  packedStateOf,
  unpackedState,
  type Walk,
} from './walkingDistanceGraph.ts';

/** The heuristics that evaluate a node, all admissible for single-tile steps. */
export type StepHeuristics = {
  readonly axes: AxisPair;
  readonly sums?: PatternSums | undefined;
  /** Used where walking distances are not stronger. */
  readonly manhattan?: StepManhattan | undefined;
  /** Uses walking distances; beside pattern databases they prune one node in twenty or less. */
  readonly isWalked?: boolean;
  readonly automaton: MoveAutomaton;
};

/** Direction of the lowest bit of a set of directions. */
const DIRECTION_OF_BIT = Uint8Array.of(0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0);

const NO_LINE = new Uint8Array(0);

export class StepSearch implements Iteration {
  expanded = 0;
  generated = 0;
  second = Number.POSITIVE_INFINITY;
  line: Uint8Array = NO_LINE;
  readonly raise = 2;
  readonly bytes: number;
  readonly estimate: number;
  private readonly problem: TileProblem;
  private readonly heuristics: StepHeuristics;
  private readonly sums: PatternSums;
  private readonly walk: Walk;
  private readonly neighbours: Int32Array;
  private readonly allowedMoves: Uint8Array;
  private readonly root: { readonly row: number; readonly column: number };
  private readonly cells: Uint16Array;
  /** Index into the table of each slot at the current node. */
  private readonly indices: Int32Array;
  private stack: Stack;
  private bound = 0;
  private depth = 0;
  private isTie = false;

  constructor(problem: TileProblem, heuristics: StepHeuristics) {
    const { axes, sums = NO_SUMS, automaton } = heuristics;
    this.problem = problem;
    this.heuristics = heuristics;
    this.sums = sums;
    this.walk = layOutWalk(axes);
    this.neighbours = neighboursOf(problem.width, problem.height);
    this.allowedMoves = allowedMoves(automaton, this.neighbours);
    const { row, column } = axisStates(axes, problem.width, problem.tiles, problem.gap);
    this.root = { row: packedStateOf(axes.rows, row), column: packedStateOf(axes.columns, column) };
    this.cells = problem.tiles.slice();
    this.indices = new Int32Array(sums.slots);
    this.stack = newStack(DEPTH_FIRST, sums.views);
    this.start(0);
    const walked = axes.rows.steps[row]! + axes.columns.steps[column]!;
    const sumsMax = Math.max(0, ...this.stack.sums.subarray(0, sums.views));
    this.estimate = Math.max(walked, sumsMax, this.stack.distances[0]!);
    const { rowNext, columnNext } = this.walk;
    this.bytes = rowNext.byteLength + columnNext.byteLength + sums.table.byteLength;
  }

  start(bound: number, secondMax?: number): void {
    const { problem, sums, indices } = this;
    this.bound = bound;
    this.depth = 0;
    this.isTie = secondMax !== undefined;
    this.second = secondMax ?? Number.POSITIVE_INFINITY;
    this.line = NO_LINE;
    this.cells.set(problem.tiles);
    fillSlots(sums, problem.tiles, problem.gap, indices);
    this.reserve(Math.min(bound, DEPTH_FIRST));
    const { stack } = this;
    stack.todo[0] = this.allowedMoves[problem.gap]!;
    stack.gaps[0] = problem.gap;
    stack.rows[0] = this.root.row;
    stack.columns[0] = this.root.column;
    stack.distances[0] = this.heuristics.manhattan?.distance(problem.tiles, problem.gap) ?? 0;
    for (let view = 0; view < sums.views; view++) {
      const own = indices.subarray(sums.firstSlot[view], sums.firstSlot[view + 1]);
      stack.sums[view] = own.reduce((sum, index) => sum + sums.table[index]!, 0);
    }
  }

  step(budget: number): IterationEnd {
    // Each node made is one step deeper at most.
    this.reserve(Math.min(this.bound, this.depth + budget));
    const { bound, neighbours, allowedMoves, cells, indices, isTie, problem } = this;
    const { todo, directions, gaps, automatonStates, rows, columns } = this.stack;
    const { rowNext, columnNext, offsets } = this.walk;
    const { automaton, isWalked = true } = this.heuristics;
    const { views, slotOf, shift } = this.sums;
    const { gapGoal } = problem;
    const count = cells.length;
    if (!isTie) this.line = NO_LINE;
    let { depth, generated } = this;
    let left = budget;
    let end: IterationEnd;
    while (left > 0) {
      const untried = todo[depth]!;
      if (untried === 0) {
        if (depth === 0) {
          end = this.line.length > 0 ? 'found' : 'exhausted';
          break;
        }
        this.takeBack(depth);
        depth--;
        continue;
      }
      todo[depth] = untried & (untried - 1);
      generated++;
      const direction = DIRECTION_OF_BIT[untried]!;
      const gap = gaps[depth]!;
      const from = neighbours[gap * 4 + direction]!;
      const tile = cells[from]!;
      const limit = bound - depth - 1;
      const offset = offsets[direction * count + tile]!;
      let row = rows[depth]!;
      let column = columns[depth]!;
      if (direction & 1) column = columnNext[(column >> DISTANCE_BITS) + offset]!;
      else row = rowNext[(row >> DISTANCE_BITS) + offset]!;
      if (isWalked && (row & DISTANCE_MASK) + (column & DISTANCE_MASK) > limit) continue;
      if (!this.admits(depth, tile, gap, direction)) continue;
      if (isTie && this.losesTie(depth, direction, row, column)) continue;
      for (let of = tile; of < views * count; of += count) {
        indices[slotOf[of]!]! += shift[(of * count + gap) * 4 + direction]!;
      }
      const automatonState = automaton[automatonStates[depth]! * 4 + direction]!;
      depth++;
      left--;
      cells[gap] = tile;
      gaps[depth] = from;
      directions[depth] = direction;
      automatonStates[depth] = automatonState;
      rows[depth] = row;
      columns[depth] = column;
      todo[depth] = allowedMoves[automatonState * count + from]!;
      if (from === gapGoal && isSolved(cells, gapGoal) && this.keepLine(depth)) {
        end = 'found';
        break;
      }
    }
    this.depth = depth;
    this.generated = generated;
    this.expanded += budget - left;
    return end;
  }

  /** Makes space for nodes of this depth. */
  private reserve(depth: number): void {
    const { length } = this.stack.todo;
    if (length > depth) return;
    this.stack = newStack(Math.max(depth + 1, 2 * length), this.sums.views, this.stack);
  }

  /**
   * Whether neither Manhattan distance nor any view objects to this step; notes what they say for
   * the successor.
   */
  private admits(depth: number, tile: number, gap: number, direction: number): boolean {
    const { indices, bound, neighbours, heuristics } = this;
    const { views, slotOf, shift, table } = this.sums;
    const { sums, distances } = this.stack;
    const count = neighbours.length >> 2;
    const limit = bound - depth - 1;
    if (heuristics.manhattan) {
      const distance = distances[depth]! + heuristics.manhattan.change(tile, gap, direction);
      if (distance > limit) return false;
      distances[depth + 1] = distance;
    }
    let at = depth * views;
    for (let of = tile; of < views * count; of += count, at++) {
      const index = indices[slotOf[of]!]!;
      const there = index + shift[(of * count + gap) * 4 + direction]!;
      const sum = sums[at]! - table[index]! + table[there]!;
      if (sum > limit) return false;
      sums[at + views] = sum;
    }
    return true;
  }

  /** Undoes the step that led to the node at this depth. */
  private takeBack(depth: number): void {
    const { cells, indices } = this;
    const { slotOf, shift, views } = this.sums;
    const { gaps, directions } = this.stack;
    const direction = directions[depth]!;
    const gap = gaps[depth - 1]!;
    const tile = cells[gap]!;
    cells[gaps[depth]!] = tile;
    for (let of = tile; of < views * cells.length; of += cells.length) {
      indices[slotOf[of]!]! -= shift[(of * cells.length + gap) * 4 + direction]!;
    }
  }

  /** Records the line to the goal just reached; true if the search can end. */
  private keepLine(depth: number): boolean {
    this.line = this.stack.directions.slice(1, depth + 1);
    if (this.isTie) this.second = this.stack.runs[depth]!;
    return !this.isTie;
  }

  /** True if no line through this successor has fewer pushes than the best so far. */
  private losesTie(depth: number, direction: number, row: number, column: number): boolean {
    const { axes } = this.heuristics;
    const { runs, directions } = this.stack;
    const continuesPush = depth > 0 && directions[depth] === direction;
    const taken = runs[depth]! + (continuesPush ? 0 : 1);
    runs[depth + 1] = taken;
    const rowsLeft = axes.rows.pushes()[unpackedState(axes.rows, row)]!;
    const columnsLeft = axes.columns.pushes()[unpackedState(axes.columns, column)]!;
    // The first remaining push may continue the current one.
    return taken + Math.max(0, rowsLeft + columnsLeft - 1) >= this.second;
  }
}

/** Space for so many steps at first. */
const DEPTH_FIRST = 128;
