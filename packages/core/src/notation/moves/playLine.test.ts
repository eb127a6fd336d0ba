import { expect, test } from 'vitest';
import { statesAlong } from '../../move/replay.ts';
import { parsePuzzle } from '../readPuzzle.ts';
import { formatMoves } from './formatMoves.ts';
import { parseMoves } from './parseMoves.ts';
import { playLine } from './playLine.ts';

const KLOTSKI = parsePuzzle('2003/2003/4115/4785/6..9');
const TILES = parsePuzzle('1 2 3/4 5 6/0 7 8');

test('each move starts where the piece was and gives the state of the replay', () => {
  const legal = parseMoves(KLOTSKI, '6R2 4D 7D 8L');
  for (const metric of ['steps', 'slides', 'moves'] as const) {
    const played = playLine(KLOTSKI, legal, { metric });
    const states = statesAlong(KLOTSKI, legal);
    let [at, state] = [0, KLOTSKI.start];
    for (const { piece, from, to, path, after } of played) {
      at += path.length;
      expect(state[piece]).toBe(from);
      expect(after[piece]).toBe(to);
      expect(after).toEqual(states[at]);
      state = after;
    }
    expect(at).toBe(legal.length);
    const text = played.map((one) => one.text).join(' ');
    expect(parseMoves(KLOTSKI, text)).toEqual(legal);
  }
});

test('tiles pushed together are one move of mtm', () => {
  const [push, ...others] = playLine(TILES, 'L2', { metric: 'mtm' });
  expect(others).toEqual([]);
  expect(push).toMatchObject({ piece: 6, from: 7, to: 6, path: ['L'], text: 'L2' });
  expect(playLine(TILES, 'L2').map(({ text }) => text)).toEqual(['7L', '8L']);
  expect(formatMoves(TILES, parseMoves(TILES, 'L2'))).toBe('L2');
});

test('a line may begin in another state', () => {
  const from = playLine(TILES, 'L')[0]!.after;
  expect(playLine(TILES, 'L', { from })[0]).toMatchObject({ piece: 7, from: 8, to: 7 });
});
