import { describe, expect, test } from 'vitest';
import type { Board, CellType } from '../board/board.ts';
import { buildPuzzle } from './build.ts';
import { PuzzleError, type PuzzleSpec } from './spec.ts';

const TYPES: Record<string, CellType> = { '#': 'wall', ' ': 'outside', '-': 'gate' };

function boardOf(rows: readonly string[]): Board {
  const cells = [...rows.join('')].map((char) => TYPES[char] ?? 'floor');
  return { width: rows[0]!.length, height: rows.length, cells };
}

function labelled(rows: readonly string[]): { label: string; cells: number[] }[] {
  const pieces = new Map<string, number[]>();
  [...rows.join('')].forEach((char, cell) => {
    if (/[A-Za-z0-9]/.test(char)) pieces.set(char, [...(pieces.get(char) ?? []), cell]);
  });
  return [...pieces].map(([label, cells]) => ({ label, cells }));
}

function specOf(start: readonly string[], ...goals: (readonly string[])[]): PuzzleSpec {
  return { board: boardOf(start), pieces: labelled(start), goals: goals.map(labelled) };
}

function codeOf(spec: PuzzleSpec): string {
  try {
    buildPuzzle(spec);
  } catch (error) {
    if (error instanceof PuzzleError) return error.code;
    throw error;
  }
  return 'none';
}

