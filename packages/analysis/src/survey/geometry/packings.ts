/*
 * How many packings a board has: partitions of its cells into polyominoes and free cells, counted
 * cell by cell along a frontier, so that no packing is ever made. A state of the count says which
 * cells of the frontier (the length of the shorter side) belong to the same piece, and which pieces
 * touch: those can no longer become one, because two cells of a piece that touch are always joined.
 *
 * Cost: the numbers of states of the frontier, some hundreds for 4×4, some ten thousand for 5×5.
 */

/** By cell its piece, 0 where it is free, from 1 as they come; by piece those it is apart from. */
type Frontier = { readonly cells: readonly number[]; readonly apart: readonly number[] };

/** Bits of a piece's number: up to five pieces, and one more until they are numbered anew. */
const PIECE_BITS = 3;
const PIECES_MAX = 5;

/** The number of packings of a board whose shorter side has at most five cells. */
export function countPackings(width: number, height: number): number {
  const across = Math.min(width, height);
  // Rows extend the same states in the same ways.
  const known = [new Map<number, number[]>(), new Map<number, number[]>()] as const;
  let states = new Map([[0, 1]]);
  for (let cell = 0; cell < width * height; cell++) {
    const hasLeft = cell % across > 0;
    const ways = known[hasLeft ? 1 : 0];
    const next = new Map<number, number>();
    for (const [state, count] of states) {
      let keys = ways.get(state);
      if (!keys) {
        keys = Array.from(extensions(frontierOf(state, across), hasLeft), keyOf);
        ways.set(state, keys);
      }
      for (const key of keys) next.set(key, (next.get(key) ?? 0) + count);
    }
    states = next;
  }
  return [...states.values()].reduce((sum, count) => sum + count, 0);
}

/** The bit of a pair of pieces, the lower first, above the bits of the cells. */
const pairBit = (a: number, b: number) =>
  PIECE_BITS * PIECES_MAX + ((b - 1) * (b - 2)) / 2 + (a - 1);

function frontierOf(state: number, across: number): Frontier {
  const cells = Array.from({ length: across }, (_, at) => (state >> (PIECE_BITS * at)) & 7);
  const apart = new Array<number>(PIECES_MAX + 2).fill(0);
  for (let b = 2; b <= PIECES_MAX; b++) {
    for (let a = 1; a < b; a++) if ((state >> pairBit(a, b)) & 1) part(apart, a, b);
  }
  return { cells, apart };
}

/** The frontier as a number, its pieces numbered anew; those that have left it are forgotten. */
function keyOf({ cells, apart }: Frontier): number {
  const pieces = [...new Set(cells)].filter((piece) => piece > 0);
  let key = 0;
  for (const [at, piece] of cells.entries()) {
    key |= (pieces.indexOf(piece) + 1) << (PIECE_BITS * at);
  }
  for (let b = 1; b < pieces.length; b++) {
    for (let a = 0; a < b; a++) {
      if ((apart[pieces[b]!]! >> pieces[a]!) & 1) key |= 1 << pairBit(a + 1, b + 1);
    }
  }
  return key;
}

/** What the next cell can be: free, a new piece, or part of those above and to the left. */
function* extensions({ cells, apart }: Frontier, hasLeft: boolean): Generator<Frontier> {
  const above = cells[0]!;
  const left = hasLeft ? cells.at(-1)! : 0;
  const own = Math.max(...cells) + 1;
  const touching = [...new Set([above, left])].filter((piece) => piece > 0);
  yield { cells: [...cells.slice(1), 0], apart };
  yield { cells: [...cells.slice(1), own], apart: parted(apart, own, touching) };
  for (const piece of touching) {
    const others = touching.filter((other) => other !== piece);
    yield { cells: [...cells.slice(1), piece], apart: parted(apart, piece, others) };
  }
  if (touching.length === 2 && ((apart[above]! >> left) & 1) === 0)
    yield joined(cells, apart, left);
}

function parted(apart: readonly number[], piece: number, others: readonly number[]): number[] {
  const more = [...apart];
  for (const other of others) part(more, piece, other);
  return more;
}

/** The next cell joins the piece to the left and the one above it. */
function joined(cells: readonly number[], apart: readonly number[], left: number): Frontier {
  const above = cells[0]!;
  const more = [...apart];
  for (let piece = 1; piece < more.length; piece++) {
    if ((apart[left]! >> piece) & 1) part(more, above, piece);
  }
  const merged = [...cells.slice(1), left].map((piece) => (piece === left ? above : piece));
  return { cells: merged, apart: more };
}

function part(apart: number[], a: number, b: number): void {
  apart[a]! |= 1 << b;
  apart[b]! |= 1 << a;
}
