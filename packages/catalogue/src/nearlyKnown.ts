import { allRecords } from './catalogue.ts';
import { type Layout, layoutOfRecord, mirrored } from './layout.ts';
import type { PuzzleRecord } from './record.ts';

/** A known start that a layout nearly shows, mirrored if the layout is. */
export type NearlyKnown = {
  readonly record: PuzzleRecord;
  readonly layout: Layout;
  /** How many cells and borders of cells differ. */
  readonly differences: number;
};

/** A cell, given twice, or two neighbours: whether they are one piece. */
export type IsDoubtful = (cell: number, neighbour: number) => boolean;

/** A reading that is wrong in more places does not tell which board it is. */
const DIFFERENCES_MAX = 3;
/** What was read without a doubt is right but for so many places. */
const UNDOUBTED_MAX = 1;
/** More than these are no help. */
const CHOICES_MAX = 3;

/**
 * The known starts that differ least from a layout that was read, in a few places which are in
 * doubt; none if it is one of them.
 */
export function nearlyKnown(
  layout: Layout,
  width: number,
  isDoubtful: IsDoubtful,
): readonly NearlyKnown[] {
  const near = allRecords()
    .filter((record) => isOfSize(record, layout, width))
    .flatMap((record) => imagesNear(record, layout, width, isDoubtful))
    .sort((a, b) => a.differences - b.differences);
  const least = near[0]?.differences;
  if (least === 0) return [];
  const nearest = near.filter(({ differences }) => differences === least);
  const isFirst = (one: NearlyKnown, at: number) =>
    nearest.findIndex((other) => `${other.layout}` === `${one.layout}`) === at;
  return nearest.filter(isFirst).slice(0, CHOICES_MAX);
}

const isOfSize = (record: PuzzleRecord, { length }: Layout, width: number) =>
  record.type === 'blocks' && record.width === width && record.height * width === length;

function imagesNear(
  record: PuzzleRecord,
  read: Layout,
  width: number,
  isDoubtful: IsDoubtful,
): NearlyKnown[] {
  const start = layoutOfRecord(record);
  return [start, mirrored(start, width)].flatMap((layout) => {
    const places = differencesOf(read, layout, width);
    const undoubted = places.filter(([cell, neighbour]) => !isDoubtful(cell, neighbour));
    const isNear = places.length <= DIFFERENCES_MAX && undoubted.length <= UNDOUBTED_MAX;
    return isNear ? [{ record, layout, differences: places.length }] : [];
  });
}

/** Cells that are free in one of them alone, and borders that part two cells in one of them. */
function differencesOf(
  one: Layout,
  other: Layout,
  width: number,
): (readonly [cell: number, neighbour: number])[] {
  const isTaken = (cell: number) => one[cell]! >= 0 && other[cell]! >= 0;
  const differs = (a: number, b: number) =>
    isTaken(a) && isTaken(b) && (one[a] === one[b]) !== (other[a] === other[b]);
  return one.flatMap((piece, cell) => {
    const places: (readonly [number, number])[] = [];
    const [right, below] = [cell + 1, cell + width];
    if (piece < 0 !== other[cell]! < 0) places.push([cell, cell]);
    if (right % width > 0 && differs(cell, right)) places.push([cell, right]);
    if (below < one.length && differs(cell, below)) places.push([cell, below]);
    return places;
  });
}
