import { parseMoves, parsePuzzle, statesAlong } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { boardSvg } from './boardSvg.ts';
import { DARK, LIGHT } from './colors.ts';
import { framesSvg } from './framesSvg.ts';
import { svgText } from './svgText.ts';

const TILES = parsePuzzle('1 2 3/4 5 6/0 7 8');
const CORNER = parsePuzzle('start:\nA..\n#..\n...\ngoal:\n...\n...\n..A\n');

/** The places that a class of a moving picture comes to, in turn, without rests. */
function trackOf(svg: string, name: string): string[] {
  const [, track = ''] = new RegExp(`@keyframes ${name}\\{(.*?\\})\\}`).exec(svg) ?? [];
  const places = [...track.matchAll(/translate\((\d+)px,(\d+)px\)/g)].map(
    ([, x, y]) => `${x},${y}`,
  );
  return places.filter((place, at) => place !== places[at - 1]);
}

describe('a board as a picture', () => {
  test('is the picture of the app', () => {
    expect(boardSvg(TILES)).toBe(svgText(TILES));
    expect(boardSvg('1 2 3/4 5 6/0 7 8')).toBe(svgText(TILES));
    const [, state] = statesAlong(TILES, parseMoves(TILES, 'L'));
    expect(boardSvg(TILES, state)).toBe(svgText(TILES, state));
  });

  test('has the colours and letters that were asked for', () => {
    expect(boardSvg(CORNER, undefined, { theme: 'dark' })).toContain(`fill="${DARK.floor}"`);
    expect(boardSvg(CORNER)).toContain('>A</text>');
    expect(boardSvg(CORNER, undefined, { labels: false })).not.toContain('<text');
    expect(boardSvg(TILES, undefined, { labels: false })).toContain('>8</text>');
  });

  test('shows a hint from where the piece lies, round its corner', () => {
    const svg = boardSvg(CORNER, undefined, { hint: 'ARD' });
    // The middle of A is at 50, 50; the arrow begins 28 beside it.
    expect(svg).toContain('<polyline points="78,50 150,50 150,150"/>');
    expect(svg).toContain('<path d="M166 135L150 154L134 135"/>');
    expect(svg).toContain(`stroke="${LIGHT.accent}" stroke-width="9"`);
    const moved = statesAlong(CORNER, parseMoves(CORNER, 'AR'))[1];
    expect(boardSvg(CORNER, moved, { hint: 'AD' })).toContain('points="150,78 150,150"');
  });

  test('plays a line: each piece comes by all its places and no other', () => {
    const svg = boardSvg(TILES, undefined, { line: 'L2' });
    const names = [...svg.matchAll(/<g class="([^"]+)"/g)].map(([, name]) => name!);
    expect(names).toHaveLength(2);
    expect(trackOf(svg, names[0]!)).toEqual(['100,200', '0,200']);
    expect(trackOf(svg, names[1]!)).toEqual(['200,200', '100,200']);
    expect(svg).toContain('prefers-reduced-motion:reduce');
    const round = boardSvg(CORNER, undefined, { line: parseMoves(CORNER, 'ARD AR') });
    const [, name] = /<g class="([^"]+)"/.exec(round) ?? [];
    expect(trackOf(round, name!)).toEqual(['0,0', '100,0', '100,100', '200,100']);
  });

  test('two pictures of one page share no name unless they are the same', () => {
    const nameIn = (line: string) =>
      /class="(g\w+)-/.exec(boardSvg(TILES, undefined, { line }))?.[1];
    expect(nameIn('L')).not.toBe(nameIn('L2'));
    expect(nameIn('L')).toBe(nameIn('L'));
  });

  test('refuses what makes no sense', () => {
    const state = Uint16Array.from([0, 1, 2, 3, 4, 5, 6]);
    expect(() => boardSvg(TILES, state)).toThrow(expect.objectContaining({ code: 'state' }));
    expect(() => boardSvg(TILES, undefined, { hint: 'R' })).toThrow('no tile can move right');
    const theme = JSON.parse('{"theme":"blue"}');
    expect(() => boardSvg(TILES, undefined, theme)).toThrow('there is no theme blue');
    const misspelt = JSON.parse('{"them":"dark"}');
    expect(() => boardSvg(TILES, undefined, misspelt)).toThrow(
      expect.objectContaining({ hint: 'did you mean theme?' }),
    );
    const line = Uint32Array.from([4000]);
    expect(() => boardSvg(TILES, undefined, { line })).toThrow(
      expect.objectContaining({ code: 'line' }),
    );
  });
});

describe('the states of a line as a picture', () => {
  test('are one more than its moves, each with its words', () => {
    const svg = framesSvg(CORNER, 'ARD AR AD', { columns: 2 });
    const captions = [...svg.matchAll(/font-size="34"[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(captions).toEqual(['start', '1. ARDRD']);
    const steps = framesSvg(CORNER, 'ARD', { metric: 'steps' });
    expect(steps.match(/<g transform=/g)).toHaveLength(3);
  });

  test('stand in rows', () => {
    const svg = framesSvg(TILES, 'L2', { columns: 2 });
    // Boards of 348 × 348, with 70 for the words.
    expect(svg).toContain('width="696" height="836"');
    expect(svg).toContain('<g transform="translate(0 418)">');
    const misfit = () => framesSvg(TILES, 'L2', { columns: 0 });
    expect(misfit).toThrow('columns is 0');
  });
});
