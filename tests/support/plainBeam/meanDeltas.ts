/*
 * Records by how much each move of each tile changed the score of the groups in this beam, on
 * average: the plain form of `tileBeam/meanDeltas.ts` of the kernels, whose head explains the idea.
 */
import { DELTA_COUNT_MAX, DELTA_PRIOR_COUNT } from '@glissade/tiles/kernel/beamLayout';

/** The deltas of groups of tiles, and of groups of cells. */
export type GroupDeltas = readonly [ofTiles: number, ofCells: number];

export class MeanDeltas {
  private readonly cells: number;
  private readonly means: Int16Array;
  private readonly sums: Float64Array;
  private readonly counts: Float64Array;
  /** States since the means were last updated. */
  private states = 0;

  constructor(cells: number) {
    this.cells = cells;
    const length = 8 * cells * cells;
    this.means = new Int16Array(length);
    this.sums = new Float64Array(length);
    this.counts = new Float64Array(length);
  }

  /** The mean deltas when the gap at a cell goes in a direction and moves a tile. */
  of(gap: number, direction: number, tile: number): GroupDeltas {
    const at = this.at(gap, direction, tile);
    return [this.means[at]!, this.means[at + 1]!];
  }

  /** Records the delta of the groups of tiles (0) or of cells (1). */
  record(gap: number, direction: number, tile: number, groups: 0 | 1, delta: number): void {
    const at = this.at(gap, direction, tile) + groups;
    this.sums[at]! += delta;
    this.counts[at]! += 1;
  }

  /** Updates the means once there were as many states as there are sums; true if it did. */
  updateMeans(states: number): boolean {
    this.states += states;
    if (this.states < this.means.length) return false;
    this.states = 0;
    for (let at = 0; at < this.means.length; at++) this.means[at] = this.meanOf(at);
    return true;
  }

  private meanOf(at: number): number {
    if (this.counts[at]! > DELTA_COUNT_MAX) {
      this.sums[at] = Math.trunc(this.sums[at]! / 2);
      this.counts[at] = Math.trunc(this.counts[at]! / 2);
    }
    return Math.trunc(this.sums[at]! / (this.counts[at]! + DELTA_PRIOR_COUNT));
  }

  private at(gap: number, direction: number, tile: number): number {
    return 2 * ((4 * gap + direction) * this.cells + tile);
  }
}
