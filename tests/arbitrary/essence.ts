import type { Puzzle } from '@glissade/core';

/**
 * What a form must keep: all but titles and the like, the numbers of the pieces, and which piece of
 * a kind a goal names.
 */
export function essence({ board, pieces, kinds, kindOf, start, goals, type }: Puzzle) {
  const kindNames = kinds.map((kind) => kind.pieces.map((piece) => pieces[piece]!.label).sort());
  const placed = pieces.map(({ label, shape, axis }, piece) => {
    return { label, shape, axis, kind: kindNames[kindOf[piece]!], cell: start[piece] };
  });
  const wanted = goals.map((goal) =>
    goal.map(({ kind, cell }) => `${cell} ${kindNames[kind]!.join(' ')}`).sort(),
  );
  return { board, type, placed: placed.sort((a, b) => (a.label < b.label ? -1 : 1)), wanted };
}
