/* Plans the stages of a board: in which order its border lines are solved. */

/** A rectangle of cells: columns left … right, rows top … bottom, inclusive. */
export type Rectangle = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** The tiles that come home next, and the cells that are not locked yet. */
export type Stage = {
  /** One tile or two, side by side at their homes. */
  readonly tiles: readonly number[];
  readonly open: readonly number[];
};

/** The order of the stages: border lines first, then a last rectangle. */
export type StagePlan = { readonly stages: readonly Stage[]; readonly last: Rectangle };

/**
 * Plans the stages of a board. It cuts border lines off the longer side, never the gap's, until at
 * most `cellsLast` cells are left. The tiles of a line come home two at a time, a single one first
 * if their number is odd: so the last two, which block each other, always come home together.
 */
export function planOf(
  width: number,
  height: number,
  gapGoal: number,
  cellsLast: number,
): StagePlan {
  let last: Rectangle = { left: 0, right: width - 1, top: 0, bottom: height - 1 };
  const stages: Stage[] = [];
  const gapX = gapGoal % width;
  const gapY = Math.floor(gapGoal / width);
  let open = cellsOf(last, width);
  while (open.length > cellsLast) {
    const { left, right, top, bottom } = last;
    const cutsRow = bottom - top >= right - left;
    const line = cutsRow
      ? open.filter((cell) => Math.floor(cell / width) === (gapY === top ? bottom : top))
      : open.filter((cell) => cell % width === (gapX === left ? right : left));
    for (let i = 0; i < line.length; ) {
      const size = i === 0 && line.length % 2 === 1 ? 1 : 2;
      const tiles = line.slice(i, i + size);
      stages.push({ tiles, open });
      open = open.filter((cell) => !tiles.includes(cell));
      i += size;
    }
    if (cutsRow) last = gapY === top ? { ...last, bottom: bottom - 1 } : { ...last, top: top + 1 };
    else last = gapX === left ? { ...last, right: right - 1 } : { ...last, left: left + 1 };
  }
  return { stages, last };
}

export function cellsOf({ left, right, top, bottom }: Rectangle, width: number): number[] {
  const across = right - left + 1;
  return Array.from(
    { length: across * (bottom - top + 1) },
    (_, i) => (top + Math.floor(i / across)) * width + left + (i % across),
  );
}
