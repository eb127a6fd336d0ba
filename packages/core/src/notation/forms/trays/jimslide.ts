import type { Board } from '../../../board/board.ts';
import { columnOf, rowOf } from '../../../board/board.ts';
import type { Puzzle } from '../../../puzzle/puzzle.ts';
import type { FormReader, FormWriter } from '../../form.ts';
import { firstReason, isOneCharacter, refuseCells, refuseLabels } from '../blockWriting.ts';
import { readJimslide } from './jimslideReading.ts';

/** The configuration files of jimslide and js2: sizes, walls, piece types, where they are put. */
export const jimslide: FormReader = {
  name: 'jimslide',
  looksLike: (text) => text.includes(':') && /^[^\S\r\n]*[xy]size[^\S\r\n]*:/im.test(text),
  read: readJimslide,
};

/** The same form, written. */
export const jimslideWriter: FormWriter = {
  refuses: (puzzle) =>
    firstReason(
      refuseCells(puzzle.board, ['floor', 'wall']),
      refuseLabels(puzzle, (label) => isOneCharacter(label) && label !== "'"),
      puzzle.goals.length > 1 ? 'it has only one goal' : undefined,
    ),
  write: (puzzle) => formatJimslide(puzzle).join('\n'),
};

/** One piece type for each kind, for pieces of one type are interchangeable. */
function formatJimslide(puzzle: Puzzle): string[] {
  const { board, pieces, kinds, kindOf, start, goals } = puzzle;
  const types = kinds.flatMap(({ pieces: [first] }, kind) => {
    const { shape, axis } = pieces[first!]!;
    const cells = shape.map(([dx, dy]) => `(${dx},${dy})`).join(' ');
    const lock = { h: [`locky: ${kind + 1}`], v: [`lockx: ${kind + 1}`], any: [] }[axis];
    return [`piece: ${kind + 1} ${cells}`, ...lock];
  });
  const puts = pieces.map(
    ({ label }, piece) => `put: ${kindOf[piece]! + 1} ${pointOf(board, start[piece]!)} '${label}'`,
  );
  const wins = goals[0]!.map(({ kind, cell }) => `win: ${kind + 1} ${pointOf(board, cell)}`);
  const walls = board.cells.flatMap((type, cell) =>
    type === 'wall' ? [`wall: ${pointOf(board, cell)}`] : [],
  );
  return [`xsize: ${board.width}`, `ysize: ${board.height}`, ...walls, ...types, ...puts, ...wins];
}

function pointOf(board: Board, cell: number): string {
  return `(${columnOf(board, cell)},${rowOf(board, cell)})`;
}
