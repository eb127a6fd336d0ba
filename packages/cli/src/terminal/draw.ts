/* Draws the screen of the game in the terminal. */

import { occupancyOf } from '@glissade/core/game';
import { sideBySide, wrapBeside, wrapWords } from '../text/layout.ts';
import { formatCount, formatLength } from '../text/numbers.ts';
import type { Painter } from '../text/painter.ts';
import { visible } from '../text/visible.ts';
import { cutTo, widthOf } from '../text/width.ts';
import { countPlayed, type Game, isSolved } from './game.ts';
import { cellWidthMin, drawPicture, pictureOfGoal } from './picture.ts';

/** What the screen shows besides the game itself. */
export type View = {
  readonly columns: number;
  readonly rows: number;
  readonly paint: Painter;
  /** Shortest known answer from the start, in the metric counted. */
  readonly optimum?: number;
  /** "41 to go", "thinking …"; shown while the distance is asked for. */
  readonly distance?: string;
  /** The engine's advice, until the next key. */
  readonly hint?: string;
};

const HELP: readonly (readonly [string, string])[] = [
  ['u, Ctrl-Z', 'undo'],
  ['Ctrl-Y', 'redo'],
  ['h', 'hint: a best next move and the remaining length'],
  ['d', 'show or hide the distance to the goal'],
  ['m', 'count in another metric'],
  ['Shift-R', 'restart (u undoes it)'],
  ['q', 'quit'],
];

const TILE_HELP: readonly (readonly [string, string])[] = [
  ['arrow', 'move the tile that way'],
  ['Shift-arrow', 'move the whole line that way'],
];

const BLOCK_HELP: readonly (readonly [string, string])[] = [
  ['arrow, Tab', 'select another piece'],
  ['Enter, Space', 'pick it up; press again, or Esc, to drop it'],
  ['arrow', '(picked up) move one cell that way'],
  ['Shift-arrow', '(picked up) move as far as possible'],
  ['/ and a label', 'select that piece'],
];

/** The whole screen as lines, never more than fit. */
export function drawGame(game: Game, view: View): string[] {
  const lines = game.showsHelp ? helpLines(game, view) : gameLines(game, view);
  return lines.slice(0, view.rows);
}

function helpLines({ puzzle }: Game, { paint, columns }: View): string[] {
  const keys = [...(puzzle.type === 'tiles' ? TILE_HELP : BLOCK_HELP), ...HELP];
  return [
    paint.bold('Keys'),
    '',
    ...keys.flatMap(([key, what]) =>
      wrapBeside(`  ${key.padEnd(14)} `, what, columns)
        .split('\n')
        .map((line) => cutTo(line, columns)),
    ),
    '',
    paint.dim('press any key to go back'),
  ];
}

function gameLines(game: Game, view: View): string[] {
  const { paint, columns } = view;
  const title = game.puzzle.info.title ?? game.puzzle.info.id ?? 'puzzle';
  const footer = [
    '',
    ...messageLines(game, view),
    ...wrapWords(keysLine(game), columns).split('\n').map(paint.dim),
  ];
  const head = [paint.bold(cutTo(visible(title), columns)), countLine(game, view), ''];
  return [...head, ...boardLines(game, view, view.rows - head.length - footer.length), ...footer];
}

function countLine(game: Game, { optimum, distance, columns }: View): string {
  const count = formatLength(countPlayed(game), game.metric);
  const best = optimum === undefined ? '' : ` (shortest ${formatCount(optimum)})`;
  const left = game.showsDistance ? `, ${distance ?? 'thinking …'}` : '';
  return cutTo(count + best + left, columns);
}

function messageLines(game: Game, { paint, columns, optimum, hint }: View): string[] {
  if (isSolved(game) && game.line.length > 0) {
    const count = countPlayed(game);
    const beside =
      optimum === undefined ? '' : count === optimum ? ', the shortest' : `, shortest ${optimum}`;
    const length = formatLength(count, game.metric);
    return [paint.green(cutTo(`solved in ${length}${beside}`, columns))];
  }
  if (game.typed !== undefined) return [`select piece: ${game.typed}_`];
  const text = hint ?? game.message;
  return [text === '' ? '' : paint.yellow(cutTo(text, columns))];
}

function keysLine({ puzzle, held }: Game): string {
  if (puzzle.type === 'tiles')
    return 'arrows move, Shift+arrow a line, u undo, h hint, ? keys, q quit';
  return held
    ? 'arrows move it, Shift+arrow far, Enter drop, u undo, h hint, ? keys, q quit'
    : 'arrows select, Enter pick up, u undo, h hint, ? keys, q quit';
}

/** The largest cells that fit, with the goal beside the board where there is space. */
function boardLines(game: Game, view: View, rows: number): string[] {
  const { puzzle, state, focus, held } = game;
  const { paint, columns } = view;
  const least = Math.max(cellWidthMin(puzzle), puzzle.type === 'blocks' ? 2 : 0);
  const goal = drawPicture(puzzle, pictureOfGoal(puzzle, puzzle.goals[0]!), { paint, roomy: true });
  for (const [cellWidth, cellHeight] of [
    [Math.max(6, least), 3],
    [Math.max(4, least), 2],
    [least, 1],
    [cellWidthMin(puzzle), 1],
  ] as const) {
    const focused = puzzle.type === 'blocks' ? { focus, held } : {};
    const options = { paint, cellWidth, cellHeight, ...focused };
    const board = drawPicture(puzzle, occupancyOf(puzzle, state), options);
    const width = Math.max(...board.map(widthOf));
    if (board.length > rows || width > columns) continue;
    const beside = [board, [paint.dim('goal'), ...goal]];
    const fits = width + 4 + Math.max(...goal.map(widthOf)) <= columns && goal.length + 1 <= rows;
    return fits ? sideBySide(beside, '    ') : board;
  }
  return [cutTo('this terminal is too small for the board', columns)];
}
