import type { Cells } from './kinds.ts';

/** All placements of a rectangle on a board, by their first cell. */
export function rectanglePlacements(
  width: number,
  height: number,
  boardWidth: number,
  boardHeight: number,
): Cells[] {
  const masks: Cells[] = [];
  for (let y = 0; y + height <= boardHeight; y++) {
    for (let x = 0; x + width <= boardWidth; x++) {
      let mask = 0n;
      for (let cell = 0; cell < width * height; cell++) {
        const at = (y + Math.floor(cell / width)) * boardWidth + x + (cell % width);
        mask |= 1n << BigInt(at);
      }
      masks.push(mask);
    }
  }
  return masks;
}
