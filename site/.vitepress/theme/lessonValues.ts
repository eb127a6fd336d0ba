/** What a board in a lesson can tell of itself; loaded when a page has such a board. */
import { parseMoves, parsePuzzle, type State, statesAlong } from 'glissade';
import { type HeuristicName, heuristicFor, heuristicParts } from 'glissade/search';
import { distanceTable } from 'glissade/tables';

/** The numbers of a board: the exact distance to the goal, estimates of it, and what tables say. */
export type LessonValues = {
  readonly distance: number;
  readonly misplaced: number;
  readonly manhattan: number;
  readonly linearConflict: number;
  /** The tiles of each group, and the least moves of these tiles alone. */
  readonly patterns: readonly { readonly tiles: string; readonly moves: number }[];
};

/**
 * Of a tile puzzle that is small enough for a table: its numbers after a line of moves. Tables of
 * groups are built `withPatterns` alone.
 */
export async function lessonValues(
  text: string,
  withPatterns: boolean,
): Promise<(moves: string) => LessonValues> {
  const puzzle = parsePuzzle(text);
  const made = await distanceTable(puzzle);
  if (made.status !== 'ready') throw new Error(`no table of ${text}`);
  const estimate = (name: HeuristicName) => heuristicFor(puzzle, 'stm', name);
  const [misplaced, manhattan] = [estimate('misplaced'), estimate('manhattan')];
  const linearConflict = estimate('linear-conflict');
  const partsOf = withPatterns ? heuristicParts(puzzle, 'patterns') : undefined;
  const label = (piece: number) => puzzle.pieces[piece]!.label;
  return (moves) => {
    const steps = parseMoves(puzzle, moves);
    const state: State = statesAlong(puzzle, steps).at(-1) ?? puzzle.start;
    return {
      distance: made.table.distanceOf(state)!,
      misplaced: misplaced.evaluate(state),
      manhattan: manhattan.evaluate(state),
      linearConflict: linearConflict.evaluate(state),
      patterns: (partsOf?.(state).patterns ?? []).map(({ pieces, adds }) => ({
        tiles: pieces.map(label).join(' '),
        moves: adds,
      })),
    };
  };
}
