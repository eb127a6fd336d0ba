/* The address that opens a puzzle in the app: docs/links.md. */
import { type Axis, type GoalSpec, type Puzzle, specOf } from '@glissade/core';

const SIGNS = { floor: '.', wall: '=', gate: '+', outside: ',' } as const;

/** As a drawing; undefined where a label is more than one plain letter or digit. */
export function puzzleLink(app: string, puzzle: Puzzle): string | undefined {
  const { board, pieces, goals, same = [], info = {} } = specOf(puzzle);
  if (!pieces.every(({ label }) => /^[a-z\d]$/i.test(label))) return undefined;
  const draw = (ground: readonly string[], placed: readonly GoalSpec[]) => {
    const words = [...ground];
    for (const { label, cells } of placed) for (const cell of cells) words[cell] = label;
    return Array.from({ length: board.height }, (_, row) =>
      words.slice(row * board.width, (row + 1) * board.width).join(''),
    );
  };
  const rows = draw(
    board.cells.map((type) => SIGNS[type]),
    pieces,
  ).join('-');
  const free = board.cells.map(() => '.');
  const ends = goals.map((goal) =>
    draw(free, goal)
      .map((row) => row.replace(/\.+$/, ''))
      .join('-')
      .replace(/-+$/, ''),
  );
  const bound = (axis: Axis) =>
    pieces.flatMap((piece) => (piece.axis === axis ? [piece.label] : [])).join('');
  const parts = [
    ...ends.map((end) => ['goal', end]),
    ['h', bound('h')],
    ['v', bound('v')],
    ['same', same.map((group) => group.join('')).join('-')],
    ['title', encodeURIComponent(info.title ?? '')],
  ].filter(([, value]) => value !== '');
  return `${app}#board:${rows}?${parts.map((part) => part.join('=')).join('&')}`;
}
