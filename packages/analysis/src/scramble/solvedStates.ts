/*
 * States of spaces that are too large to be looked at: a random state is solved, and played along
 * its shortest solution until what is left is as long as asked. What is left of a shortest solution
 * is a shortest one, so that the length is proved. Rejected: solving random states until one has
 * the length by chance (short ones never come: one 15-puzzle in 10^13 has five moves left).
 *
 * Cost: one solve a state, where the random state is far enough. Boards above 4×4, and short
 * lengths, begin with a walk from the goal, longer each time that it ends too near: random states
 * of such boards take hours. States are therefore not equally likely, and lengths that random
 * states seldom have (70 and more of the 15-puzzle) are not found.
 */
import {
  type Puzzle,
  packSteps,
  type Random,
  randomTileState,
  randomWalk,
  replay,
  type State,
  type Steps,
  stateKey,
  unitsOf,
} from '@glissade/core';
import type { Outcome } from '@glissade/solve/outcome';
import type { Asked } from './scrambleOptions.ts';
import type { Scramble, Source } from './scrambleOutcome.ts';
import { walkGap } from './walkGap.ts';
import { canStart } from './wholeSpace.ts';

/** Random states of larger boards take too long to be solved. */
const RANDOM_CELLS_MAX = 16;
/** Steps of the walk that shuffles a block puzzle. */
const SHUFFLE_STEPS = 1000;
/** Of one on a tile board: longer ones end no farther from the goal. */
const WALK_STEPS_MAX = 100_000;

/** Solves a puzzle in the metric asked, with that many milliseconds. */
export type SolveFor = (puzzle: Puzzle, timeMs: number) => Promise<Outcome>;

export function fromSolutions(asked: Asked, random: Random, solveFor: SolveFor): Source {
  const { puzzle, metric, lengths, tries } = asked;
  const [min, max] = lengths;
  const given = new Set<string>();
  /** How many times as long as wanted the walks are: they end nearer than they are long. */
  let stretch = 2;
  const next = async (endMs: number): Promise<Scramble> => {
    for (let tried = 0; tried < tries; tried++) {
      const wanted = max === Infinity ? min : min + random(max - min + 1);
      const drawn = { ...puzzle, start: drawState(puzzle, wanted, stretch, random) };
      const outcome = await solveFor(drawn, endMs - performance.now());
      const end = endOf(outcome, tried);
      if (end) return end;
      if (outcome.status !== 'solved' || !outcome.optimal) continue;
      if (outcome.length < min) {
        stretch *= 1.25;
        continue;
      }
      const length = outcome.length > max ? wanted : outcome.length;
      const start = playedTo(length, drawn, packSteps(outcome.steps), asked);
      const key = stateKey(puzzle, start);
      if (given.has(key) || !canStart(puzzle, start)) continue;
      given.add(key);
      return { status: 'scrambled', puzzle: { ...puzzle, start }, metric, length };
    }
    return { status: 'not-found', tries };
  };
  return { next };
}

/** Why an outcome ends the run, if it does. */
function endOf(outcome: Outcome, tries: number): Scramble | undefined {
  if (outcome.status === 'cancelled') return { status: 'cancelled' };
  // Where one state has no solution, no state that can be reached from it has one.
  if (outcome.status === 'unsolvable') return { status: 'none' };
  if (outcome.status !== 'undecided' || outcome.limit !== 'time') return undefined;
  return { status: 'not-found', tries, limit: 'time' };
}

function drawState(puzzle: Puzzle, wanted: number, stretch: number, random: Random): State {
  if (puzzle.type === 'blocks') {
    return replay(puzzle, randomWalk(puzzle, SHUFFLE_STEPS, random)).end;
  }
  const { length: cells } = puzzle.board.cells;
  if (cells <= RANDOM_CELLS_MAX && wanted > 2 * cells) return randomTileState(puzzle, random);
  const steps = Math.min(WALK_STEPS_MAX, Math.ceil(wanted * stretch));
  return walkGap(puzzle, puzzle.start, steps, random);
}

/** The state from which so much of a solution is left. */
function playedTo(length: number, puzzle: Puzzle, solution: Steps, { metric }: Asked): State {
  const units = unitsOf(solution, metric);
  const played = units.slice(0, units.length - length).flatMap((unit) => [...unit]);
  return replay(puzzle, Uint32Array.from(played)).end;
}
