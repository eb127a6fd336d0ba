import { type Axis, buildPuzzle, type CellType, type Puzzle } from '@glissade/core';
import { randomNumbers } from '../data/randomPuzzle.ts';

type Random = (limit: number) => number;
type Bar = readonly [width: number, height: number, axis: Axis];

/**
 * Random boards as people play them: every other one is a Rush Hour of 6×6, the others are 4×5 or
 * 5×5 and like Klotski. Their goals may be out of reach.
 */
export function reasonBoard(number: number, seed: number): Puzzle {
  const random = randomNumbers(seed);
  return number % 2 === 0 ? rushHour(random) : klotskiLike(random, 4 + ((number % 4) >> 1));
}

/** Cars and trucks, sometimes walls. */
function rushHour(random: Random): Puzzle {
  const cells: CellType[] = new Array(36).fill('floor');
  for (let walls = random(6) - 3; walls > 0; walls--) cells[random(36)] = 'wall';
  cells.fill('floor', 12, 18);
  const board = new Placing(6, cells, random);
  board.put([2, 1, 'h'], random(3), 2);
  board.fill([2, 1, 'h'], [2, 1, 'h'], [3, 1, 'h'], [1, 2, 'v'], [1, 2, 'v'], [1, 3, 'v']);
  return board.puzzle([[4, 2]], 12);
}

/** A square among bars and single cells; some with a gate, axes, two goals or an L. */
function klotskiLike(random: Random, width: number): Puzzle {
  const [hasGate, hasAxes, hasTwoGoals, hasL] = Array.from({ length: 4 }, () => random(4) === 0);
  const exit = random(width - 1);
  const lastRow = Array.from({ length: width }, (_, x): CellType => {
    if (!hasGate) return 'floor';
    return x === exit || x === exit + 1 ? 'gate' : 'wall';
  });
  const board = new Placing(width, [...new Array(width * 4).fill('floor'), ...lastRow], random);
  board.put([2, 2, 'any'], random(width - 1), random(2));
  if (hasL) board.putL(random(width - 1), 2);
  const [v, h]: Axis[] = hasAxes ? ['v', 'h'] : ['any', 'any'];
  board.fill([1, 1, 'any'], [1, 2, v!], [2, 1, h!], [1, 2, 'any'], [2, 1, 'any']);
  const others = hasTwoGoals && !hasGate ? [[(exit + 1) % (width - 1), 3] as const] : [];
  return board.puzzle([[exit, 3], ...others], 2 + random(2));
}

type Placed = { readonly label: string; readonly cells: readonly number[]; readonly axis: Axis };

/** Pieces put on a board at random; the first is the one that the goal wants. */
class Placing {
  private readonly width: number;
  private readonly cells: readonly CellType[];
  private readonly random: Random;
  private readonly taken = new Set<number>();
  private readonly pieces: Placed[] = [];

  constructor(width: number, cells: readonly CellType[], random: Random) {
    this.width = width;
    this.cells = cells;
    this.random = random;
  }

  put([width, height, axis]: Bar, x: number, y: number): void {
    this.place(this.rectangle(width, height, x, y), axis);
  }

  putL(x: number, y: number): void {
    this.place(this.rectangle(2, 2, x, y).slice(1), 'any');
  }

  /** Bars of these kinds, at random places. */
  fill(...kinds: readonly Bar[]): void {
    const height = this.cells.length / this.width;
    for (let tries = 80 + this.random(120); tries > 0; tries--) {
      const bar = kinds[this.random(kinds.length)]!;
      this.put(bar, this.random(this.width - bar[0] + 1), this.random(height - bar[1] + 1));
    }
  }

  /** The first piece is to come to any of these places; as many cells are free, or a few more. */
  puzzle(places: readonly (readonly [number, number])[], free: number): Puzzle {
    const open = this.cells.filter((type) => type === 'floor').length;
    const kept = [...this.pieces];
    const covered = () => kept.reduce((sum, { cells }) => sum + cells.length, 0);
    while (kept.length > 2 && covered() > open - free) kept.pop();
    const [first] = kept;
    const columns = first!.cells[1]! === first!.cells[0]! + 1 ? 2 : 1;
    const rows = first!.cells.length / columns;
    const goals = places.map(([x, y]) => [
      { label: first!.label, cells: this.rectangle(columns, rows, x, y) },
    ]);
    const board = { width: this.width, height: this.cells.length / this.width, cells: this.cells };
    return buildPuzzle({ board, pieces: kept, goals });
  }

  private rectangle(width: number, height: number, x: number, y: number): number[] {
    const places = Array.from({ length: width * height }, (_, i) => [
      x + (i % width),
      y + Math.floor(i / width),
    ]);
    return places.map(([column, row]) => row! * this.width + column!);
  }

  private place(cells: readonly number[], axis: Axis): void {
    const isFree = (cell: number) => this.cells[cell] === 'floor' && !this.taken.has(cell);
    if (!cells.every(isFree)) return;
    for (const cell of cells) this.taken.add(cell);
    this.pieces.push({ label: String.fromCharCode(65 + this.pieces.length), cells, axis });
  }
}
