import {
  applyStep,
  type Board,
  buildPuzzle,
  type CellType,
  cellsOfPiece,
  type GoalSpec,
  legalSteps,
  type PieceSpec,
  type Puzzle,
  type PuzzleSpec,
} from '@glissade/core';

/** Numbers below `limit`, the same ones for the same seed (mulberry32, Tommy Ettinger). */
export function randomNumbers(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/**
 * A small puzzle with anything a puzzle can have: walls, gates, pieces in parts, axes, kinds, one
 * or two goals (most of them reached by a random walk, some perhaps out of reach), `same` groups.
 * `side` is the greatest width and height.
 */
export function randomPuzzle(seed: number, side = 4): Puzzle {
  const random = randomNumbers(seed);
  const board = randomBoard(random, side);
  const pieces = randomPieces(random, board);
  const spec = { board, pieces, goals: [[pieces[0]!]], same: randomSame(random, pieces) };
  const goals = [randomGoal(random, spec)];
  if (random(4) === 0) goals.push(randomGoal(random, spec));
  return buildPuzzle({ ...spec, goals });
}

type Random = (limit: number) => number;

function randomBoard(random: Random, side: number): Board {
  const width = 2 + random(side - 1);
  const height = 2 + random(side - 1);
  const cells = Array.from({ length: width * height }, (): CellType => {
    const kind = random(14);
    if (kind === 0) return 'gate';
    return kind < 2 ? 'wall' : 'floor';
  });
  cells[0] = 'floor';
  return { width, height, cells };
}

function randomPieces(random: Random, { width, cells }: Board): PieceSpec[] {
  const free = new Set([...cells.keys()].filter((cell) => cells[cell] === 'floor'));
  const gaps = 1 + random(3);
  const pieces: PieceSpec[] = [];
  while (pieces.length === 0 || (free.size > gaps && random(12) > 0)) {
    const own = [[...free][random(free.size)]!];
    free.delete(own[0]!);
    for (let size = random(4); size > 0 && free.size > gaps; size--) {
      const near = [...free].filter((cell) =>
        own.some((other) => Math.abs(cell - other) === 1 || Math.abs(cell - other) === width),
      );
      const next = near[random(near.length + 1)];
      if (next === undefined) break;
      own.push(next);
      free.delete(next);
    }
    const axis = (['h', 'v'] as const)[random(10)] ?? 'any';
    pieces.push({ label: String.fromCharCode(65 + pieces.length), cells: own, axis });
  }
  return pieces;
}

/** Sometimes a group of alike pieces: of one cell each and free to go anywhere. */
function randomSame(random: Random, pieces: readonly PieceSpec[]): string[][] {
  const alike = pieces.filter(({ cells, axis }) => cells.length === 1 && axis === 'any');
  return alike.length > 1 && random(2) === 0 ? [alike.slice(0, 3).map(({ label }) => label)] : [];
}

/** One to three pieces where a random walk leaves them; one time in four with a cell amiss. */
function randomGoal(random: Random, spec: PuzzleSpec): GoalSpec[] {
  const named = [...spec.pieces].filter(() => random(4) === 0).slice(0, 3);
  if (named.length === 0) named.push(spec.pieces[random(spec.pieces.length)]!);
  const puzzle = buildPuzzle({ ...spec, goals: [named] });
  let state = puzzle.start;
  for (let count = 10 + random(60); count > 0; count--) {
    const steps = legalSteps(puzzle, state);
    if (steps.length === 0) break;
    state = applyStep(puzzle, state, steps[random(steps.length)]!);
  }
  const labels = puzzle.pieces.map(({ label }) => label);
  const goal = named.map(({ label }) => {
    return { label, cells: cellsOfPiece(puzzle, state, labels.indexOf(label)) };
  });
  return random(4) === 0 ? elsewhere(random, spec.board, goal) : goal;
}

/** The first piece of a goal put on any open cell, if it has one cell and the cell is not taken. */
function elsewhere(random: Random, board: Board, goal: readonly GoalSpec[]): GoalSpec[] {
  const [first, ...others] = goal;
  const cell = random(board.cells.length);
  const taken = others.some(({ cells }) => cells.includes(cell));
  if (first!.cells.length > 1 || taken || board.cells[cell] === 'wall') return [...goal];
  return [{ label: first!.label, cells: [cell] }, ...others];
}
