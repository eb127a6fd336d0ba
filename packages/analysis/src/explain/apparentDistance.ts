/*
 * What a player sees at a glance: how many steps the goal pieces are from their places, as if no
 * other piece stood in the way.
 *
 * Of several goals the nearest counts, and of several pieces of a kind the nearest to each place.
 * It is never above the true number of steps (an admissible heuristic), and 0 just at the goal.
 */
import type { Puzzle, State } from '@glissade/core';
import { distancesAlone } from '@glissade/search/problem/distancesAlone';
import type { StateIndex } from '../analyse/space/stateIndex.ts';

export type ApparentDistance = (state: State) => number;

export function apparentDistanceOf(puzzle: Puzzle): ApparentDistance {
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

/** The same by the number of a state, for the many states that are looked at and not told. */
export function apparentDistanceIn(states: StateIndex): (number: number) => number {
  const { puzzle, kinds, placements, slotCount } = states.problem;
  const at = new Int32Array(slotCount);
  const goals = puzzle.goals.map((goal) =>
    goal.map(({ kind, piece, cell }) => {
      const steps = distancesAlone(puzzle, piece, cell, 'steps');
      const { firstSlot, slotCount: pieces } = kinds[kind]!;
      const away = placements.origins.map((origin) => steps[origin]!);
      return { firstSlot, endSlot: firstSlot + pieces, away };
    }),
  );
  return (number) => {
    states.load(number, at);
    let nearest = Number.POSITIVE_INFINITY;
    for (let goal = 0; goal < goals.length; goal++) {
      const placed = goals[goal]!;
      let sum = 0;
      for (let i = 0; i < placed.length; i++) sum += nearestOf(placed[i]!, at);
      if (sum < nearest) nearest = sum;
    }
    return nearest;
  };
}

type Placed = { readonly firstSlot: number; readonly endSlot: number; readonly away: Int32Array };

function nearestOf({ firstSlot, endSlot, away }: Placed, at: Int32Array): number {
  let least = Number.POSITIVE_INFINITY;
  for (let slot = firstSlot; slot < endSlot; slot++) {
    const steps = away[at[slot]!]!;
    if (steps >= 0 && steps < least) least = steps;
  }
  return least;
}
