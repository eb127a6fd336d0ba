/**
 * A pattern database of the 8-puzzle, built as the lesson tells it: breadth-first search from the
 * goal backwards, with the tiles that nobody looks at painted grey. Every move counts.
 */
export type GreyTable = {
  readonly tiles: string;
  readonly entries: number;
  /** How many entries have each value, from 0 on. */
  readonly counts: readonly number[];
  /** What it says about a board. */
  readonly valueOf: (board: string) => number;
};

const SIDE = 3;
const GOAL = '123456780';
const GREY = 'x';

const withGrey = (board: string, tiles: string) =>
  [...board].map((cell) => (cell === '0' || tiles.includes(cell) ? cell : GREY)).join('');

/** Boards and tiles are texts, a character a tile; 0 is the gap. */
export function buildGreyTable(tiles: string): GreyTable {
  const distances = new Map(goalsOf(tiles).map((goal) => [goal, 0]));
  const counts: number[] = [];
  // A map is walked in the order of its entries, those that are added meanwhile included.
  for (const [state, distance] of distances) {
    counts[distance] = (counts[distance] ?? 0) + 1;
    for (const next of neighboursOf(state)) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  const valueIn = (board: string) => distances.get(withGrey(board, tiles))!;
  return { tiles, entries: distances.size, counts, valueOf: valueIn };
}

/** The kept tiles at home, and the gap in any other cell. */
function goalsOf(tiles: string): string[] {
  const goal = withGrey(GOAL, tiles);
  const free = [...goal].flatMap((cell, i) => (cell === '0' || cell === GREY ? [i] : []));
  const grey = [...goal].map((cell) => (cell === '0' ? GREY : cell));
  return free.map((gap) => grey.with(gap, '0').join(''));
}

function neighboursOf(state: string): string[] {
  const gap = state.indexOf('0');
  const column = gap % SIDE;
  const cells = [
    ...(column > 0 ? [gap - 1] : []),
    ...(column < SIDE - 1 ? [gap + 1] : []),
    ...(gap >= SIDE ? [gap - SIDE] : []),
    ...(gap < SIDE * (SIDE - 1) ? [gap + SIDE] : []),
  ];
  return cells.map((cell) => [...state].with(gap, state[cell]!).with(cell, '0').join(''));
}
