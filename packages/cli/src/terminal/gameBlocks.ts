/* Keys of a block puzzle in the terminal: focus a piece, pick it up, move it. */
import {
  cellsOfPiece,
  columnOf,
  type Direction,
  dxOf,
  dyOf,
  packStep,
  rowOf,
  straightStops,
} from '@glissade/core';
import { type Game, play } from './game.ts';
import type { Key } from './keys.ts';

/** What a key does in a block puzzle: focus, pick up, move, drop. Undefined: nothing. */
export function blockKey(game: Game, key: Key): Game | undefined {
  if (game.typed !== undefined) return typeLabel(game, game.typed, key);
  if (key.direction) {
    if (!game.held) return { ...game, focus: neighbourFocus(game, key.direction) };
    return movePiece(game, key.direction, key.shift);
  }
  if (key.text === '/') return { ...game, typed: '', held: false };
  if (key.name === 'return' || key.name === 'space') return { ...game, held: !game.held };
  if (key.name === 'escape') return { ...game, held: false };
  if (key.name === 'tab') return { ...game, held: false, focus: cycleFocus(game, key.shift) };
  return undefined;
}

function movePiece(game: Game, direction: Direction, isWhole: boolean): Game {
  const { puzzle, state, focus } = game;
  const reach = isWhole
    ? straightStops(puzzle, state, focus).filter(({ path }) => path[0] === direction).length
    : 1;
  const step = packStep({ piece: focus, direction });
  return play(game, new Array<number>(Math.max(1, reach)).fill(step));
}

/** The next piece in reading order of where the pieces are now. */
function cycleFocus({ puzzle, state, focus }: Game, isBack: boolean): number {
  const order = puzzle.pieces.map((_, piece) => piece).sort((a, b) => state[a]! - state[b]!);
  const at = order.indexOf(focus) + (isBack ? -1 : 1);
  return order.at(at % order.length)!;
}

/** The nearest piece that way; sideways distance counts double. Itself if there is none. */
function neighbourFocus(game: Game, direction: Direction): number {
  const from = centreOf(game, game.focus);
  let nearest = game.focus;
  let least = Number.POSITIVE_INFINITY;
  for (let piece = 0; piece < game.puzzle.pieces.length; piece++) {
    const to = centreOf(game, piece);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ahead = dx * dxOf(direction) + dy * dyOf(direction);
    const aside = Math.abs(dx * dyOf(direction)) + Math.abs(dy * dxOf(direction));
    if (piece === game.focus || ahead <= 0 || aside > 2 * ahead) continue;
    if (ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      nearest = piece;
    }
  }
  return nearest;
}

function centreOf({ puzzle, state }: Game, piece: number): { x: number; y: number } {
  const cells = cellsOfPiece(puzzle, state, piece);
  const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
  return {
    x: mean(cells.map((cell) => columnOf(puzzle.board, cell))),
    y: mean(cells.map((cell) => rowOf(puzzle.board, cell))),
  };
}

function typeLabel(game: Game, typed: string, key: Key): Game {
  const { typed: _, ...plain } = game;
  if (key.name === 'escape') return plain;
  if (key.name === 'backspace') {
    return typed === '' ? plain : { ...game, typed: [...typed].slice(0, -1).join('') };
  }
  const label = key.name === 'return' ? typed : typed + key.text;
  const labels = game.puzzle.pieces.map((piece) => piece.label);
  const exact = labels.indexOf(label);
  const longer = labels.filter((known) => known !== label && known.startsWith(label));
  const isDone = key.name === 'return' || (exact >= 0 && longer.length === 0);
  if (isDone && exact >= 0) return { ...plain, focus: exact, message: '' };
  if (isDone || (longer.length === 0 && exact < 0)) {
    return { ...plain, message: `there is no piece ${label}` };
  }
  return { ...game, typed: label };
}
