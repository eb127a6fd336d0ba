import { readFileSync } from 'node:fs';
import { parseMoves, parsePuzzle } from '@glissade/core';
import { DARK, DISTINCT, LIGHT } from '@glissade/picture/colors';
import { patternLines } from '@glissade/picture/patternLines';
import { HUES, looksOf } from '@glissade/picture/scene';
import { PLAIN, svgText } from '@glissade/picture/svgText';
import { describe, expect, test } from 'vitest';
import { countFrames, framesOf, type Pace } from './frames.ts';
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
  expect(svg).toContain('&amp;</text>');
  expect(svg).toContain('<title>&lt;b&gt;</title>');
  expect(svg).not.toContain('<b>');
  expect(svgText(TILES, TILES.start)).toContain('translate(100 200)');
});

describe('a picture shows what the page shows:', () => {
  const GATED = parsePuzzle('start:\n...\nA.-\n...\ngoal:\n...\n..A\n...\n');

  test('gates, the exit and the target', () => {
    const svg = svgText(GATED);
    expect(svg).toContain(`stroke="${LIGHT.gate}" stroke-width="3" stroke-dasharray="4 9"`);
    expect(svg).toContain(`<path d="M298 106L298 194L314 194L314 106Z" fill="${LIGHT.floor}"/>`);
    expect(svg).toContain(`fill="none" stroke="${LIGHT.accent}" stroke-width="4"/>`);
    expect(svg).toContain(`stroke="${LIGHT.accent}" stroke-width="4" stroke-dasharray="2 12"`);
  });

  test('no letters where they are off, but the numbers of tiles', () => {
    const silent = { ...PLAIN, hasLabels: false };
    expect(svgText(GATED)).toContain('>A</text>');
    expect(svgText(GATED, GATED.start, silent)).not.toContain('<text');
    expect(svgText(TILES, TILES.start, silent)).toContain('>8</text>');
  });

  test('distinct colours with their patterns, on all but the goal piece', () => {
    const three = parsePuzzle('start:\nABC.\ngoal:\n.A..\n');
    const svg = svgText(three, three.start, { ...PLAIN, isDistinct: true });
    expect(svg).toContain(`fill="${LIGHT.goalPiece}"`);
    expect(svg).toContain(`fill="${DISTINCT.hues[1]}"`);
    expect(svg.match(/fill="url\(#pattern-\d\)"/g)).toEqual([
      'fill="url(#pattern-1)"',
      'fill="url(#pattern-2)"',
    ]);
    for (const hue of [1, 2]) expect(svg).toContain(`<pattern id="pattern-${hue}"`);
  });

  test('the photo, on each tile the part of its home, and small numbers if asked', () => {
    const photo = { address: 'data:image/png;base64,AA', numbers: false };
    const svg = svgText(TILES, TILES.start, { ...PLAIN, photo });
    expect(svg.match(/<image /g)).toHaveLength(8);
    expect(svg).toContain('<image href="data:image/png;base64,AA" x="-100" y="-200" width="300"');
    expect(svg).not.toContain('<text');
    const numbered = svgText(TILES, TILES.start, { ...PLAIN, photo: { ...photo, numbers: true } });
    expect(numbered).toContain('<text x="22" y="24" font-size="22" fill="#ffffff" stroke=');
  });

  test.each([
    ['light', LIGHT],
    ['dark', DARK],
  ] as const)('in the colours of the %s scheme', (scheme, colors) => {
    const sheet = readFileSync(new URL('../style/tokens.css', import.meta.url), 'utf8');
    const [light, dark] = sheet.split('[data-theme="dark"]');
    const token = (name: string) =>
      new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(scheme === 'light' ? light! : dark!)?.[1];
    const { edge, ...others } = colors;
    expect(edge).toMatch(/^#/);
    expect(others).toEqual({
      page: token('ground'),
      floor: token('floor'),
      frame: token('frame'),
      wall: token('wall'),
      gate: token('line-strong'),
      accent: token('accent'),
      tones: [0, 1, 2, 3].map((tone) => token(`tone-${tone}`)),
      tile: token('tile'),
      ink: token('piece-ink'),
      goalPiece: token('accent-piece'),
      goalPieceInk: token('accent-ink'),
    });
  });

  test('in the distinct colours of the board', () => {
    const sheet = readFileSync(new URL('../board/board.css', import.meta.url), 'utf8');
    const hues = [...sheet.matchAll(/\.hue-\d \{\s+--piece: (#[0-9a-f]{6});/g)];
    expect(hues.map(([, color]) => color)).toEqual(DISTINCT.hues);
    expect(new Set(DISTINCT.hues).size).toBe(HUES);
  });

  test('so many of them, and patterns, that no two rows of a 10×10 look alike', () => {
    const numbers = Array.from({ length: 100 }, (_, at) => (at + 1) % 100);
    const lines = Array.from({ length: 10 }, (_, row) => numbers.slice(10 * row, 10 * row + 10));
    const tens = parsePuzzle(lines.map((line) => line.join(' ')).join('/'));
    const rows = looksOf(tens).map(({ hue }) => hue);
    expect(new Set(rows).size).toBe(10);
    // The first has no pattern.
    expect(new Set(patternLines).size).toBe(HUES - 1);
  });
});

test('the kind of video that takes least is chosen, the first of equals', async () => {
  const times = new Map([
    ['vp9', 80],
    ['vp8', 17],
    ['av1', 17],
  ]);
  expect(await leastOf([...times.keys()], async (kind) => times.get(kind)!)).toBe('vp8');
});
