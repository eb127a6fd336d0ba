import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalLine, tilePuzzleSpec } from '../../../../../tests/arbitrary/puzzle.ts';
import { parseErrorOf } from '../../../test/parseErrors.ts';
import { buildPuzzle } from '../../puzzle/build.ts';
import { formatPuzzle } from '../formatPuzzle.ts';
import { parsePuzzle, readPuzzle } from '../readPuzzle.ts';
import { formatMoves } from './formatMoves.ts';
import { parseMoves } from './parseMoves.ts';
import { formatReplayLink, looksLikeReplayLink, parseReplayLink } from './replayLink.ts';

const PAGE = 'https://slidysim.github.io/replay?r=';

/** A link as the page makes it, with zlib. */
function linkOf(entries: unknown): string {
  const text = deflateSync(JSON.stringify(entries)).toString('base64');
  return PAGE + encodeURIComponent(text);
}

const SOLUTION = 'R2U2LDLDRURDLULDRULURDLU';
const SCRAMBLE = '8 2 0/4 6 1/3 7 5';
const LINK = linkOf([SOLUTION, 8000, SCRAMBLE, -1]);

describe('links of the replay page', () => {
  test('are written to the letter as the page writes them', () => {
    const puzzle = parsePuzzle(SCRAMBLE);
    const link = formatReplayLink(puzzle, parseMoves(puzzle, SOLUTION));
    expect(link).toBe(LINK);
    // benwh1/slidy gives this pair; 86 characters by the page's own code.
    expect(link.slice(PAGE.length)).toHaveLength(86);
  });

  test('come back with the puzzle and its line', () => {
    fc.assert(
      fc.property(
        tilePuzzleSpec({ sideMax: 5 }),
        fc.array(fc.nat(1000), { maxLength: 90 }),
        (spec, choices) => {
          const puzzle = buildPuzzle(spec);
          const steps = legalLine(puzzle, choices);
          const link = formatReplayLink(puzzle, steps);
          const { puzzle: again, form } = readPuzzle(link);
          expect(form).toBe('slidysim-link');
          expect(formatPuzzle(again, 'slidysim')).toBe(parseReplayLink(link)!.scramble);
          expect(parseMoves(again, link)).toEqual(steps);
          expect(parseReplayLink(link)!.solution).toBe(formatMoves(puzzle, steps));
        },
      ),
      { seed: 12, numRuns: 200 },
    );
  });

  test.each([
    ['times of every move', linkOf([SOLUTION, 9123, SCRAMBLE, [0, 120, 333]])],
    ['no escapes', LINK.replaceAll('%2B', '+').replaceAll('%3D', '=')],
    ['another page, more parameters', `${LINK.replace(PAGE, 'http://localhost/?x=1&r=')}&y=2`],
  ])('are read with %s', (_, link) => {
    const { puzzle, notes } = readPuzzle(link);
    expect(formatPuzzle(puzzle, 'slidysim')).toBe(SCRAMBLE);
    expect(notes).toContain(`the link holds a solution: ${SOLUTION}`);
  });

  test.each([
    ['cut short', LINK.slice(0, -20)],
    ['no base64', `${PAGE}$$$`],
    ['a broken escape', `${PAGE}eJy%E0%A4%A`],
    ['no JSON', PAGE + encodeURIComponent(deflateSync('[1,').toString('base64'))],
    ['no list', linkOf({ solution: SOLUTION })],
    ['no scramble', linkOf([SOLUTION, 8000, -1, -1])],
    ['a leaderboard', linkOf([{}, 'x', 'y', 1, 4, 4, 'title', -1, 'tier', false])],
  ])('are refused: %s', (_, link) => {
    expect(looksLikeReplayLink(link)).toBe(true);
    expect(parseReplayLink(link)).toBeUndefined();
    const error = parseErrorOf(() => readPuzzle(link));
    expect([error.code, error.line, error.column]).toEqual(['link-broken', 1, 1]);
    expect(error.hint).not.toBe('');
  });

  test('what is wrong with the scramble is said at the link', () => {
    const error = parseErrorOf(() => readPuzzle(`\n  ${linkOf(['', 1, '1 1/2 0', -1])}`));
    expect([error.code, error.line, error.column]).toEqual(['tile-repeated', 2, 3]);
    expect(error.message).toContain('in the scramble of the link');
    expect(error.found).toBe('1 1/2 0');
  });

  test('are read as moves only for tile puzzles', () => {
    const blocks = parsePuzzle('start:\nA.\ngoal:\n.A');
    expect(parseErrorOf(() => parseMoves(blocks, LINK)).code).toMatch(/^move-/);
  });
});
