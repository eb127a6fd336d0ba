/*
 * How many packings a board has: partitions of its cells into polyominoes and free cells, counted
 * cell by cell along a frontier, so that no packing is ever made. A state of the count says which
 * cells of the frontier (the last row's length) belong to the same piece, and which pieces touch:
 * those can no longer become one, because two cells of a piece that touch are always joined.
 *
 * Cost: the numbers of states of the frontier, some hundreds for 4×4, some ten thousand for 5×5.
 */

/** Pieces of the frontier by cell, 0 for a free cell, numbered from 1 as they come. */
type Frontier = { readonly cells: readonly number[]; readonly apart: readonly string[] };

/** The number of packings; a text where it is above 2^53. */
export function countPackings(width: number, height: number): number | string {
  let states = new Map<string, bigint>([[textOf({ cells: [], apart: [] }), 1n]]);
  for (let cell = 0; cell < width * height; cell++) {
    const next = new Map<string, bigint>();
    for (const [text, count] of states) {
      for (const frontier of extensions(frontierOf(text), cell, width)) {
        const key = textOf(frontier);
        next.set(key, (next.get(key) ?? 0n) + count);
      }
    }
    states = next;
  }
  const total = [...states.values()].reduce((sum, count) => sum + count, 0n);
  return total <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(total) : String(total);
}

function textOf({ cells, apart }: Frontier): string {
  return `${cells.join(',')};${apart.join(',')}`;
}

function frontierOf(text: string): Frontier {
  const [cells = '', apart = ''] = text.split(';');
  return {
    cells: cells === '' ? [] : cells.split(',').map(Number),
    apart: apart === '' ? [] : apart.split(','),
  };
}

/** What the next cell can be: free, a new piece, or part of those above and to the left. */
function* extensions({ cells, apart }: Frontier, cell: number, width: number): Generator<Frontier> {
  const above = cell >= width ? cells[0]! : 0;
  const left = cell % width > 0 ? cells.at(-1)! : 0;
  const own = Math.max(0, ...cells) + 1;
  const touching = [...new Set([above, left])].filter((piece) => piece > 0);
  yield pushed(cells, apart, 0, width);
  yield pushed(cells, withPairs(apart, own, touching), own, width);
  for (const piece of touching) {
    const others = touching.filter((other) => other !== piece);
    yield pushed(cells, withPairs(apart, piece, others), piece, width);
  }
  if (touching.length === 2 && !apart.includes(pairOf(above, left))) {
    const merge = (piece: number) => (piece === left ? above : piece);
    const pairs = apart.map((pair) => {
      const [a, b] = pair.split(' ').map(Number);
      return pairOf(merge(a!), merge(b!));
    });
    yield pushed(cells.map(merge), pairs, above, width);
  }
}

function pairOf(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function withPairs(apart: readonly string[], piece: number, others: readonly number[]): string[] {
  return [...apart, ...others.map((other) => pairOf(piece, other))];
}

/** The frontier with one more cell, numbered anew; pieces that have left it are forgotten. */
function pushed(
  cells: readonly number[],
  apart: readonly string[],
  piece: number,
  width: number,
): Frontier {
  const longer = [...cells, piece];
  const kept = longer.length > width ? longer.slice(1) : longer;
  const names = new Map<number, number>([[0, 0]]);
  for (const one of kept) if (!names.has(one)) names.set(one, names.size);
  const pairs = new Set<string>();
  for (const pair of apart) {
    const [a, b] = pair.split(' ').map((one) => names.get(Number(one)));
    if (a !== undefined && b !== undefined) pairs.add(pairOf(a, b));
  }
  return { cells: kept.map((one) => names.get(one)!), apart: [...pairs].sort() };
}
