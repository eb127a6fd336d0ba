/* The problems of reaching the goals of a tile puzzle, and which of them looks nearest. */
import { type Puzzle, tileParity } from '@glissade/core';
import { distanceHome } from '@glissade/search/heuristic/manhattan';
import { compileTiles, type TileProblem } from '@glissade/search/problem/tileProblem';

/** One of each goal that parity allows. */
export function reachableProblems(puzzle: Puzzle): TileProblem[] {
  const parity = tileParity(puzzle);
  return puzzle.goals
    .filter((_, index) => parity.goals[index]!.isReachable)
    .map((goal) => compileTiles(puzzle, goal));
}

/** The problem of the goal that looks nearest; undefined if parity forbids them all. */
export function nearestProblem(puzzle: Puzzle): TileProblem | undefined {
  return nearestOf(reachableProblems(puzzle));
}

export function nearestOf(problems: readonly TileProblem[]): TileProblem | undefined {
  const distances = problems.map((problem) => {
    const { sideways, upright } = distanceHome(problem);
    return sideways + upright;
  });
  return problems[distances.indexOf(Math.min(...distances))];
}
