/* Precomputed table offsets, from which the beam kernel takes the scores of successors. */
import { BOARD_STEP, MOVED_FROM, MOVED_TO } from '../../kernel/beamLayout.ts';
import type { BoardEvaluation } from './wholeBoardBeam.ts';

/** How many bytes before its cells by id a state has its ids by cell: the padded size of either. */
const boardBytes = (cells: number): number => Math.ceil(cells / BOARD_STEP) * BOARD_STEP;

/** Where offsets begin, the tile or cell they are of, and the slot's index for its key. */
type Slot = { readonly offsets: number; readonly id: number; at: number };

/** A row of a group: where its table begins, and its slots. */
type BeamRow = { readonly begin: number; readonly slots: readonly Slot[] };

/**
 * The slots that the kernel lays out for the successors of a tile, or of a move of the gap, before
 * it scores them: what a cell, or an id, adds to the index of a table. Each slot occurs once,
 * because the groups of a tile share many of them. See `beamLayout.ts`.
 */
export class BeamTableOffsets {
  /** By tile, then twice by move (groups added, groups subtracted): where rows begin. */
  readonly rowFirsts: number[] = [0];
  readonly rows: BeamRow[] = [];
  /** By tile, then by move: where slots begin. */
  readonly firsts: number[] = [0];
  readonly list: Slot[] = [];
  /** The most slots of one tile or move. */
  slotsMax = 0;
  private readonly evaluation: BoardEvaluation;
  private known = new Map<string, Slot>();

  constructor(evaluation: BoardEvaluation) {
    this.evaluation = evaluation;
    for (let tile = 0; tile < evaluation.cells; tile++) this.addTile(tile);
    if (evaluation.dualGroups)
      for (let move = 0; move < evaluation.cells * 4; move++) this.addMove(move);
  }

  private addTile(tile: number): void {
    const { cells, groups } = this.evaluation;
    const { firstOf, begins, ownAt, others, otherAt } = groups;
    for (let row = firstOf[tile]!; row < firstOf[tile + 1]!; row++) {
      const own = [MOVED_FROM, MOVED_TO].map((which) =>
        this.slotOf(cells - 1 + which, ownAt[row]!),
      );
      const rest = [0, 1].map((k) => this.slotOf(others[row * 3 + k]!, otherAt[row * 3 + k]!));
      this.rows.push({ begin: begins[row]!, slots: [...own, ...rest] });
    }
    this.endRows();
    this.endSlots();
  }

  /** A move beyond the edge has no rows. */
  private addMove(move: number): void {
    const to = Math.floor(move / 4);
    const from = this.evaluation.neighbours[move]!;
    if (from >= 0) this.addDuals(to, from, from);
    this.endRows();
    if (from >= 0) this.addDuals(from, to, from);
    this.endRows();
    this.endSlots();
  }

  /**
   * The rows of the groups of one cell that do not contain the other; `now` is the cell whose id
   * counts for it.
   */
  private addDuals(cell: number, without: number, now: number): void {
    const { cells, groups, dualGroups } = this.evaluation;
    const { firstOf, begins, ownAt, others, otherAt } = dualGroups!;
    // The offsets of dual groups follow those of the groups of tiles.
    const offsetsBefore = groups.offsets.length;
    const slotOf = (at: number, offsets: number) =>
      this.slotOf(at - boardBytes(cells), offsetsBefore + offsets);
    for (let row = firstOf[cell]!; row < firstOf[cell + 1]!; row++) {
      const rest = [others[row * 3]!, others[row * 3 + 1]!];
      if (rest.includes(without)) continue;
      const own = slotOf(now, ownAt[row]!);
      const slots = [own, ...rest.map((other, k) => slotOf(other, otherAt[row * 3 + k]!))];
      this.rows.push({ begin: begins[row]!, slots });
    }
  }

  private slotOf(id: number, offsets: number): Slot {
    const key = `${id} ${offsets}`;
    const slot = this.known.get(key) ?? { offsets, id, at: 0 };
    this.known.set(key, slot);
    return slot;
  }

  private endRows(): void {
    this.rowFirsts.push(this.rows.length);
  }

  /** Sorts the slots, so that those of one id are adjacent. */
  private endSlots(): void {
    const all = [...this.known.values()].sort((a, b) => a.id - b.id);
    all.forEach((slot, i) => {
      slot.at = i;
    });
    this.list.push(...all);
    this.firsts.push(this.list.length);
    this.slotsMax = Math.max(this.slotsMax, this.known.size);
    this.known = new Map();
  }
}
