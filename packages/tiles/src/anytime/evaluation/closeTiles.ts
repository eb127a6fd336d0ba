/** Lists groups of tiles whose homes are close together, on a board with the gap's home last. */

type Offset = readonly [x: number, y: number];

const CORNER: readonly Offset[] = [
  [0, 0],
  [1, 0],
  [0, 1],
];
const LINE: readonly Offset[] = [
  [0, 0],
  [1, 0],
  [2, 0],
];
const PAIRS: readonly (readonly Offset[])[] = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [2, 0],
  ],
];

/** A group, and the group whose numbers it uses: its own, or those of its transpose. */
export type SharedGroup = {
  /** Ascending; those of a transposed group as their transposes stand in the other. */
  readonly tiles: readonly number[];
  /** Counts the groups that have numbers of their own. */
  readonly number: number;
  readonly isTransposed: boolean;
};

/** A key of a group that does not depend on the order of its tiles. */
export function groupKey(tiles: readonly number[]): string {
  return [...tiles].sort((a, b) => a - b).join();
}

/** Three tiles in a line or around a corner. */
export function closeTriplets(side: number): SharedGroup[] {
  return shared(side, [CORNER, LINE]);
}

/** The same on a board of any shape; `withLast` includes the gap's home. */
export function tripletsOn(width: number, height: number, withLast = false): number[][] {
  const triplets = [CORNER, LINE].flatMap((shape) => placed(width, height, shape));
  const isWanted = (triplet: readonly number[]) =>
    withLast || !triplet.includes(width * height - 1);
  return triplets.filter(isWanted).sort(compareLists);
}

/** Neighbours, by side or by corner, and tiles one apart in a line. */
export function closePairs(side: number): SharedGroup[] {
  return shared(side, PAIRS);
}

export function transposed(side: number, cell: number): number {
  return (cell % side) * side + Math.floor(cell / side);
}

/** In the order of their tiles; the first of two transposes has the numbers. */
function shared(side: number, shapes: readonly (readonly Offset[])[]): SharedGroup[] {
  const numbers = new Map<string, number>();
  let count = 0;
  return shapes
    .flatMap((shape) => placed(side, side, shape))
    .filter((tiles) => !tiles.includes(side * side - 1))
    .sort(compareLists)
    .map((tiles) => {
      const other = tiles.map((tile) => transposed(side, tile)).sort((a, b) => a - b);
      const known = numbers.get(other.join());
      const number = known ?? count++;
      numbers.set(tiles.join(), number);
      if (known === undefined) return { tiles, number, isTransposed: false };
      return { tiles: other.map((tile) => transposed(side, tile)), number, isTransposed: true };
    });
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** A shape turned and mirrored in all ways, in all places. */
function placed(width: number, height: number, shape: readonly Offset[]): number[][] {
  const found = new Map<string, number[]>();
  for (let turn = 0; turn < 8; turn++) {
    const turned = shape.map(([x, y]): Offset => {
      const [a, b] = [turn & 1 ? -x : x, turn & 2 ? -y : y];
      return turn & 4 ? [b, a] : [a, b];
    });
    const left = Math.min(...turned.map(([x]) => x));
    const top = Math.min(...turned.map(([, y]) => y));
    const right = Math.max(...turned.map(([x]) => x)) - left;
    const bottom = Math.max(...turned.map(([, y]) => y)) - top;
    for (let corner = 0; corner < (height - bottom) * width; corner++) {
      if ((corner % width) + right >= width) continue;
      const tiles = turned.map(([x, y]) => corner + (y - top) * width + x - left);
      tiles.sort((a, b) => a - b);
      found.set(tiles.join(), tiles);
    }
  }
  return [...found.values()];
}
