/* The record of a solve: its puzzle, time and moves. */
import { formatState, type Puzzle } from '@glissade/core';
import { countPlayed, type Game } from '@glissade/core/game';
import type { Known } from '../game/gameStore.ts';
import type { Solve } from '../times/solve.ts';
import { session } from '../times/solves.ts';

/** What counts together in the averages: a size of tile boards, or one block puzzle. */
export function eventOf(puzzle: Puzzle): string {
  const { board, type, info } = puzzle;
  const size = `${board.width}×${board.height}`;
  return type === 'tiles' ? size : (info.title ?? `${size} #${markOf(puzzle)}`);
}

/** A few characters that tell block puzzles without a title apart, wherever they start. */
function markOf({ board, pieces, goals }: Puzzle): string {
  // Pieces are numbered as they lie at the start.
  const looks = pieces.map(({ shape, axis }) => `${shape}${axis}`);
  const places = goals.map((goal) => goal.map(({ piece, cell }) => looks[piece]! + cell).sort());
  let mark = 0;
  for (const sign of `${[board.cells, looks.toSorted(), places]}`) {
    mark = (Math.imul(mark, 31) + sign.charCodeAt(0)) >>> 0;
  }
  return mark.toString(36).slice(-4);
}

/** The record of a game that has just ended. */
export function recordOf(
  game: Game,
  { helps, optimum: { stm, moves: shortest } }: Required<Pick<Known, 'helps' | 'optimum'>>,
  { timeMs, at }: Pick<Solve, 'timeMs' | 'at'>,
): Solve {
  const { puzzle } = game;
  const { steps, moves, mtm } = countPlayed(game);
  const optimum = puzzle.type === 'tiles' ? stm : shortest;
  const name = session();
  return {
    at,
    event: eventOf(puzzle),
    timeMs: Math.round(timeMs),
    steps,
    moves,
    mtm,
    optimum,
    helped: helps > 0,
    ...(name === '' ? {} : { session: name }),
    start: formatState(puzzle, puzzle.start).replaceAll('\n', '/'),
  };
}
