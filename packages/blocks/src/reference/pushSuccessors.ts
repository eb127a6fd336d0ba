import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import type { SuccessorList, SuccessorSource } from './successors.ts';

/**
 * Generates successors of a tile puzzle in `mtm`: from the gap outwards in each direction, one more
 * tile at a time is pushed. Each successor is the one before it with one further tile moved.
 */
export class PushSource implements SuccessorSource {
  private readonly neighbours: Int32Array;
  /** Slot of the tile on each cell; the gap has none. Placements of a tile are its cells. */
  private readonly slotOn: Int32Array;
  private readonly longest: number;
  private readonly firstPlacement: number;

  constructor({ puzzle, placements, kinds }: BlockProblem) {
    this.neighbours = placements.neighbours;
    this.slotOn = new Int32Array(puzzle.board.cells.length);
    this.longest = puzzle.board.width + puzzle.board.height;
    this.firstPlacement = kinds[0]!.firstPlacement;
  }

  fill(at: Int32Array, list: SuccessorList): void {
    const { slotOn, neighbours, firstPlacement } = this;
    slotOn.fill(-1);
    for (let slot = 0; slot < at.length; slot++) slotOn[at[slot]! - firstPlacement] = slot;
    const gap = slotOn.indexOf(-1) + firstPlacement;
    list.count = 0;
    list.reserve(this.longest);
    for (let direction = 0; direction < 4; direction++) {
      let to = gap;
      let from = neighbours[to * 4 + direction]!;
      while (from >= 0) {
        const slot = slotOn[from - firstPlacement]!;
        list.slots[list.count] = to === gap ? slot : ~slot;
        list.targets[list.count++] = to;
        to = from;
        from = neighbours[to * 4 + direction]!;
      }
    }
  }

  fillPart(at: Int32Array, list: SuccessorList): number {
    this.fill(at, list);
    return at.length;
  }
}
