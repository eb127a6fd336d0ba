/*
 * Which tiles share a pattern database. The more tiles interact inside one pattern, the better the
 * sum; so patterns are compact patches of the goal. For the 4×4 board with the gap in a corner the
 * patches below were chosen by measuring: what share of some 36,000 nodes or more, drawn evenly
 * from walking-distance searches of four boards at distance 80, does a partition prune? The small
 * one came of hill climbing, the large ones of trying 30 and then climbing from the best pair,
 * which did not move. Nodes left over: 5-5-5 in plain blocks 11.7 %, here 4.2 %; the usual 6-6-3
 * 2.25 %, here 3-6-6 1.70 %, 6-5-4 2.21 %, and the maximum of these two 0.93 %.
 *
 * Refused: looking up the inverse state too (dual look-ups: 4.2 % to 3.6 % only, for tables of two
 * more kinds of gap cell); two more partitions beside the large ones (9 % fewer nodes, each
 * slower).
 */

/** A partition by letters, one a cell of the 4×4 goal with the gap last. */
const SMALL_4X4 = ['abbbaabbaaccccc.'];
const LARGE_4X4 = ['abbbabbbacccccc.', 'aabbaabbaaccccc.'];

/** Largest tables, in entries, of the first and of the second stage. */
const ENTRIES_MAX = { small: 1 << 20, large: 1 << 24 } as const;

export type TableSize = keyof typeof ENTRIES_MAX;

/** Partitions of all tiles, each a list of patterns (ids of tiles), for a goal's gap cell. */
export function choosePartitions(
  width: number,
  height: number,
  gapGoal: number,
  tables: TableSize,
): number[][][] {
  if (width === 4 && height === 4 && [0, 3, 12, 15].includes(gapGoal)) {
    const drawn = tables === 'small' ? SMALL_4X4 : LARGE_4X4;
    return drawn.map((letters) => mirror(readLetters(letters), gapGoal));
  }
  const count = width * height;
  const size = Math.floor(Math.log(ENTRIES_MAX[tables] + 0.5) / Math.log(count));
  return [growPatches(width, height, gapGoal, Math.min(size, 6))];
}

function readLetters(letters: string): number[][] {
  const groups = [...new Set(letters)].filter((letter) => letter !== '.');
  return groups.map((group) =>
    [...letters].flatMap((letter, id) => (letter === group ? [id] : [])),
  );
}

/** Turns patterns drawn for the gap in the last corner to another corner of the 4×4 board. */
function mirror(patterns: number[][], gapGoal: number): number[][] {
  const flipsX = gapGoal % 4 === 0;
  const flipsY = gapGoal < 4;
  return patterns.map((pattern) =>
    pattern.map((id) => (flipsY ? 12 - (id & 12) : id & 12) + (flipsX ? 3 - (id & 3) : id & 3)),
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
  const apart = (a: number, b: number) =>
    Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
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