describe('buildPuzzle', () => {
  test.each(['horizontal', 'H', '', null])('refuses an axis %j, on which nothing moves', (axis) => {
    const spec = specOf(['A..'], ['..A']);
    Object.assign(spec.pieces[0]!, { axis });
    expect(codeOf(spec)).toBe('piece-axis');
  });
  test.each(['empty', 'Floor', '#', 0, null, undefined])('refuses a cell %j', (cell) => {
    const spec = specOf(['A..'], ['..A']);
    Object.assign(spec.board.cells, { 1: cell });
    expect(codeOf(spec)).toBe('cell-type');
  });

  test('numbers pieces as given and keeps their labels', () => {
    const puzzle = buildPuzzle(specOf(['AAB', '..B'], ['AAB', '..B']));
    expect(puzzle.pieces.map(({ label }) => label)).toEqual(['A', 'B']);
    expect([...puzzle.start]).toEqual([0, 2]);
    expect(puzzle.pieces[1]!.shape).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(puzzle.goals).toEqual([
      [
        { kind: 0, piece: 0, cell: 0 },
        { kind: 1, piece: 1, cell: 2 },
      ],
    ]);
  });

  test('equal pieces that no goal names are one kind, named ones are not', () => {
    const puzzle = buildPuzzle(specOf(['ABCD', '....'], ['....', 'A...']));
    expect(puzzle.kinds.map(({ pieces }) => pieces)).toEqual([[0], [1, 2, 3]]);
    expect(puzzle.kinds.map(({ entersGates }) => entersGates)).toEqual([true, false]);
  });

  test('pieces whose cells lie far apart are of one kind only if all cells do', () => {
    const side = 14;
    const cells = Array.from({ length: side * side }, (): CellType => 'floor');
    const pieces = [
      { label: 'A', cells: [0, side, 11 * side + 12] },
      { label: 'B', cells: [1, 11 * side + 1, 11 * side + 3] },
      { label: 'C', cells: [13] },
    ];
    const goals = [[{ label: 'C', cells: [12] }]];
    const { kindOf } = buildPuzzle({ board: { width: side, height: side, cells }, pieces, goals });
    expect(kindOf).toEqual([0, 1, 2]);
  });

  test('pieces of unequal shapes are different kinds, however alike their numbers are', () => {
    const [width, height] = [255, 4];
    const board: Board = { width, height, cells: new Array(width * height).fill('floor') };
    // Offsets (254, 0) and (-3, 1): 254 cells on, both.
    const cells = [[0, 254], [258, 510], [1], [513, 765]];
    const pieces = cells.map((own, i) => ({ label: 'ABCD'[i]!, cells: own }));
    const { kinds } = buildPuzzle({ board, pieces, goals: [[{ label: 'C', cells: [2] }]] });
    expect(kinds.map((kind) => kind.pieces)).toEqual([[0], [1, 3], [2]]);
  });

  test('pieces bound to different axes are different kinds', () => {
    const spec = specOf(['ABCD', '....'], ['....', 'A...']);
    const pieces = spec.pieces.map((piece) =>
      piece.label === 'C' ? { ...piece, axis: 'h' as const } : piece,
    );
    expect(buildPuzzle({ ...spec, pieces }).kinds.map(({ pieces }) => pieces)).toEqual([
      [0],
      [1, 3],
      [2],
    ]);
  });

  test('a piece named in any goal is alone', () => {
    const puzzle = buildPuzzle(specOf(['ABCD', '....'], ['....', 'A...'], ['....', '.C..']));
    expect(puzzle.kinds.map(({ pieces }) => pieces)).toEqual([[0], [1, 3], [2]]);
  });

  test('a group of same pieces is one kind, merged over shared members', () => {
    const spec = {
      ...specOf(['ABCD', '....'], ['....', 'AB..']),
      same: [
        ['A', 'B'],
        ['B', 'C'],
      ],
    };
    const puzzle = buildPuzzle(spec);
    expect(puzzle.kinds.map(({ pieces }) => pieces)).toEqual([[0, 1, 2], [3]]);
    expect(puzzle.kinds[0]!.entersGates).toBe(true);
    expect(puzzle.same).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('a full rectangle of distinct cells with one gap is a tile puzzle', () => {
    const start = ['123', '45.'];
    expect(buildPuzzle(specOf(start, ['213', '45.'])).type).toBe('tiles');
    expect(buildPuzzle(specOf(start, ['12.', '...'])).type).toBe('blocks');
    expect(buildPuzzle(specOf(['12.'], ['21.'])).type).toBe('blocks');
    expect(buildPuzzle(specOf(['12', '3.', '..'], ['21', '3.', '..'])).type).toBe('blocks');
    const same = { ...specOf(start, ['213', '45.']), same: [['1', '2']] };
    expect(buildPuzzle(same).type).toBe('blocks');
    // A column, a wall or gate in place of the gap, no gap at all, a goal that leaves a tile out.
    expect(buildPuzzle(specOf(['1', '2', '.'], ['2', '1', '.'])).type).toBe('blocks');
    expect(buildPuzzle(specOf(['12', '3#'], ['12', '3#'])).type).toBe('blocks');
    expect(buildPuzzle(specOf(['12', '3-'], ['12', '3-'])).type).toBe('blocks');
    expect(buildPuzzle(specOf(['11', '23'], ['11', '23'])).type).toBe('blocks');
    expect(buildPuzzle(specOf(['12', '3.'], ['12', '..'])).type).toBe('blocks');
    expect(buildPuzzle(specOf(['12', '3.'], ['12', '3.'], ['12', '..'])).type).toBe('blocks');
    const { pieces, ...rest } = specOf(start, ['213', '45.']);
    const bound = pieces.map((piece, i) => (i === 4 ? { ...piece, axis: 'v' as const } : piece));
    expect(buildPuzzle({ ...rest, pieces: bound }).type).toBe('blocks');
  });

  test.each<[string, PuzzleSpec]>([
    ['board-size', { board: { width: 2, height: 2, cells: [] }, pieces: [], goals: [] }],
    ['board-size', { board: { width: 300, height: 0, cells: [] }, pieces: [], goals: [] }],
    ['no-piece', specOf(['...'], ['...'])],
    ['goal-missing', specOf(['A..'])],
    ['goal-empty', specOf(['A..'], ['...'])],
    ['goal-unknown-piece', specOf(['A..'], ['..B'])],
    ['goal-shape', specOf(['AA.'], ['..A'])],
    ['goal-on-wall', specOf(['A.#'], ['..A'])],
    ['same-unknown-piece', { ...specOf(['A..'], ['..A']), same: [['A', 'Z']] }],
    ['same-shape', { ...specOf(['ABB'], ['..A']), same: [['A', 'B']] }],
  ])('refuses: %s', (code, spec) => {
    expect(codeOf(spec)).toBe(code);
  });

  test.each<[string, { label: string; cells: number[] }[]]>([
    [
      'piece-overlap',
      [
        { label: 'A', cells: [0] },
        { label: 'B', cells: [0] },
      ],
    ],
    [
      'piece-label',
      [
        { label: 'A', cells: [0] },
        { label: 'A', cells: [1] },
      ],
    ],
    ['piece-label', [{ label: '', cells: [0] }]],
    ['piece-cells', [{ label: 'A', cells: [] }]],
    ['piece-cells', [{ label: 'A', cells: [99] }]],
    ['piece-on-wall', [{ label: 'A', cells: [2] }]],
    ['piece-on-gate', [{ label: 'A', cells: [3] }]],
  ])('refuses pieces: %s', (code, pieces) => {
    expect(codeOf({ board: boardOf(['..#-']), pieces, goals: [] })).toBe(code);
  });

  test('refuses two goal pieces on one cell', () => {
    const goals = [
      [
        { label: 'A', cells: [2] },
        { label: 'B', cells: [2] },
      ],
    ];
    expect(codeOf({ ...specOf(['AB.']), goals })).toBe('goal-overlap');
  });

  test('an error says where and what would be right', () => {
    const build = () => buildPuzzle(specOf(['A..'], ['..B']));
    expect(build).toThrow(PuzzleError);
    expect(build).toThrow('the goal names piece B, but the start has no such piece');
  });
});
