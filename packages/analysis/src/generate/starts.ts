/* Which states of a drawing can be the start of the puzzle that is asked for. */
import { buildPuzzle, type Puzzle, type Random, type State, specOf } from '@glissade/core';
import { unreachedIn } from '../analyse/space/distances.ts';
import type { Space } from '../analyse/space/space.ts';
import { estimateDifficulty } from '../explain/difficulty.ts';
import { type Difficulty, inOrder } from './family.ts';
import type { Requirements } from './requirements.ts';

/** A puzzle and its optimum in `moves`. */
export type Start = { readonly puzzle: Puzzle; readonly length: number };

/** Starts of one drawing that are tried where more than their length is asked for. */
const STARTS_MAX = 4;

/**
 * States as far away as asked; a hard one no nearer than three quarters of the most. One, or a few
 * where some may turn out otherwise than asked.
 */
export function chooseStarts(
  space: Space,
  requirements: Requirements,
  level: Difficulty | undefined,
  random: Random,
): Start[] {
  const farthest = farthestOf(space);
  const [min, max] = requirements.length;
  const most = Math.min(farthest, max);
  const least = level === 'hard' ? Math.max(min, Math.ceil(most * 0.75)) : min;
  const lengths = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i).filter(
    (length) => couldBe(length, farthest, requirements),
  );
  if (lengths.length === 0) return [];
  return Array.from({ length: requirements.limitsMoreThanLength ? STARTS_MAX : 1 }, () => {
    const length = lengths[random(lengths.length)]!;
    return { puzzle: startAt(space, length, random), length };
  });
}

function farthestOf({ toGoal }: Space): number {
  const unreached = unreachedIn(toGoal);
  let farthest = 0;
  for (const distance of toGoal) {
    if (distance !== unreached && distance > farthest) farthest = distance;
  }
  return farthest;
}

/** The farthest state bounds how far from the goal play from any start can get. */
function couldBe(
  length: number,
  farthest: number,
  { difficulty: [min, max] }: Requirements,
): boolean {
  const least = estimateDifficulty({ length, farthest: length }).score;
  const most = estimateDifficulty({ length, farthest }).score;
  return most >= min && least <= max;
}

function startAt({ puzzle, states, toGoal }: Space, length: number, random: Random): Puzzle {
  const far: number[] = [];
  for (const [number, distance] of toGoal.entries()) if (distance === length) far.push(number);
  return startedAt(puzzle, states.stateAt(far[random(far.length)]!));
}

/** The same pieces elsewhere, named in reading order again. */
function startedAt(puzzle: Puzzle, start: State): Puzzle {
  const { board, pieces, goals } = specOf({ ...puzzle, start });
  return buildPuzzle({ board, pieces: inOrder(pieces), goals });
}
