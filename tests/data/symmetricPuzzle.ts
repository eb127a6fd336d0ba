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
} from '@glissade/core';
import { randomNumbers } from './randomPuzzle.ts';

type Random = (limit: number) => number;
type CellMap = (cell: number) => number;

/**
 * A small puzzle that stays the same when its board is mirrored or turned: walls and pieces lie as
 * their images do, and a goal that has an image is followed by it. Half of the starts are a few
 * steps away from where all lies as its image does.
 */
export function symmetricPuzzle(seed: number): Puzzle {
  const random = randomNumbers(seed);
  const width = 2 + random(3);
  const height = random(3) === 0 ? width : 2 + random(3);
  const turn = turnOf(random, width, height);
  const board = symmetricBoard(random, width, height, turn);
  const pieces = symmetricPieces(random, board, turn);
  const twinOf = twinsIn(pieces, turn);
  const named = pieces[random(pieces.length)]!;
  const ends = walked(random, buildPuzzle({ board, pieces, goals: [[named]] }), 4 + random(40));
  const goal = [ends.get(named.label)!, ...(random(3) === 0 ? [ends.get(twinOf(named))!] : [])];
  const own = [...new Map(goal.map((one) => [one.label, one])).values()];
  const image = own.map(({ label, cells }) => ({
    label: twinOf(pieces.find((piece) => piece.label === label)!),
    cells: cells.map(turn).sort((a, b) => a - b),
  }));
  const goals = keyOf(own) === keyOf(image) ? [own] : [own, image];
  const isSame = random(3) === 0 && named.cells.length === 1 && twinOf(named) !== named.label;
  const spec = { board, pieces, goals, same: isSame ? [[named.label, twinOf(named)]] : [] };
  if (random(2) === 0) return buildPuzzle(spec);
  const places = walked(random, buildPuzzle(spec), 1 + random(6));
  const moved = pieces.map((piece) => ({ ...piece, cells: places.get(piece.label)!.cells }));
  // No piece may start on a gate.
  const isOpen = moved.every(({ cells }) => cells.every((cell) => board.cells[cell] === 'floor'));
  return buildPuzzle(isOpen ? { ...spec, pieces: moved } : spec);
}

const keyOf = (goal: readonly GoalSpec[]) =>
  goal
    .map(({ label, cells }) => `${label} ${cells}`)
    .sort()
    .join();

function turnOf(random: Random, width: number, height: number): CellMap {
  const turns: readonly ((x: number, y: number) => readonly [number, number])[] = [
    (x, y) => [width - 1 - x, y],
    (x, y) => [x, height - 1 - y],
    (x, y) => [width - 1 - x, height - 1 - y],
    ...(width === height ? [(x: number, y: number) => [y, x] as const] : []),
  ];
  const turn = turns[random(turns.length)]!;
  return (cell) => {
    const [x, y] = turn(cell % width, Math.floor(cell / width));
    return y * width + x;
  };
}

function symmetricBoard(random: Random, width: number, height: number, turn: CellMap): Board {
  const cells = new Array<CellType>(width * height).fill('floor');
  for (const cell of cells.keys()) {
    const kind = random(12);
    if (kind < 2 && cell > 0 && turn(cell) > 0) {
      cells[cell] = cells[turn(cell)] = kind === 0 ? 'wall' : 'gate';
    }
  }
  return { width, height, cells };
}

/** A piece covers its own image, or its image is another piece. */
function symmetricPieces(random: Random, board: Board, turn: CellMap): PieceSpec[] {
  const free = new Set([...board.cells.keys()].filter((cell) => board.cells[cell] === 'floor'));
  const gaps = 1 + random(3);
  const pieces: PieceSpec[] = [];
  for (let tries = 0; tries < 12 || pieces.length === 0; tries++) {
    const own = grown(random, [...free], board.width);
    const image = own.map(turn).sort((a, b) => a - b);
    const isOwn = image.every((cell) => own.includes(cell));
    if (!isOwn && image.some((cell) => own.includes(cell))) continue;
    if (free.size - own.length * (isOwn ? 1 : 2) < (pieces.length === 0 ? 0 : gaps)) continue;
    for (const cells of isOwn ? [own] : [own, image]) {
      for (const cell of cells) free.delete(cell);
      pieces.push({ label: String.fromCharCode(65 + pieces.length), cells });
    }
  }
  return pieces;
}

function grown(random: Random, free: readonly number[], width: number): number[] {
  const own = [free[random(free.length)]!];
  for (let size = random(3); size > 0; size--) {
    const near = free.filter((cell) =>
      own.some((other) => Math.abs(cell - other) === width || isBeside(cell, other, width)),
    );
    const next = near.filter((cell) => !own.includes(cell))[random(near.length + 1)];
    if (next !== undefined) own.push(next);
  }
  return own.sort((a, b) => a - b);
}

function isBeside(cell: number, other: number, width: number): boolean {
  return Math.abs(cell - other) === 1 && Math.floor(cell / width) === Math.floor(other / width);
}

function twinsIn(pieces: readonly PieceSpec[], turn: CellMap): (piece: PieceSpec) => string {
  return ({ cells }) => pieces.find((other) => other.cells.includes(turn(cells[0]!)))!.label;
}

/** Where all pieces lie after some random steps. */
function walked(random: Random, puzzle: Puzzle, steps: number): Map<string, GoalSpec> {
  let state = puzzle.start;
  for (let left = steps; left > 0; left--) {
    const legal = legalSteps(puzzle, state);
    if (legal.length > 0) state = applyStep(puzzle, state, legal[random(legal.length)]!);
  }
  return new Map(
    puzzle.pieces.map(({ label }, piece) => [
      label,
      { label, cells: cellsOfPiece(puzzle, state, piece) },
    ]),
  );
}
