/* The families of puzzles that can be generated: how a random board of each is drawn. */
import type {
  Axis,
  Board,
  CellType,
  GoalSpec,
  PieceSpec,
  PuzzleSpec,
  Random,
} from '@glissade/core';

/** Sorts of puzzles that can be made. */
export const PUZZLE_FAMILIES = ['hua-rong-dao', 'rush'] as const;
/** A sort of puzzle that can be made: Hua Rong Dao (as Klotski), or Rush Hour. */
export type PuzzleFamily = (typeof PUZZLE_FAMILIES)[number];

/** The levels, the easiest first. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
/** How hard a puzzle is to be. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The optimum in `moves` that a level asks for: at least and at most. */
export const DIFFICULTY_LENGTHS: Readonly<
  Record<PuzzleFamily, Readonly<Record<Difficulty, readonly [number, number]>>>
> = {
  'hua-rong-dao': { easy: [8, 20], medium: [21, 50], hard: [51, 150] },
  rush: { easy: [6, 12], medium: [13, 20], hard: [21, 60] },
};

/** Spaces with more states are left for another drawing. */
export const SPACE_MAX: Readonly<Record<PuzzleFamily, number>> = {
  'hua-rong-dao': 40_000,
  rush: 12_000,
};

/** Draws pieces at random, which may or may not be solvable from there. */
export function drawPlacement(family: PuzzleFamily, level: Difficulty, random: Random): PuzzleSpec {
  return family === 'rush' ? drawRush(level, random) : drawHuaRongDao(random);
}

/** Cells that are still free, in order. */
class Room {
  readonly board: Board;
  private readonly free: Set<number>;
  private readonly pieces: Omit<PieceSpec, 'label'>[] = [];

  constructor(width: number, height: number) {
    const cells = Array<CellType>(width * height).fill('floor');
    this.board = { width, height, cells };
    this.free = new Set(cells.keys());
  }

  get freeCount(): number {
    return this.free.size;
  }

  /** The corners at which a rectangle of this size can lie. */
  places(width: number, height: number): number[] {
    return [...this.board.cells.keys()].filter((corner) => {
      const column = corner % this.board.width;
      if (column + width > this.board.width) return false;
      return this.cellsAt(corner, width, height).every((cell) => this.free.has(cell));
    });
  }

  put(corner: number, width: number, height: number, axis: Axis = 'any'): void {
    const cells = this.cellsAt(corner, width, height);
    for (const cell of cells) this.free.delete(cell);
    this.pieces.push({ cells, axis });
  }

  cellsAt(corner: number, width: number, height: number): number[] {
    return Array.from({ length: width * height }, (_, index) => {
      return corner + (index % width) + Math.floor(index / width) * this.board.width;
    });
  }

  /** The first piece goes to the cells. */
  spec(goal: readonly number[]): PuzzleSpec {
    const named: GoalSpec = { label: 'A', cells: goal };
    return { board: this.board, pieces: inOrder(this.pieces), goals: [[named]] };
  }
}

/** The first piece is A; the others get the next letters in reading order. */
export function inOrder(pieces: readonly Omit<PieceSpec, 'label'>[]): PieceSpec[] {
  const [goalPiece, ...others] = pieces;
  const sorted = others.toSorted((a, b) => a.cells[0]! - b.cells[0]!);
  return [goalPiece!, ...sorted].map((piece, index) => ({
    ...piece,
    label: String.fromCharCode(65 + index),
  }));
}

/** 4 × 5: a 2×2 piece to the bottom centre, three to six dominoes, single cells, two free. */
function drawHuaRongDao(random: Random): PuzzleSpec {
  const room = new Room(4, 5);
  const home = 13;
  const corners = room.places(2, 2).filter((corner) => corner !== home);
  room.put(corners[random(corners.length)]!, 2, 2);
  for (let dominoes = 3 + random(4); dominoes > 0; dominoes--) {
    const [width, height] = random(2) === 0 ? [2, 1] : [1, 2];
    const places = room.places(width!, height!);
    if (places.length > 0) room.put(places[random(places.length)]!, width!, height!);
  }
  while (room.freeCount > 2) {
    const places = room.places(1, 1);
    room.put(places[random(places.length)]!, 1, 1);
  }
  return room.spec(room.cellsAt(home, 2, 2));
}

/**
 * 6 × 6: cars that keep their line; the one in the third row goes to the right edge. With 12 cars
 * or 13, nearly half of them long, one drawing in a hundred has a start 23 moves away or more, and
 * its space is small; with 9 to 11 there was none among 700, of five times as many states each.
 */
function drawRush(level: Difficulty, random: Random): PuzzleSpec {
  const room = new Room(6, 6);
  const row = 2;
  room.put(row * 6 + random(3), 2, 1, 'h');
  for (let cars = level === 'easy' ? 8 + random(3) : 12 + random(2); cars > 0; cars--) {
    const length = random(100) < 45 ? 3 : 2;
    const isAcross = random(2) === 0;
    const [width, height] = isAcross ? [length, 1] : [1, length];
    // A car that keeps the same row would never let the first one out.
    const places = room
      .places(width, height)
      .filter((corner) => !isAcross || Math.floor(corner / 6) !== row);
    if (places.length > 0) {
      room.put(places[random(places.length)]!, width, height, isAcross ? 'h' : 'v');
    }
  }
  return room.spec(room.cellsAt(row * 6 + 4, 2, 1));
}
