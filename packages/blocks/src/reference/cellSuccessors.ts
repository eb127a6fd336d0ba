/*
 * Generates successors on boards of any size, in steps, slides and moves. The owner of each trimmed
 * cell is stored (0 free, else slot + 1); a placement is free when each of its cells is free or the
 * moving piece's own. The cost grows with the cells of the pieces, not with the board.
 * `maskSuccessors.ts` is faster up to 64 cells; both list the same successors in the same order.
 */
import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import type { Placements } from '@glissade/search/problem/blockProblemPlacements';
import { PART_MIN, type SuccessorList, type SuccessorSource } from './successors.ts';

class CellOwners {
  readonly neighbours: Int32Array;
  private readonly owner: Int32Array;
  private readonly starts: Int32Array;
  private readonly cells: Int32Array;

  constructor({ neighbours, cells, cellStarts, cellLists }: Placements) {
    this.neighbours = neighbours;
    this.owner = new Int32Array(cells.length);
    this.starts = cellStarts;
    this.cells = cellLists;
  }

  /** Fills in the owners of a state. */
  show(at: Int32Array): void {
    const { owner, starts, cells } = this;
    owner.fill(0);
    for (let slot = 0; slot < at.length; slot++) {
      const end = starts[at[slot]! + 1]!;
      for (let i = starts[at[slot]!]!; i < end; i++) owner[cells[i]!] = slot + 1;
    }
  }

  isFree(placement: number, slot: number): boolean {
    const { owner, starts, cells } = this;
    const end = starts[placement + 1]!;
    for (let i = starts[placement]!; i < end; i++) {
      const by = owner[cells[i]!]!;
      if (by !== 0 && by !== slot + 1) return false;
    }
    return true;
  }
}

/** Steps (`distanceMax` 1) and slides (no limit: 0). */
export class StraightCellSource implements SuccessorSource {
  private readonly owners: CellOwners;
  private readonly distanceMax: number;
  private readonly perSlot: number;

  constructor(problem: BlockProblem, distanceMax: number) {
    const { width, height } = problem.puzzle.board;
    this.owners = new CellOwners(problem.placements);
    this.distanceMax = distanceMax;
    this.perSlot = distanceMax > 0 ? 4 * distanceMax : width + height;
  }

  fill(at: Int32Array, list: SuccessorList): void {
    this.fillFrom(at, list, 0, Number.POSITIVE_INFINITY);
  }

  fillPart(at: Int32Array, list: SuccessorList, slot: number): number {
    return this.fillFrom(at, list, slot, PART_MIN);
  }

  private fillFrom(at: Int32Array, list: SuccessorList, first: number, enough: number): number {
    const { owners, distanceMax } = this;
    owners.show(at);
    list.count = 0;
    let slot = first;
    for (; slot < at.length && list.count < enough; slot++) {
      list.reserve(this.perSlot);
      for (let direction = 0; direction < 4; direction++) {
        let next = owners.neighbours[at[slot]! * 4 + direction]!;
        let left = distanceMax;
        while (next >= 0 && owners.isFree(next, slot)) {
          list.slots[list.count] = slot;
          list.targets[list.count++] = next;
          if (--left === 0) break;
          next = owners.neighbours[next * 4 + direction]!;
        }
      }
    }
    return slot;
  }
}

/** Moves: a flood fill of all placements that a piece can reach while the others stay. */
export class FloodCellSource implements SuccessorSource {
  private readonly owners: CellOwners;
  private readonly seen: Int32Array;
  private stamp = 0;

  constructor(problem: BlockProblem) {
    this.owners = new CellOwners(problem.placements);
    this.seen = new Int32Array(problem.placements.count);
  }

  fill(at: Int32Array, list: SuccessorList): void {
    this.fillFrom(at, list, 0, Number.POSITIVE_INFINITY);
  }

  fillPart(at: Int32Array, list: SuccessorList, slot: number): number {
    return this.fillFrom(at, list, slot, PART_MIN);
  }

  private fillFrom(at: Int32Array, list: SuccessorList, first: number, enough: number): number {
    this.owners.show(at);
    list.count = 0;
    let slot = first;
    for (; slot < at.length && list.count < enough; slot++) this.flood(slot, at[slot]!, list);
    return slot;
  }

  /** The list itself is the queue of the flood fill. */
  private flood(slot: number, start: number, list: SuccessorList): void {
    const { owners, seen } = this;
    this.stamp = (this.stamp + 1) | 0;
    seen[start] = this.stamp;
    let head = list.count;
    let here = start;
    for (;;) {
      list.reserve(4);
      for (let entry = here * 4; entry < here * 4 + 4; entry++) {
        const next = owners.neighbours[entry]!;
        if (next < 0 || seen[next] === this.stamp || !owners.isFree(next, slot)) continue;
        seen[next] = this.stamp;
        list.slots[list.count] = slot;
        list.targets[list.count++] = next;
      }
      if (head === list.count) return;
      here = list.targets[head++]!;
    }
  }
}
