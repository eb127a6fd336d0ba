import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockPuzzleSpec } from '../../../../../tests/arbitrary/puzzle.ts';
import { formOf, requireBack } from '../../../../../tests/arbitrary/roundTrip.ts';
import type { CellType } from '../../board/board.ts';
import { buildPuzzle } from '../../puzzle/build.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { PieceSpec, PuzzleSpec } from '../../puzzle/spec.ts';
import { ParseError } from '../errors/parseError.ts';

type CarChoice = { readonly at: number; readonly length: number; readonly lies: boolean };

/** A board with walls, car A in some row, and as many other cars as fit. */
function rushPuzzle(
  width: number,
  height: number,
  walls: readonly number[],
  cars: readonly CarChoice[],
): Puzzle {
  const cells = new Array<CellType>(width * height).fill('floor');
  const taken = new Set<number>();
  const pieces: PieceSpec[] = [];
  const [primary, ...others] = cars;
  const rows = Math.floor((primary!.at % (width * height)) / width) * width;
  const choices = [{ ...primary!, at: rows, length: 2, lies: true }, ...others];
  const goalCells = [rows + width - 2, rows + width - 1];
  for (const wall of walls) {
    const cell = wall % cells.length;
    if (Math.floor(cell / width) * width !== rows) cells[cell] = 'wall';
  }
  for (const { at, length, lies } of choices) {
    const first = at % cells.length;
    const step = lies ? 1 : width;
    const covered = Array.from({ length }, (_, index) => first + index * step);
    const isInside = lies ? (first % width) + length <= width : covered.at(-1)! < cells.length;
    if (!isInside || covered.some((cell) => taken.has(cell) || cells[cell] === 'wall')) continue;
    for (const cell of covered) taken.add(cell);
    const label = String.fromCharCode(65 + pieces.length);
    pieces.push({ label, cells: covered, axis: lies ? 'h' : 'v' });
  }
  const goals = [[{ label: 'A', cells: goalCells }]];
  const inOrder = pieces.toSorted((a, b) => a.cells[0]! - b.cells[0]!);
  return buildPuzzle({ board: { width, height, cells }, pieces: inOrder, goals });
}

test('Rush Hour boards come back', () => {
  const side = fc.integer({ min: 3, max: 8 });
  const car = fc.record({
    at: fc.nat(63),
    length: fc.constantFrom(2, 2, 3),
    lies: fc.boolean(),
  });
  const cars = fc.array(car, { minLength: 1, maxLength: 12 });
  const walls = fc.array(fc.nat(63), { maxLength: 3 });
  fc.assert(
    fc.property(side, side, walls, cars, (width, height, rocks, choices) => {
      const puzzle = rushPuzzle(width, height, rocks, choices);
      const free = puzzle.board.cells.filter((type) => type === 'floor').length;
      const covered = puzzle.pieces.reduce((sum, { shape }) => sum + shape.length, 0);
      if (free > covered) requireBack('rush', puzzle);
      else expect(formOf('rush').refuses!(puzzle)).toBe('it needs a free cell');
    }),
    { seed: 36, numRuns: 500 },
  );
});

