/*
 * What a player sees at a glance: how many steps the goal pieces are from their places, as if no
 * other piece stood in the way.
 *
 * Of several goals the nearest counts, and of several pieces of a kind the nearest to each place.
 * It is never above the true number of steps (an admissible heuristic), and 0 just at the goal.
 */
import type { Puzzle, State } from '@glissade/core';
import { distancesAlone } from '../problem/distancesAlone.ts';

export type Sight = (state: State) => number;

export function sightOf(puzzle: Puzzle): Sight {
  const goals = puzzle.goals.flatMap((goal) => {
    const placed = goal.map(({ kind, piece, cell }) => ({
      pieces: puzzle.kinds[kind]!.pieces,
      away: distancesAlone(puzzle, piece, cell, 'steps'),
    }));
    return [placed];
  });
  const nearest = (state: State, pieces: readonly number[], away: Int32Array) => {
    let least = Number.POSITIVE_INFINITY;
    for (const piece of pieces) {
      const steps = away[state[piece]!]!;
      if (steps >= 0 && steps < least) least = steps;
    }
    return least;
  };
  return (state) =>
    Math.min(
      ...goals.map((placed) =>
        placed.reduce((sum, { pieces, away }) => sum + nearest(state, pieces, away), 0),
      ),
    );
}
