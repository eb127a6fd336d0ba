/* Puts what was found in a space into the plain facts of an explanation. */
import { formatMoves, formatState } from '@glissade/core';
import type { Space } from '../analyse/space/space.ts';
import type { ReasonChain } from '../reasons/reason.ts';
import { reasonChain } from '../reasons/reasonChain.ts';
import type { DeadEnds, SymmetryFacts } from './explanation.ts';
import { goalPiecesOf } from './facts/describedFacts.ts';
import { placesIn } from './facts/facts.ts';
import type { SolutionDoor } from './factTypes.ts';
import { type BestLine, stepsBetween } from './space/bestLine.ts';
import type { Doors } from './space/doors.ts';
import type { Folded } from './space/folding.ts';
import type { ShortestWays } from './space/shortestWays.ts';
import { keepsState, type Symmetry } from './space/symmetry.ts';
import { pieceBoxes } from './subgoals.ts';

export function basics(space: Space, folded: Folded, line: BestLine) {
  const { puzzle, metric, graph, goals } = space;
  return {
    metric,
    length: line.moves.length,
    states: graph.count,
    foldedStates: folded.graph.count,
    goalStates: goals.length,
    line: formatMoves(puzzle, stepsBetween(line, 0, line.moves.length), metric),
    goals: puzzle.goals.length,
    goalPieces: goalPiecesOf(puzzle).map((piece) => puzzle.pieces[piece]!.label),
    pieces: pieceBoxes(puzzle),
  };
}

/** Why the first moves of shortest solutions are made, if there is a chain of reasons. */
export function chainFact(
  { puzzle, states, graph, toGoal }: Space,
  { choices }: BestLine,
): { readonly chain?: ReasonChain } {
  const nearer = choices[0]!.filter(
    ({ state }) => toGoal[states.numberBeside(graph, 0, state)]! < toGoal[0]!,
  );
  const moves = nearer.map(({ steps }) => Uint32Array.from(steps));
  const chain = reasonChain(puzzle, puzzle.start, moves);
  return chain ? { chain } : {};
}

export function statesOnTheWay(
  { puzzle }: Space,
  { toGoal }: Folded,
  { length, levels, milestones }: ShortestWays,
  { doors, isForced, rooms }: Doors,
  line: BestLine,
) {
  const told = (after: number) => ({ after, state: formatState(puzzle, line.states[after]!) });
  return {
    widths: levels.map((level) => level.length),
    milestones: milestones.map(told),
    doors: doors.map(
      (door, i): SolutionDoor => ({ ...told(length - toGoal[door]!), forced: isForced[i]! }),
    ),
    lastMoveForced: isForced.at(-1)!,
    rooms,
  };
}

export function deadEndsOf(
  { puzzle, states }: Space,
  { deadEndCount, deadEndStates, statesBefore, largest }: Doors,
): DeadEnds {
  return {
    count: deadEndCount,
    states: deadEndStates,
    of: statesBefore,
    largest: largest.map(({ entrance, size, depth }) => ({
      entrance: formatState(puzzle, states.stateAt(entrance)),
      size,
      depth,
    })),
  };
}

export function symmetryFacts(
  { states }: Space,
  symmetries: readonly Symmetry[],
  folded: Folded,
): SymmetryFacts {
  const start = states.stateAt(0);
  const fixing = symmetries.filter((symmetry) => keepsState(symmetry, start));
  const namesOf = (some: readonly Symmetry[]) => some.map(({ name }) => name);
  return {
    puzzle: namesOf(symmetries),
    start: namesOf(fixing),
    folded: namesOf(folded.symmetries),
    relabelled: namesOf(symmetries.filter(({ kindOf }) => kindOf.some((to, kind) => to !== kind))),
  };
}

/** A piece has not moved just when its kind lies at its place in every state on the way. */
export function unmovedPieces(space: Space, { levels }: ShortestWays): string[] {
  const { puzzle } = space;
  const left = new Set(puzzle.pieces.keys());
  for (const level of levels) {
    for (const state of level) {
      if (left.size === 0) return [];
      const held = new Set(placesIn(space, state).map(({ kind, cell }) => `${kind} ${cell}`));
      for (const piece of left) {
        if (!held.has(`${puzzle.kindOf[piece]} ${puzzle.start[piece]}`)) left.delete(piece);
      }
    }
  }
  return [...left].map((piece) => puzzle.pieces[piece]!.label);
}
