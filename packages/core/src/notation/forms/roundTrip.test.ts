import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tilePuzzleSpec } from '../../../../../tests/arbitrary/puzzle.ts';
import { formOf, requireBack } from '../../../../../tests/arbitrary/roundTrip.ts';
import { buildPuzzle } from '../../puzzle/build.ts';
import { type GoalName, namedGoal } from '../../puzzle/namedGoals.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { GoalSpec, PieceSpec, PuzzleSpec } from '../../puzzle/spec.ts';
import { LAYOUT_COUNT, unrankLayout } from './klotski/layoutRank.ts';
import { layoutReading } from './klotski/layoutReading.ts';

function relabelled(spec: PuzzleSpec, labelOf: (piece: PieceSpec, index: number) => string) {
  const labels = new Map(spec.pieces.map((piece, index) => [piece.label, labelOf(piece, index)]));
  const renamed = <T extends GoalSpec>(piece: T): T => ({
    ...piece,
    label: labels.get(piece.label)!,
  });
  return buildPuzzle({
    ...spec,
    pieces: spec.pieces.map(renamed),
    goals: spec.goals.map((goal) => goal.map(renamed)),
  });
}

function withNamedGoal(spec: PuzzleSpec, name: GoalName): Puzzle {
  const { width, height } = spec.board;
  const numbers = namedGoal(name, width, height);
  const goal = spec.pieces.map(({ label }) => ({ label, cells: [numbers.indexOf(Number(label))] }));
  return buildPuzzle({ ...spec, goals: [goal] });
}

describe('tile boards come back', () => {
  test.each<[name: string, goal: GoalName, square: boolean]>([
    ['slidysim', 'standard', false],
    ['numbers', 'standard', false],
    ['tatham', 'standard', false],
    ['michaelkim', 'standard', false],
    ['tul', 'standard', false],
    ['princeton', 'standard', true],
    ['42', 'spiral', true],
    ['columbia', 'blank-first', true],
  ])('%s', (name, goal, square) => {
    let held = 0;
    fc.assert(
      fc.property(tilePuzzleSpec({ sideMax: 5 }), (spec) => {
        const puzzle = withNamedGoal(spec, goal);
        if (square && spec.board.width !== spec.board.height) {
          expect(formOf(name).refuses!(puzzle)).toContain('square');
          return;
        }
        held++;
        requireBack(name, puzzle);
      }),
      { seed: 15, numRuns: 300 },
    );
    expect(held).toBeGreaterThan(50);
  });

  test('boards with another goal are refused by every form of numbers', () => {
    fc.assert(
      fc.property(tilePuzzleSpec({ sideMax: 4 }), (spec) => {
        const puzzle = buildPuzzle(spec);
        const { width, height } = spec.board;
        const isNamed = (name: GoalName) => {
          const numbers = namedGoal(name, width, height);
          return spec.goals[0]!.every(({ label, cells }) => numbers[cells[0]!] === Number(label));
        };
        const others = ['slidysim', 'numbers', 'tatham', 'michaelkim', 'tul', 'princeton'];
        for (const name of others) {
          const isRefused = formOf(name).refuses!(puzzle) !== undefined;
          const isOdd = name === 'princeton' && width !== height;
          expect(isRefused).toBe(isOdd || !isNamed('standard'));
        }
      }),
      { seed: 24, numRuns: 200 },
    );
  });
});

const layoutIndex = fc.integer({ min: 0, max: LAYOUT_COUNT - 1 });

function layoutSpec(index: number): PuzzleSpec {
  return layoutReading(unrankLayout(index), { line: 1, column: 1 }).spec;
}

describe('Klotski layouts come back', () => {
  test.each(['commoncode', 'shortcode', 'hrd'])('%s', (name) => {
    fc.assert(
      fc.property(layoutIndex, (index) => {
        requireBack(name, buildPuzzle(layoutSpec(index)));
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  test('hrd with digits', () => {
    fc.assert(
      fc.property(layoutIndex, (index) => {
        const spec = layoutSpec(index);
        if (spec.pieces.length > 10) return;
        requireBack(
          'hrd',
          relabelled(spec, (_, number) => String(number)),
        );
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  test('simonhung', () => {
    let held = 0;
    fc.assert(
      fc.property(layoutIndex, (index) => {
        const spec = layoutSpec(index);
        const left = { A: ['A'], B: [...'BCDEFG'], H: [...'HIJKLM'], N: [...'NOPQRSTUVWXYZ['] };
        const groupOf = ({ cells }: PieceSpec) => {
          if (cells.length === 4) return left.A;
          if (cells.length === 1) return left.N;
          return cells[1] === cells[0]! + 1 ? left.B : left.H;
        };
        let isEnough = true;
        const puzzle = relabelled(spec, (piece, number) => {
          const letter = groupOf(piece).shift();
          isEnough &&= letter !== undefined;
          return letter ?? `#${number}`;
        });
        if (!isEnough) return;
        held++;
        requireBack('simonhung', puzzle);
      }),
      { seed: 6, numRuns: 300 },
    );
    expect(held).toBeGreaterThan(250);
  });
});
