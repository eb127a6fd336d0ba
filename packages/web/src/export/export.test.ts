import { parseMoves, parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { countFrames, framesOf, type Pace } from './frames.ts';
import { svgText } from './svgText.ts';
import { leastOf } from './videoKind.ts';

const PACE: Pace = { between: 3, moveMs: 200, restMs: 100, endMs: 900 };
const TILES = parsePuzzle('1 2 3/4 5 6/0 7 8');
const CORNER = parsePuzzle('start:\nA.\n#.\ngoal:\n..\n#A\n');

describe('frames', () => {
  test('a line of tiles moves together', () => {
    const frames = [...framesOf(TILES, parseMoves(TILES, 'L2'), PACE)];
    expect(frames).toHaveLength(5);
    expect(countFrames(TILES, parseMoves(TILES, 'L2'), PACE)).toBe(5);
    expect(frames[2]!.places.slice(6)).toEqual([
      [0.5, 2],
      [1.5, 2],
    ]);
    expect(frames.at(-1)!.places.slice(6)).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(frames.map(({ timeMs }) => timeMs)).toEqual([100, 50, 50, 50, 900]);
  });

  test('a piece goes round its corner', () => {
    const frames = [...framesOf(CORNER, parseMoves(CORNER, 'ARD'), PACE)];
    expect(frames.map(({ places }) => places[0])).toEqual([
      [0, 0],
      [0.5, 0],
      [1, 0],
      [1, 0.5],
      [1, 1],
    ]);
  });

  test('no line is one picture', () => {
    expect([...framesOf(TILES, new Uint32Array(), PACE)]).toHaveLength(1);
  });
});

test('a picture has every piece, and labels that XML would take amiss', () => {
  const odd = parsePuzzle('title: <b>\nstart:\n&<.\ngoal:\n.<.\n');
  const svg = svgText(odd);
  expect(svg.match(/<g /g)).toHaveLength(2);
  expect(svg).toContain('&#38;</text>');
  expect(svg).toContain('<title>&#60;b&#62;</title>');
  expect(svg).not.toContain('<b>');
  expect(svgText(TILES, TILES.start)).toContain('translate(100 200)');
});

test('the kind of video that takes least is chosen, the first of equals', async () => {
  const times = new Map([
    ['vp9', 80],
    ['vp8', 17],
    ['av1', 17],
  ]);
  expect(await leastOf([...times.keys()], async (kind) => times.get(kind)!)).toBe('vp8');
});
