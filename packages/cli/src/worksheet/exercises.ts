/* The exercises of a worksheet: each is made by chance and solved by the engine itself. */

import { traceSync } from '@glissade/analysis/trace/trace';
import type { TraceEvent } from '@glissade/analysis/trace/traceEvent';
import { type Puzzle, parsePuzzle, randomTileState, tileParity, tilesOf } from '@glissade/core';
import type { EngineName } from '@glissade/solve/engines/engineNames';
import { heuristicFor } from '@glissade/solve/engines/heuristics';
import { solveSync } from '@glissade/solve/solve';
import { countOf } from '../text/numbers.ts';
import {
  boards,
  type Exercise,
  frames,
  lines,
  list,
  type MakeExercise,
  words,
} from './exercise.ts';
import { boardAt, drawn, GOAL, puzzleFrom, SOLVED, solutionOf, tilesIn } from './exerciseBoards.ts';

const LETTERS = 'ABCDEF';

/** Four boards, some with two tiles exchanged: which can be solved? */
const parity: MakeExercise = (random) => {
  const given = [...LETTERS.slice(0, 4)].map((letter) => {
    const tiles = [...tilesOf(SOLVED, randomTileState(SOLVED, random))];
    if (random(2) === 1) {
      const [a, b] = [tiles.indexOf(1), tiles.indexOf(2)];
      [tiles[a], tiles[b]] = [tiles[b]!, tiles[a]!];
    }
    const rows = [0, 3, 6].map((at) => tiles.slice(at, at + 3).join(' '));
    const isSolvable = tileParity(parsePuzzle(rows.join('/'))).isSolvable;
    return { letter, tiles, inversions: inversionsOf(tiles), isSolvable };
  });
  return {
    title: 'Parity',
    task: [
      words(
        'Which of these boards can be solved? Count the inversions: the pairs of tiles in which ' +
          'the larger number comes first, row by row, without the gap. On a board three cells ' +
          'wide no move changes whether their number is even.',
      ),
      boards(...given.map(({ letter, tiles }) => drawn(letter, tiles)), GOAL),
      lines(2),
    ],
    answer: given.map(({ letter, inversions, isSolvable }) =>
      words(
        `${letter}: ${countOf(inversions, 'inversion')}, ` +
          `${inversions % 2 === 0 ? 'even' : 'odd'}: ${isSolvable ? 'solvable' : 'unsolvable'}`,
      ),
    ),
  };
};

function inversionsOf(tiles: readonly number[]): number {
  const order = tiles.filter((tile) => tile > 0);
  return order.reduce(
    (sum, tile, at) => sum + order.slice(at + 1).filter((later) => later < tile).length,
    0,
  );
}

/** The heuristics of a board by hand. */
const heuristics: MakeExercise = (random) => {
  const puzzle = puzzleFrom(randomTileState(SOLVED, random));
  const values = (['misplaced', 'manhattan', 'linear-conflict'] as const).map((name) =>
    heuristicFor(puzzle, 'stm', name).evaluate(puzzle.start),
  );
  const outcome = solveSync(puzzle);
  const length = outcome.status === 'solved' ? outcome.length : outcome.lowerBound;
  return {
    title: 'Heuristics',
    task: [
      words(
        'For this board, find the number of misplaced tiles, the Manhattan distance, and the ' +
          'Manhattan distance with linear conflict. None of them counts the gap. How do you know ' +
          'that none is above the true distance?',
      ),
      boards(drawn('board', tilesIn(puzzle)), GOAL),
      lines(4),
    ],
    answer: [
      words(
        `misplaced ${values[0]}, Manhattan ${values[1]}, with linear conflict ${values[2]}; ` +
          `the true distance is ${length}`,
      ),
      words(
        'Each solves an easier puzzle: tiles may jump to their places, or pass through each ' +
          'other, or pass except within a line that both have to stay in.',
      ),
    ],
  };
};

/** What breadth-first search expands, in the order U D L R of the gap. */
const breadthFirst: MakeExercise = (random) => {
  const puzzle = boardAt(3, random);
  const states = expandedBy(puzzle, 'bfs-late');
  return {
    title: 'Breadth-first search',
    task: [
      words(
        'Breadth-first search tries the moves of the gap in the order up, down, left, right, ' +
          'tests for the goal when a state is taken off the queue, and skips states that it has ' +
          'met. Write down the states that it expands, in order. How many are there?',
      ),
      boards(drawn('start', tilesIn(puzzle)), GOAL),
      frames(states.length),
    ],
    answer: [
      words(`It expands ${states.length} states:`),
      list(states.map(({ state }) => state)),
      solutionOf(puzzle),
    ],
  };
};

/** What A* expands with the Manhattan distance. */
const aStar: MakeExercise = (random) => {
  const puzzle = boardAt(6, random);
  const states = expandedBy(puzzle, 'astar');
  const listed = states.map(({ state, g, h = 0 }) => `${state} (g ${g}, h ${h}, f ${g + h})`);
  return {
    title: 'A*',
    task: [
      words(
        'A* with the Manhattan distance expands the node with the least f = g + h; among equal ' +
          'nodes the one with the smaller h, then the older. The gap moves in the order up, ' +
          'down, left, right. Write down g, h and f of each state that it expands.',
      ),
      boards(drawn('start', tilesIn(puzzle)), GOAL),
      frames(states.length),
    ],
    answer: [words(`It expands ${states.length} states:`), list(listed), solutionOf(puzzle)],
  };
};

function expandedBy(puzzle: Puzzle, engine: EngineName) {
  const heuristic = engine === 'astar' ? ({ heuristic: 'manhattan' } as const) : {};
  const options = { engine, gapOrder: 'UDLR', eventsMax: Number.POSITIVE_INFINITY, ...heuristic };
  return [...traceSync(puzzle, options)].filter(
    (event): event is Extract<TraceEvent, { event: 'expand' }> => event.event === 'expand',
  );
}

/** A board to be solved by hand. */
const shortest: MakeExercise = (random): Exercise => {
  const puzzle = boardAt(8 + random(3), random);
  const estimate = heuristicFor(puzzle, 'stm', 'manhattan').evaluate(puzzle.start);
  return {
    title: 'A shortest solution',
    task: [
      words('Find a shortest solution. What proves that there is no shorter one?'),
      boards(drawn('start', tilesIn(puzzle)), GOAL),
      lines(4),
    ],
    answer: [
      solutionOf(puzzle),
      words(
        `The Manhattan distance is ${estimate}; ` +
          'where that is less than the length, only a search proves it.',
      ),
    ],
  };
};

/** In the order of a sheet; after the last comes the first again. */
export const EXERCISES: readonly MakeExercise[] = [
  parity,
  heuristics,
  breadthFirst,
  aStar,
  shortest,
];
