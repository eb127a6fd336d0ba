import type { Picture, Sides } from './plainTiles.ts';

/** A state as the heuristics see it: ids (goal cells) by cell, the gap's id included. */
export type IdPicture = { readonly tiles: number[]; readonly gap: number };

export function idsOf(goal: Picture, picture: Picture): IdPicture {
  return { tiles: picture.map((tile) => goal.indexOf(tile)), gap: picture.indexOf(0) };
}

/** `count` random steps of the gap from the goal, never at once back; ids by cell. */
export function scramble(
  [width, height]: Sides,
  gapGoal: number,
  count: number,
  random: (limit: number) => number,
): IdPicture {
  const tiles = Array.from({ length: width * height }, (_, cell) => cell);
  let gap = gapGoal;
  for (let left = count; left > 0; ) {
    const [x, y] = [gap % width, Math.floor(gap / width)];
    const way = random(4);
    const [u, v] = [x + [0, 1, 0, -1][way]!, y + [-1, 0, 1, 0][way]!];
    if (u < 0 || v < 0 || u >= width || v >= height) continue;
    const from = v * width + u;
    tiles[gap] = tiles[from]!;
    tiles[from] = gapGoal;
    gap = from;
    left--;
  }
  return { tiles, gap };
}
