import { formatState, legalSteps, type Puzzle, packStep } from '@glissade/core';
import { type Game, packPuzzle, play, startGame, stateOf } from '@glissade/core/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { drawPuzzle } from './drawnLink.ts';
import { gameOfLink, linkOfGame } from './gameLink.ts';
import { formatLink, parseLink } from './readLink.ts';

const unknown = () => undefined;
const there = async (puzzle: Puzzle) => {
  const fragment = await formatLink(linkOfGame(startGame(puzzle), unknown)!);
  return { fragment, back: gameOfLink(await parseLink(`#${fragment}`), unknown).puzzle };
};
/** The same puzzle with these for labels. */
const labelled = (puzzle: Puzzle, labels: readonly string[]): Puzzle => ({
  ...puzzle,
  pieces: puzzle.pieces.map((piece, number) => ({ ...piece, label: labels[number]! })),
});
/** Pieces as a reader of pictures meets them: which of them is the first is not told. */
const facts = (puzzle: Puzzle) => {
  const { pieces, goals, same, ...rest } = packPuzzle(puzzle);
  return {
    ...rest,
    pieces: pieces.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    goals: goals.map((goal) => goal.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    same: same?.map((group) => [...group].sort()),
  };
};

/** Six legal steps that the seed picks, each an action. */
function playSome(puzzle: Puzzle, seed: number): Game {
  let game = startGame(puzzle);
  for (let i = 0; i < 6; i++) {
    const steps = legalSteps(puzzle, stateOf(game));
    if (steps.length > 0) game = play(game, [packStep(steps[(seed + i) % steps.length]!)]).game;
  }
  return game;
}

describe('a drawn link', () => {
  test('brings back every puzzle with letters for labels', async () => {
    for (let seed = 1; seed <= 120; seed++) {
      const puzzle = randomPuzzle(seed);
      const { back, fragment } = await there(puzzle);
      expect(facts(back), fragment).toEqual(facts(puzzle));
    }
  });

  test('brings back labels of any letters, signs and length', async () => {
    const label = fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' });
    const labels = fc.uniqueArray(label, { minLength: 40, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 400 }), labels, async (seed, words) => {
        const puzzle = labelled(randomPuzzle(seed), words);
        const { back, fragment } = await there(puzzle);
        expect(facts(back), fragment).toEqual(facts(puzzle));
        const game = playSome(puzzle, seed);
        const link = await formatLink(linkOfGame(game, unknown)!);
        const played = gameOfLink(await parseLink(link), unknown);
        expect(formatState(played.puzzle, stateOf(played)), link).toBe(
          formatState(puzzle, stateOf(game)),
        );
        expect(played.past).toHaveLength(game.past.length);
        expect(encodeURI(decodeURI(encodeURI(fragment)))).toBe(encodeURI(fragment));
        // Nothing at its end that programs take for the end of a sentence.
        if (!fragment.startsWith('1.')) expect(fragment).not.toMatch(/[.,:;!?*_~'")-]$/);
      }),
      { seed: 5, numRuns: 150 },
    );
  });

  test('cannot hold half a character', () => {
    expect(drawPuzzle(labelled(randomPuzzle(1), Array(40).fill('\ud800')))).toBeUndefined();
  });
});
