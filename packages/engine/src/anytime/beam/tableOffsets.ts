import { BOARD_STEP, MOVED_FROM, MOVED_TO } from '@glissade/kernels/beamLayout';
import type { BoardEvaluation } from './wholeBoardBeam.ts';

/** Where the ids by cell of a state lie before its cells by id: bytes of either. */
const boardBytes = (cells: number): number => Math.ceil(cells / BOARD_STEP) * BOARD_STEP;

/** Where offsets begin, whose they are, and which slot it is of those of the tile or the move. */
type Slot = { readonly offsets: number; readonly id: number; at: number };

/** A row of a group: where its table begins, and its slots. */
type BeamRow = { readonly begin: number; readonly slots: readonly Slot[] };

/**
 * What the kernel lays out for the children of a tile, or of a move of the gap, before it scores
 * them: what a cell, or an id, adds to the index of a number, each once, as groups of a tile share
 * many of these. See `beamLayout.ts`.
 */
export class BeamSlots {
  /** By tile, then by move and whether what it adds or takes away: where rows begin. */
  readonly rowFirsts: number[] = [0];
  readonly rows: BeamRow[] = [];
  /** By tile, then by move: where slots begin. */
  readonly firsts: number[] = [0];
  readonly list: Slot[] = [];
  /** The most that a tile or a move has. */
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

  /** Groups of a cell without the other, with the id there that is now in a third. */
  private addDuals(cell: number, without: number, now: number): void {
    const { cells, groups, dualGroups } = this.evaluation;
    const { firstOf, begins, ownAt, others, otherAt } = dualGroups!;
    // Its lists come after those of the groups of tiles.
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

  /** Those of one id side by side. */
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
