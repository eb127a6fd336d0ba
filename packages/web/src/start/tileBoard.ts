/* New tile boards of any size and goal, shuffled. */
import {
  buildPuzzle,
  type CellType,
  type GoalName,
  isGoalState,
  namedGoal,
  type Puzzle,
  type PuzzleSpec,
  randomTileState,
  seededRandom,
  specOf,
  tilesOf,
} from '@glissade/core';

export type TileBoard = {
  readonly width: number;
  readonly height: number;
  readonly goal: GoalName;
};

/** The sides that can be asked for; the engine's methods reach further than eyes do. */
export const SIDE_MIN = 2;
export const SIDE_MAX = 30;

/** A tile puzzle whose start is drawn from all that can be solved; the same for the same seed. */
export function shuffledTiles({ width, height, goal }: TileBoard, seed: number): Puzzle {
  const solved = tilePuzzle(width, height, namedGoal(goal, width, height), goal);
  const random = seededRandom(seed);
  let state = randomTileState(solved, random);
  while (isGoalState(solved, state)) state = randomTileState(solved, random);
  return tilePuzzle(width, height, [...tilesOf(solved, state)], goal);
}

/** A tile puzzle with the numbers of its cells, 0 the gap, and a goal known by name. */
export function tilePuzzle(
  width: number,
  height: number,
  start: readonly number[],
  goal: GoalName,
): Puzzle {
  const wanted = namedGoal(goal, width, height);
  const spec: PuzzleSpec = {
    board: { width, height, cells: start.map((): CellType => 'floor') },
    pieces: start.flatMap((_, index) =>
      index === 0 ? [] : [{ label: String(index), cells: [start.indexOf(index)] }],
    ),
    goals: [
      wanted.flatMap((_, index) =>
        index === 0 ? [] : [{ label: String(index), cells: [wanted.indexOf(index)] }],
      ),
    ],
  };
  return buildPuzzle(spec);
}

/** The same board and goal from another start. */
export function reshuffled(puzzle: Puzzle, seed: number): Puzzle {
  const random = seededRandom(seed);
  let state = randomTileState(puzzle, random);
  while (isGoalState(puzzle, state)) state = randomTileState(puzzle, random);
  return buildPuzzle(specOf({ ...puzzle, start: state }));
}

/** A seed nobody chose. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
