/*
 * The partitions of the tiles for additive pattern databases (Korf and Felner 2002). The more tiles
 * interact inside one pattern, the larger the sum, so patterns are compact groups of cells of the
 * goal.
 *
 * 4×4, gap in a corner: chosen by the share of nodes that a partition prunes, of at least 36,000
 * nodes drawn evenly from walking-distance searches of four boards at distance 80. `small` is the
 * result of hill climbing; `large` is the best pair of 30 partitions, a local optimum. Nodes not
 * pruned: 5-5-5 in plain blocks 11.7 %, `small` 4.2 %; the usual 6-6-3 2.25 %; of `large`, 3-6-6
 * 1.70 %, 6-5-4 2.21 %, and the maximum of the two 0.93 %. `larger`, 6-7-2, expands a quarter of
 * the nodes of `large` on a board of 80 steps (2.4 million instead of 10.0 below bound 76), with
 * half the lookups, for 63 million entries. `heavy`, 8-7 in rows, expands a sixth (15,013 nodes for
 * each of Korf's hundred boards instead of 92,783), but building its 519 million entries takes
 * several seconds.
 *
 * 5×5: `heaviest` adds a second partition to `heavy`: 41 million nodes instead of 91 for number 38
 * of Korf and Felner's boards, 44 instead of 136 for number 44. Each node takes twice the time, so
 * this pays only in long searches. Korf and Felner's own partition, four blocks of six, expands 80
 * and 158 million.
 *
 * Rejected: looking up the dual state too (Felner, Zahavi, Schaeffer and Holte 2005), which leaves
 * 3.6 % instead of 4.2 %, for tables of two more kinds of gap cell; two more partitions beside
 * `large` (9 % fewer nodes, each slower).
 */
import { cellsApart } from '../../problem/cellsApart.ts';

/** Partitions as letters: cells of the goal with one letter are a pattern; `.` is the gap. */
const DRAWN_4X4 = {
  small: ['abbbaabbaaccccc.'],
  large: ['abbbabbbacccccc.', 'aabbaabbaaccccc.'],
  larger: ['abbbabbbaabcaac.'],
  heavy: ['aaaaaaaabbbbbbb.'],
  heaviest: undefined,
} as const;
/**
 * No pattern of either partition has both upper and lower tiles, so the larger sum of each half
 * counts. The first one has the fewest nodes of the partitions that Clausecker lists (2019).
 */
const FIRST_5X5 = 'ccdddccdddccbaabbbaabbaa.';
const SECOND_5X5 = 'ddddddccccccaaabbbaabbba.';
const DRAWN_5X5 = {
  small: undefined,
  large: undefined,
  larger: undefined,
  heavy: [FIRST_5X5],
  heaviest: [FIRST_5X5, SECOND_5X5],
} as const;

/** Most entries of a table: with one digit a tile, or ranked without gaps for the heavy ones. */
const ENTRIES_MAX = {
  small: 1 << 20,
  large: 1 << 24,
  larger: 1 << 24,
  heavy: 1 << 27,
  heaviest: 1 << 27,
} as const;

export type TableSize = keyof typeof ENTRIES_MAX;

type Partitions = readonly (readonly (readonly number[])[])[];

/** A cache by board, gap and size: growing patterns takes longer than many a search. */
const chosen = new Map<string, Partitions>();

/** Partitions of all tiles, each a list of patterns (ids of tiles), for a goal's gap cell. */
export function choosePartitions(
  width: number,
  height: number,
  gapGoal: number,
  tables: TableSize,
): Partitions {
  const name = `${width} ${height} ${gapGoal} ${tables}`;
  const partitions = chosen.get(name) ?? makePartitions(width, height, gapGoal, tables);
  chosen.set(name, partitions);
  return partitions;
}

function makePartitions(
  width: number,
  height: number,
  gapGoal: number,
  tables: TableSize,
): Partitions {
  const drawn = drawnFor(width, height, tables);
  if (drawn && isCorner(width, height, gapGoal)) {
    return drawn.map((letters) => mirror(readLetters(letters), width, gapGoal));
  }
  const count = width * height;
  return [growPatches(width, height, gapGoal, sizeFor(count, tables))];
}

/** The sizes of tables worth having for a goal, the smallest first. */
export function tableSizes(width: number, height: number, gapGoal: number): TableSize[] {
  const isDrawn = (size: TableSize) =>
    drawnFor(width, height, size) !== undefined && isCorner(width, height, gapGoal);
  const sizes = ['small', 'large', 'larger', 'heavy', 'heaviest'] as const;
  return sizes.filter((size) => (size !== 'larger' && size !== 'heaviest') || isDrawn(size));
}

function isCorner(width: number, height: number, gap: number): boolean {
  return [0, width - 1].includes(gap % width) && gap % (width * (height - 1)) < width;
}

function drawnFor(width: number, height: number, tables: TableSize): readonly string[] | undefined {
  if (width !== height) return undefined;
  if (width === 4) return DRAWN_4X4[tables];
  return width === 5 ? DRAWN_5X5[tables] : undefined;
}

/** How many tiles a pattern may have. */
function sizeFor(cells: number, tables: TableSize): number {
  const most = ENTRIES_MAX[tables];
  if (most < ENTRIES_MAX.heavy)
    return Math.min(Math.floor(Math.log(most + 0.5) / Math.log(cells)), 6);
  let size = 1;
  for (let entries = cells; size < 7 && entries * (cells - size) <= most; size++) {
    entries *= cells - size;
  }
  return size;
}

function readLetters(letters: string): number[][] {
  const groups = [...new Set(letters)].filter((letter) => letter !== '.');
  return groups.map((group) =>
    [...letters].flatMap((letter, id) => (letter === group ? [id] : [])),
  );
}

/** Turns patterns drawn for the gap in the last corner of a square to another corner. */
function mirror(patterns: number[][], width: number, gapGoal: number): number[][] {
  const flipsX = gapGoal % width === 0;
  const flipsY = gapGoal < width;
  const last = width - 1;
  return patterns.map((pattern) =>
    pattern.map((id) => {
      const [x, y] = [id % width, Math.floor(id / width)];
      return (flipsY ? last - y : y) * width + (flipsX ? last - x : x);
    }),
  );
}

/**
 * Partitions for boards without drawn ones, greedily: a pattern begins at the free cell with the
 * fewest free neighbours (of equal ones, the farthest from the gap), and takes the free cell with
 * the least sum of distances to its cells until it has `size` tiles.
 */
export function growPatches(
  width: number,
  height: number,
  gapGoal: number,
  size: number,
): number[][] {
  const left = new Set(Array.from({ length: width * height }, (_, cell) => cell));
  left.delete(gapGoal);
  const apart = (a: number, b: number) => cellsApart(width, a, b);
  const isLoose = (cell: number) => [...left].filter((other) => apart(cell, other) === 1).length;
  const patches: number[][] = [];
  while (left.size > 0) {
    const patch: number[] = [];
    while (patch.length < size && left.size > 0) {
      const spread = (cell: number) => patch.reduce((sum, other) => sum + apart(cell, other), 0);
      const rate = (cell: number) =>
        patch.length === 0
          ? isLoose(cell) * 100 - apart(cell, gapGoal)
          : spread(cell) * 100 + isLoose(cell);
      const next = [...left].reduce((best, cell) => (rate(cell) < rate(best) ? cell : best));
      patch.push(next);
      left.delete(next);
    }
    patches.push(patch.sort((a, b) => a - b));
  }
  return patches;
}
