/* Finds the kinds of a puzzle: which pieces are interchangeable. */
import type { Kind, Piece } from './puzzle.ts';

/** A goal placement before the kinds are known. */
export type NamedPlacement = { readonly piece: number; readonly cell: number };

/**
 * Groups pieces into kinds. Pieces that no goal names are one kind with all of equal shape and axis
 * that no goal names either; a named piece is alone, or with the group `same` puts it in. A group
 * with one named piece counts as named throughout, since the goal may not tell its pieces apart.
 */
export function groupKinds(
  pieces: readonly Piece[],
  goals: readonly (readonly NamedPlacement[])[],
  same: readonly (readonly number[])[],
): { kinds: Kind[]; kindOf: number[] } {
  const groupOf = mergeGroups(pieces.length, same);
  const isNamed = new Uint8Array(pieces.length);
  for (const goal of goals) for (const { piece } of goal) isNamed[groupOf[piece]!] = 1;
  /** Kinds of named groups by their lowest piece, and of the others by shape and axis. */
  const kindOfKey = new Map<number | string, number>();
  const members: number[][] = [];
  const kindOf = pieces.map(({ shape, axis }, piece) => {
    const group = groupOf[piece]!;
    const key = isNamed[group] ? group : `${axis} ${shape.join(' ')}`;
    const known = kindOfKey.get(key);
    if (known !== undefined) {
      members[known]!.push(piece);
      return known;
    }
    const kind = members.push([piece]) - 1;
    kindOfKey.set(key, kind);
    return kind;
  });
  const kinds = members.map((numbers) => ({
    pieces: numbers,
    entersGates: isNamed[groupOf[numbers[0]!]!] === 1,
  }));
  return { kinds, kindOf };
}

/** For each piece the lowest piece of its group; groups that share a piece are one. */
function mergeGroups(count: number, same: readonly (readonly number[])[]): number[] {
  const lower = Array.from({ length: count }, (_, piece) => piece);
  if (same.length === 0) return lower;
  const lowestOf = (piece: number): number => {
    let at = piece;
    while (lower[at] !== at) {
      // Halves the way for whoever asks next.
      lower[at] = lower[lower[at]!]!;
      at = lower[at]!;
    }
    return at;
  };
  for (const [first, ...others] of same) {
    for (const other of others) {
      const [a, b] = [lowestOf(first!), lowestOf(other)];
      lower[Math.max(a, b)] = Math.min(a, b);
    }
  }
  return lower.map((_, piece) => lowestOf(piece));
}
