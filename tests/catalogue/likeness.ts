import type { Puzzle } from '@glissade/core';

/** A text equal for two puzzles just when they differ only in labels and information. */
export function likenessOf(puzzle: Puzzle): string {
  const { width, height, cells } = puzzle.board;
  const kinds = puzzle.kinds.map((kind, index) => {
    const { shape, axis } = puzzle.pieces[kind.pieces[0]!]!;
    const starts = kind.pieces.map((piece) => puzzle.start[piece]!).sort((a, b) => a - b);
    const goals = puzzle.goals.map((goal) =>
      goal
        .filter((placement) => placement.kind === index)
        .map(({ cell }) => cell)
        .sort((a, b) => a - b),
    );
    return JSON.stringify([shape, axis, starts, goals]);
  });
  const board = cells.map((cell) => (cell === 'outside' ? 'wall' : cell)).join(' ');
  return [`${width}x${height}`, board, ...kinds.sort()].join('\n');
}
