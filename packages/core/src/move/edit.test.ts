import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockPuzzleSpec, legalLine, tilePuzzleSpec } from '../../../../tests/arbitrary/puzzle.ts';
import { buildPuzzle } from '../puzzle/build.ts';
import { concatSteps, simplifySteps, sliceSteps } from './edit.ts';
import { lineLength, metricsOf } from './metric.ts';
import { replay } from './replay.ts';
import { inverseStep, inverseSteps } from './step.ts';

const choices = fc.array(fc.nat(1000), { maxLength: 60 });
const specs = fc.oneof(blockPuzzleSpec(), tilePuzzleSpec({ sideMax: 4 }));

describe('lines cut and joined', () => {
  test('simplified, a line goes the same way, has nothing to take back and is no longer', () => {
    fc.assert(
      fc.property(specs, choices, (spec, drawn) => {
        const puzzle = buildPuzzle(spec);
        const steps = legalLine(puzzle, drawn);
        const simple = simplifySteps(steps);
        expect(replay(puzzle, simple).end).toEqual(replay(puzzle, steps).end);
        expect(replay(puzzle, simple).illegal).toBeUndefined();
        expect(simple.length).toBeLessThanOrEqual(steps.length);
        expect(simple.some((step, i) => simple[i + 1] === inverseStep(step))).toBe(false);
        expect(simplifySteps(simple)).toEqual(simple);
        expect(simplifySteps(concatSteps(steps, inverseSteps(steps)))).toHaveLength(0);
      }),
      { seed: 31, numRuns: 300 },
    );
  });

  test('slices join to the whole, wherever a line is cut, and have the units asked for', () => {
    fc.assert(
      fc.property(specs, choices, fc.integer({ min: -70, max: 70 }), (spec, drawn, at) => {
        const puzzle = buildPuzzle(spec);
        const steps = legalLine(puzzle, drawn);
        for (const metric of metricsOf(puzzle)) {
          const [before, after] = [sliceSteps(steps, metric, 0, at), sliceSteps(steps, metric, at)];
          expect(concatSteps(before, after)).toEqual(steps);
          const units = Array.from({ length: lineLength(steps, metric) }, (_, i) => i);
          expect(lineLength(before, metric)).toBe(units.slice(0, at).length);
          expect(lineLength(after, metric)).toBe(units.slice(at).length);
        }
      }),
      { seed: 32, numRuns: 300 },
    );
  });

  test('nothing is changed that was given', () => {
    const steps = Uint32Array.of(1, 3, 4);
    simplifySteps(steps);
    concatSteps(steps, steps);
    sliceSteps(steps, 'steps', 1, 2)[0] = 9;
    expect(steps).toEqual(Uint32Array.of(1, 3, 4));
    expect(concatSteps()).toHaveLength(0);
    expect(sliceSteps(steps, 'steps', 2, 1)).toHaveLength(0);
  });
});
