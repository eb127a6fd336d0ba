/* The record of a solve: its puzzle, time and moves. */
import { formatState, type Puzzle } from '@glissade/core';
import { countPlayed } from '@glissade/core/game';
import type { GameStore } from '../game/gameStore.ts';
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

/** The record of a game just solved. */
export function recordOf(store: GameStore, timeMs: number, at: number): Solve {
  const { steps, moves, mtm } = countPlayed(store.game());
  const { stm, moves: shortest } = store.optimum();
  const optimum = store.puzzle().type === 'tiles' ? stm : shortest;
  const name = session();
  return {
    at,
    event: eventOf(store.puzzle()),
    timeMs: Math.round(timeMs),
    steps,
    moves,
    ...(mtm === undefined ? {} : { mtm }),
    ...(optimum === undefined ? {} : { optimum }),
    helped: store.helps() > 0,
    ...(name === '' ? {} : { session: name }),
    start: formatState(store.puzzle(), store.puzzle().start).replaceAll('\n', '/'),
  };
}