describe('block puzzles come back', () => {
  const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

  test.each<[name: string, labels: string[], least: number]>([
    ['drawing', [...LETTERS.slice(0, 16), 'é', '鸟', ':', '1'], 40],
    ['jimslide', LETTERS, 40],
  ])('%s', (name, labels, least) => {
    let held = 0;
    fc.assert(
      fc.property(blockPuzzleSpec({ labels }), (spec) => {
        const pieces = spec.pieces.map(({ label, cells }) => ({ label, cells }));
        for (const candidate of [spec, { ...spec, pieces }]) {
          const puzzle = simplified(candidate, name);
          if (formOf(name).refuses!(puzzle) !== undefined) continue;
          held++;
          requireBack(name, puzzle);
        }
      }),
      { seed: 7, numRuns: 600 },
    );
    expect(held).toBeGreaterThan(least);
  });

  test('jimslide keeps the groups of `same`', () => {
    let held = 0;
    fc.assert(
      fc.property(blockPuzzleSpec({ labels: LETTERS }), (spec) => {
        const puzzle = spec.same && simplified(spec, 'jimslide');
        if (!puzzle || formOf('jimslide').refuses!(puzzle) !== undefined) return;
        held++;
        requireBack('jimslide', puzzle);
      }),
      { seed: 8, numRuns: 1500 },
    );
    expect(held).toBeGreaterThan(30);
  });

  test('gnome', () => {
    let held = 0;
    const row = fc.array(fc.constantFrom(...'  ..ab#-'), { minLength: 4, maxLength: 4 });
    const inner = fc.array(row, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(inner, fc.boolean(), (rows, lies) => {
        const main = lies ? ['#**  #'] : ['#*   #', '#*   #'];
        const map = ['######', ...main, ...rows.map((cells) => `#${cells.join('')}#`), '######'];
        const { spec } = readSafely(map.join('\n')) ?? {};
        if (!spec || spec.goals.length === 0) return;
        const puzzle = buildPuzzle(spec);
        expect(formOf('gnome').refuses!(puzzle)).toBe(undefined);
        held++;
        requireBack('gnome', puzzle);
      }),
      { seed: 28, numRuns: 500 },
    );
    expect(held).toBeGreaterThan(150);
  });

  test('jeantimex', () => {
    let held = 0;
    const rectangle = fc.record({
      at: fc.nat(40),
      width: fc.integer({ min: 1, max: 3 }),
      height: fc.integer({ min: 1, max: 3 }),
      axis: fc.constantFrom('any' as const, 'h' as const, 'v' as const),
    });
    fc.assert(
      fc.property(fc.array(rectangle, { minLength: 1, maxLength: 10 }), fc.nat(40), (all, goal) => {
        const [width, height] = [5, 6];
        const board = { width, height, cells: new Array<CellType>(30).fill('floor') };
        const taken = new Set<number>();
        const pieces: PieceSpec[] = [];
        const sizes: Size[] = [];
        for (const { at, axis, ...size } of all) {
          const cells = rectangleCells(at % 30, size, { width, height });
          if (!cells || cells.some((cell) => taken.has(cell))) continue;
          for (const cell of cells) taken.add(cell);
          sizes.push(size);
          pieces.push({ label: String.fromCharCode(65 + pieces.length), cells, axis });
        }
        const target = sizes[0] && rectangleCells(goal % 30, sizes[0], { width, height });
        if (!target) return;
        const spec = { board, pieces, goals: [[{ label: 'A', cells: target }]] };
        held++;
        requireBack('jeantimex', buildPuzzle(spec));
      }),
      { seed: 40, numRuns: 500 },
    );
    expect(held).toBeGreaterThan(100);
  });
});

/** For jimslide the puzzle with floor for gates, walls all around and one goal. */
function simplified(spec: PuzzleSpec, form: string): Puzzle {
  const isWalled = form === 'jimslide';
  const cells = spec.board.cells.map((type) => {
    if (!isWalled) return type;
    return type === 'gate' ? 'floor' : type === 'outside' ? 'wall' : type;
  });
  const goals = spec.goals.slice(0, isWalled ? 1 : 9);
  const { same, ...rest } = spec;
  const groups = same && isWalled ? { same } : {};
  return buildPuzzle({ ...rest, ...groups, goals, board: { ...spec.board, cells } });
}

type Size = { readonly width: number; readonly height: number };

function rectangleCells(corner: number, piece: Size, board: Size): number[] | undefined {
  const isInside =
    (corner % board.width) + piece.width <= board.width &&
    Math.floor(corner / board.width) + piece.height <= board.height;
  if (!isInside) return undefined;
  return Array.from(
    { length: piece.width * piece.height },
    (_, index) => corner + (index % piece.width) + Math.floor(index / piece.width) * board.width,
  );
}

function readSafely(text: string) {
  try {
    return formOf('gnome').read(text);
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}
