/*
 * Princeton, COS 226 "8 Puzzle": A* by the Manhattan priority. The test client prints the fewest
 * moves and every board of the solution in the form of `Board.toString`: the side, then rows in
 * which each number takes two places and a blank.
 */
import { type Puzzle, parseMoves, type State, statesAlong, tilesOf } from '@glissade/core';
import type { Course, Result } from './course.ts';

export const PRINCETON: Course = {
  name: 'princeton',
  tellsNoCounts: true,
  goal: 'standard',
  methods: {
    astar: { engine: 'astar', heuristic: 'manhattan' },
    tiles: { engine: 'tiles' },
  },
  format: ({ puzzle, outcome }: Result) => {
    if (outcome.status === 'unsolvable') return 'No solution possible';
    if (outcome.status !== 'solved') return undefined;
    const boards = statesAlong(puzzle, parseMoves(puzzle, outcome.moves)).map((state) =>
      boardText(puzzle, state),
    );
    return [`Minimum number of moves = ${outcome.length}`, ...boards].join('\n');
  },
};

/** A board with its own line break, so that each is followed by a blank line when printed. */
function boardText(puzzle: Puzzle, state: State): string {
  const { width } = puzzle.board;
  const words = Array.from(tilesOf(puzzle, state), (tile) => `${String(tile).padStart(2)} `);
  const rows: string[] = [];
  for (let at = 0; at < words.length; at += width) rows.push(words.slice(at, at + width).join(''));
  return `${width}\n${rows.join('\n')}\n`;
}
