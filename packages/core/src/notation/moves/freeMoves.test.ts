import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalLine, tilePuzzleSpec } from '../../../../../tests/arbitrary/puzzle.ts';
import { parseErrorOf, placedError } from '../../../test/parseErrors.ts';
import { lengthsOf } from '../../move/metric.ts';
import { buildPuzzle } from '../../puzzle/build.ts';
import { formatMoves, formatTileMoves } from './formatMoves.ts';
import { lengthsOfFreeMoves, parseFreeMoves } from './freeMoves.ts';
import { formatReplayLink } from './replayLink.ts';

describe('moves of a tile board that nobody has named', () => {
  test('are those of any board on which they are legal', () => {
    const choices = fc.array(fc.nat(1000), { maxLength: 60 });
    fc.assert(
      fc.property(tilePuzzleSpec({ sideMax: 5 }), choices, (spec, drawn) => {
        const puzzle = buildPuzzle(spec);
        const steps = legalLine(puzzle, drawn);
        const free = parseFreeMoves(formatMoves(puzzle, steps));
        expect(Array.from(free, (step) => step & 3)).toEqual(Array.from(steps, (step) => step & 3));
        expect(lengthsOfFreeMoves(free)).toEqual(lengthsOf(puzzle, steps));
        expect(formatTileMoves(free)).toBe(formatMoves(puzzle, steps));
        expect(parseFreeMoves(formatReplayLink(puzzle, steps))).toEqual(free);
        // The same tile is one piece all along the line.
        const pieceOf = new Map<number, number>();
        free.forEach((step, i) => {
          const piece = steps[i]! >>> 2;
          expect(pieceOf.get(step >>> 2) ?? piece).toBe(piece);
          pieceOf.set(step >>> 2, piece);
        });
      }),
      { seed: 21, numRuns: 200 },
    );
  });

  test.each([
    ['R2 d // down', 'R2D'],
    ['→→, ↓\n<', 'R2DL'],
    ['', ''],
  ])('%j', (text, written) => {
    expect(formatTileMoves(parseFreeMoves(text))).toBe(written);
  });

  test.each([
    ['R2 AR', 'move-syntax', 1, 4, 'AR'],
    ['R\n R0', 'move-count', 2, 2, 'R0'],
    ['U99999999999999999999', 'move-count', 1, 1, 'U99999999999999999999'],
  ])('%j is refused', (text, ...placed) => {
    const error = parseErrorOf(() => parseFreeMoves(text));
    expect(placedError(error)).toEqual(placed);
    expect(error.hint).not.toBe('');
  });
});
