/*
 * Which tiles share a pattern database. The more tiles interact inside one pattern, the better the
 * sum; so patterns are compact patches of the goal. For the 4×4 board with the gap in a corner the
 * patches below were chosen by measuring: what share of some 36,000 nodes or more, drawn evenly
 * from walking-distance searches of four boards at distance 80, does a partition prune? The small
 * one came of hill climbing, the large ones of trying 30 and then climbing from the best pair,
 * which did not move. Nodes left over: 5-5-5 in plain blocks 11.7 %, here 4.2 %; the usual 6-6-3
 * 2.25 %, here 3-6-6 1.70 %, 6-5-4 2.21 %, and the maximum of these two 0.93 %. The larger one,
 * 6-7-2, makes a quarter of the nodes of those two on a board of 80 steps (2.4 million instead of
 * 10.0 below bound 76), at half the look-ups, for 63 million entries. The heavy one, 8-7 in rows,
 * leaves a sixth (15,013 nodes a board of Korf's hundred instead of 92,783), but its table of 519
 * million entries takes several seconds.
 *
 * On the 5×5 board the heaviest adds another partition: 41 million nodes instead of 91 for number
 * 38 of Korf and Felner's boards, 44 instead of 136 for number 44; each takes twice the time, so it
 * pays for long searches only. Theirs, in four blocks of six, makes 80 and 158 million.
 *
 * Rejected: looking up the inverse state too (dual look-ups: 4.2 % to 3.6 % only, for tables of two
 * more kinds of gap cell); two more partitions beside the large ones (9 % fewer nodes, each
 * slower).
 */
import { cellsApart } from '../../problem/cellsApart.ts';

/** Partitions by letters, one a cell of the goal with the gap last. */
const DRAWN_4X4 = {
  small: ['abbbaabbaaccccc.'],
  large: ['abbbabbbacccccc.', 'aabbaabbaaccccc.'],
  larger: ['abbbabbbaabcaac.'],
  heavy: ['aaaaaaaabbbbbbb.'],
  heaviest: undefined,
} as const;
/**
 * Upper and lower tiles are patterns of their own in both, so that the greater sum of each half
 * counts. The first alone has the fewest nodes in Clausecker's tables of catalogues (2019).
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

/** Largest tables, in entries of an index with a digit a tile (of a dense one for the heavy). */
const ENTRIES_MAX = {
  small: 1 << 20,
  large: 1 << 24,
  larger: 1 << 24,
  heavy: 1 << 27,
  heaviest: 1 << 27,
} as const;

export type TableSize = keyof typeof ENTRIES_MAX;

type Partitions = readonly (readonly (readonly number[])[])[];

/** Those chosen before, by board, gap and size: patches take longer to grow than many a search. */
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
 * Covers the board by patches: each begins at the cell with the fewest neighbours left, farthest
 * from the gap, and grows by the cell nearest to its middle.
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
