import { cellsOfShape, DIRECTIONS, isHorizontal, isOpen, neighbourOf } from '@glissade/core';

/** @typedef {import('@glissade/core').Puzzle} Puzzle */

/**
 * Block puzzles as the native programs read them: numbers and white space. First the number of
 * puzzles; of each: its open cells (renumbered from 0), its kinds, its goals.
 *
 *     cells kinds
 *     per kind: pieces placements
 *       per placement: n cell…  up right down left   (placement one step on, or -1)
 *       placement of each piece at the start, ascending
 *     goals
 *       per goal: n  (kind placement)…
 *
 * @param {readonly Puzzle[]} puzzles
 */
export function formatFlat(puzzles) {
  return [puzzles.length, ...puzzles.map(formatOne)].join('\n');
}

/** @param {Puzzle} puzzle */
function formatOne(puzzle) {
  const { board, kinds, goals } = puzzle;
  const open = board.cells.flatMap((_, cell) => (isOpen(board, cell) ? [cell] : []));
  const origins = kinds.map((_, kind) => reachableOrigins(puzzle, kind));
  const kindTexts = kinds.map((_, kind) => formatKind(puzzle, kind, open, origins[kind]));
  const placed = goals.map((goal) =>
    goal.map(({ kind, cell }) => [kind, origins[kind].indexOf(cell)]),
  );
  // A goal with a placement that its piece can never have is no goal.
  const possible = placed.filter((goal) => goal.every(([, placement]) => placement >= 0));
  const goalLines = possible.map((goal) => [goal.length, ...goal.flat()].join(' '));
  const head = `${open.length} ${kinds.length}`;
  return [head, ...kindTexts, goalLines.length, ...goalLines].join('\n');
}

/**
 * @param {Puzzle} puzzle
 * @param {number} kind
 * @param {readonly number[]} open
 * @param {readonly number[]} origins
 */
function formatKind(puzzle, kind, open, origins) {
  const { pieces } = puzzle.kinds[kind];
  const placements = origins.map((origin) => {
    const cells = coveredCells(puzzle, kind, origin).map((cell) => open.indexOf(cell));
    const next = nextOrigins(puzzle, kind, origin).map((to) => origins.indexOf(to));
    return [cells.length, ...cells, ...next].join(' ');
  });
  const at = pieces.map((piece) => origins.indexOf(puzzle.start[piece])).sort((a, b) => a - b);
  return [`${pieces.length} ${placements.length}`, ...placements, at.join(' ')].join('\n');
}

/**
 * Every origin a piece of the kind could ever have, alone on the board, ascending.
 * @param {Puzzle} puzzle
 * @param {number} kind
 */
function reachableOrigins(puzzle, kind) {
  const found = new Set(puzzle.kinds[kind].pieces.map((piece) => puzzle.start[piece]));
  for (const origin of found) {
    for (const next of nextOrigins(puzzle, kind, origin)) if (next >= 0) found.add(next);
  }
  return [...found].sort((a, b) => a - b);
}

/**
 * The origin one step up, right, down, left; -1 where the board or the axis forbids it.
 * @param {Puzzle} puzzle
 * @param {number} kind
 * @param {number} origin
 */
function nextOrigins(puzzle, kind, origin) {
  const { board, pieces, kinds } = puzzle;
  const { axis } = pieces[kinds[kind].pieces[0]];
  const cells = coveredCells(puzzle, kind, origin);
  /** @param {number} cell */
  const mayEnter = (cell) =>
    cell >= 0 && isOpen(board, cell) && (kinds[kind].entersGates || board.cells[cell] !== 'gate');
  return DIRECTIONS.map((direction) => {
    if (axis !== 'any' && (axis === 'h') !== isHorizontal(direction)) return -1;
    const next = cells.map((cell) => neighbourOf(board, cell, direction));
    return next.every(mayEnter) ? next[0] : -1;
  });
}

/**
 * @param {Puzzle} puzzle
 * @param {number} kind
 * @param {number} origin
 */
function coveredCells(puzzle, kind, origin) {
  const { shape } = puzzle.pieces[puzzle.kinds[kind].pieces[0]];
  const cells = cellsOfShape(puzzle.board, shape, origin);
  if (!cells) throw new Error('a piece lies beyond the board');
  return cells;
}
