/* Writes a puzzle as a game of jeantimex/klotski, or says why it cannot be one. */
import type { Puzzle } from '../../../puzzle/puzzle.ts';
import {
  firstReason,
  onlyPlacement,
  rectangleOf,
  refuseCells,
  refuseOwnLabels,
  refuseSame,
} from '../blockWriting.ts';
import { letterAt } from '../letters.ts';

/** The codes of the directions in which a block may go: 0 down, 1 right, 2 up, 3 left. */
export const DIRECTION_CODES = { h: [1, 3], v: [0, 2], any: [0, 1, 2, 3] } as const;

/** Why a puzzle is no game of rectangles A B C … whose block 0, A, goes to one place. */
export function refuseGame(puzzle: Puzzle): string | undefined {
  const areRectangles = puzzle.pieces.every(({ shape }) => rectangleOf(shape));
  const labels = blockOrder(puzzle).map((piece) => puzzle.pieces[piece]!.label);
  return firstReason(
    refuseCells(puzzle.board, ['floor']),
    refuseSame(puzzle),
    areRectangles ? undefined : 'its pieces are rectangles',
    onlyPlacement(puzzle) ? undefined : 'its goal is one position of one piece',
    refuseOwnLabels(labels, letterAt),
  );
}

/** Piece numbers in the order of the blocks: the piece of the goal, then as they are. */
function blockOrder(puzzle: Puzzle): number[] {
  const main = onlyPlacement(puzzle)?.piece ?? 0;
  const byLabel = puzzle.pieces.map((_, piece) => piece).filter((piece) => piece !== main);
  const labels = puzzle.pieces.map(({ label }) => label);
  const rank = new Map(labels.map((_, index) => [letterAt(index), index]));
  const rankOf = (piece: number) => rank.get(labels[piece]!) ?? labels.length;
  return [main, ...byLabel.sort((a, b) => rankOf(a) - rankOf(b))];
}

/** The game, indented. */
export function formatGame(puzzle: Puzzle): string {
  const { board, pieces, start } = puzzle;
  const placeOf = (cell: number) => [Math.floor(cell / board.width), cell % board.width];
  const pair = (values: readonly number[]) => `[${values.join(', ')}]`;
  const blocks = blockOrder(puzzle).map((piece) => {
    const { shape, axis } = pieces[piece]!;
    const { width, height } = rectangleOf(shape)!;
    const directions = axis === 'any' ? '' : `, "directions": ${pair(DIRECTION_CODES[axis])}`;
    const position = pair(placeOf(start[piece]!));
    return `    { "shape": ${pair([height, width])}, "position": ${position}${directions} }`;
  });
  const escapePoint = pair(placeOf(onlyPlacement(puzzle)!.cell));
  const size = pair([board.height, board.width]);
  return [
    '{',
    '  "blocks": [',
    blocks.join(',\n'),
    '  ],',
    `  "boardSize": ${size},`,
    `  "escapePoint": ${escapePoint}`,
    '}',
  ].join('\n');
}
