/* Finds the kinds of a puzzle: which pieces are interchangeable. */
import { equalShapes } from '../board/shape.ts';
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
  const groupOf = mergeGroups(pieces, same);
  const isNamed = new Uint8Array(pieces.length);
  for (const goal of goals) for (const { piece } of goal) isNamed[groupOf[piece]!] = 1;
  /** By the lowest piece of a named group, or the first unnamed piece of its shape and axis. */
  const kindOfFirst: number[] = [];
  const firstLike = likeness(pieces);
  const members: number[][] = [];
  const kindOf = pieces.map((_, piece) => {
    const group = groupOf[piece]!;
    const first = isNamed[group] ? group : firstLike(piece);
    const known = kindOfFirst[first];
    if (known !== undefined) members[known]!.push(piece);
    else kindOfFirst[first] = members.push([piece]) - 1;
    return kindOfFirst[first]!;
  });
  const kinds = members.map((numbers) => ({
    // A copy has no space to spare.
    pieces: numbers.slice(),
    entersGates: isNamed[groupOf[numbers[0]!]!] === 1,
  }));
  return { kinds, kindOf };
}

/** Finds the first of the pieces asked for that has the same shape and axis. */
function likeness(pieces: readonly Piece[]): (piece: number) => number {
  /** The last of them with each hash; each knows the one before it. */
  const lastWith = new Map<number, number>();
  const before: (number | undefined)[] = [];
  return (piece) => {
    const { shape, axis } = pieces[piece]!;
    let hash = 0;
    for (const [dx, dy] of shape) hash = (hash * 31 + dy * 257 + dx) | 0;
    const last = lastWith.get(hash);
    for (let other = last; other !== undefined; other = before[other]) {
      const like = pieces[other]!;
      if (axis === like.axis && equalShapes(shape, like.shape)) return other;
    }
    before[piece] = last;
    lastWith.set(hash, piece);
    return piece;
  };
}

/** For each piece the lowest piece of its group; groups that share a piece are one. */
function mergeGroups(pieces: readonly Piece[], same: readonly (readonly number[])[]): number[] {
  const lower = pieces.map((_, piece) => piece);
  if (same.length === 0) return lower;
  const lowestOf = (piece: number): number => {
    let at = piece;
    while (lower[at] !== at) {
      // Halves the path for the next query.
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
