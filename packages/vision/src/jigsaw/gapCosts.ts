/* How likely each cell of a picture puzzle is the gap. */
import { NOISE } from './compareTiles.ts';
import type { Sheet } from './cutSheet.ts';
import { developed, type Light, type Window } from './light.ts';

/** The light where there is nothing to compare a board with. */
export const AS_IT_IS: Light = { factor: [1, 1, 1], added: [0, 0, 0], slope: [0, 0] };

/** What it costs to take a cell for the gap: a plain colour costs nothing. */
export function gapCosts(board: Sheet, window: Window, light: Light): number[] {
  return Array.from({ length: board.columns * board.rows }, (_, cell) => {
    const colors = developed(board, cell, window, light);
    let variance = 0;
    for (const part of [0, 1, 2]) {
      let [sum, squares] = [0, 0];
      for (let at = part; at < colors.length; at += 3) {
        sum += colors[at]!;
        squares += colors[at]! ** 2;
      }
      const count = colors.length / 3;
      variance += squares / count - (sum / count) ** 2;
    }
    return Math.log1p(variance / 3 / NOISE ** 2);
  });
}
