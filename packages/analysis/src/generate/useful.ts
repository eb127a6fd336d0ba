/*
 * What a made puzzle does without: pieces that could be taken away without a shorter way to the
 * goal, and drawings in which a piece can never move.
 *
 * Drawn at random, a board has such pieces more often than not: of 36 boards with cars 29 had one
 * to four. Fewer pieces never make the way longer (the line without its moves is still a line), so
 * each is tried once: what was needed when more stood around it is needed when fewer do. Rejected:
 * pieces that lie on no shortest line (many of those bar the shorter ways, and so are what makes
 * the puzzle); drawing again until none is useless (one board in ten is so). Cost: a search a
 * piece, which ends at the known length: 5 to 15 ms a board.
 */
import { buildPuzzle, type Puzzle, specOf } from '@glissade/core';
import type { SearchStats } from '@glissade/search/searcher';
import { engineByName } from '@glissade/solve/engines/engines';
import type { Space } from '../analyse/space/space.ts';
import { STATES_A_YIELD, type Work } from '../analyse/space/work.ts';
import { inOrder } from './family.ts';

/** The puzzle of this optimum in `moves` with only the pieces that make it so long. */
export function* withoutUseless(
  puzzle: Puzzle,
  length: number,
  memoryBytesMax: number,
  total: SearchStats,
): Work<Puzzle> {
  let needed = specOf(puzzle);
  const [goalPiece, ...others] = needed.pieces;
  for (const { label } of others) {
    const pieces = needed.pieces.filter((piece) => piece.label !== label);
    const fewer = { ...needed, pieces };
    const shortest = yield* shortestLength(buildPuzzle(fewer), memoryBytesMax, total);
    if (shortest === length) needed = fewer;
  }
  const rest = needed.pieces.filter((piece) => piece !== goalPiece);
  return buildPuzzle({ ...needed, pieces: inOrder([goalPiece!, ...rest]) });
}

function* shortestLength(puzzle: Puzzle, memoryBytesMax: number, total: SearchStats): Work<number> {
  const searcher = engineByName('packed').start({ puzzle, metric: 'moves' }, { memoryBytesMax });
  for (;;) {
    const before = searcher.stats.expanded;
    const outcome = searcher.step(STATES_A_YIELD);
    const expanded = searcher.stats.expanded - before;
    total.expanded += expanded;
    if (outcome) return outcome.status === 'solved' ? searcher.stats.lowerBound : undefined;
    yield expanded;
  }
}

/** Whether each piece leaves its place in some state, and no other of its kind takes it. */
export function canAllMove({ puzzle, states }: Space): boolean {
  const { kinds, kindOf, start } = puzzle;
  const fixed = new Set(puzzle.pieces.keys());
  for (let number = 0; number < states.count && fixed.size > 0; number++) {
    const state = states.stateAt(number);
    for (const piece of fixed) {
      const alike = kinds[kindOf[piece]!]!.pieces;
      if (!alike.some((other) => state[other] === start[piece])) fixed.delete(piece);
    }
  }
  return fixed.size === 0;
}
