import { crc32, inflateSync } from 'node:zlib';
import { parseMoves, parsePuzzle, statesAlong } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { boardPng } from './boardPng.ts';
import { DARK, LIGHT } from './colors.ts';

const TILES = parsePuzzle('1 2 3/4 5 6/0 7 8');
const BLOCKS = parsePuzzle('start:\nAA.B\nAA#B\n....\ngoal:\n....\n...B\n...B\n');

/** A PNG file as pixels, by a reader that shares nothing with the writer. */
function decoded(png: Uint8Array) {
  const file = Buffer.from(png);
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length; ) {
    const end = at + 8 + file.readUInt32BE(at);
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, end));
    expect(file.readUInt32BE(end)).toBe(crc32(file.subarray(at + 4, end)));
    at = end + 4;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  const head = chunks.get('IHDR')!;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  expect([...head.subarray(8)]).toEqual([8, 6, 0, 0, 0]);
  const rows = inflateSync(chunks.get('IDAT')!);
  expect(rows).toHaveLength(height * (4 * width + 1));
  const pixel = (x: number, y: number) => {
    const at = y * (4 * width + 1) + 1 + 4 * x;
    const [red, green, blue, opacity] = rows.subarray(at, at + 4);
    const part = (value: number) => value.toString(16).padStart(2, '0');
    return opacity === 0 ? 'nothing' : `#${part(red!)}${part(green!)}${part(blue!)}`;
  };
  return { width, height, pixel };
}

/** The pixel in the middle of a cell, moved by so many hundredths of one, without labels. */
const inCell = (column: number, row: number, right = 0, down = 0) =>
  [24 + 100 * column + 50 + right, 24 + 100 * row + 50 + down] as const;

describe('a board as PNG', () => {
  test('has the size asked for, and 100 pixels a cell and a margin otherwise', () => {
    expect(decoded(boardPng(BLOCKS))).toMatchObject({ width: 448, height: 348 });
    expect(decoded(boardPng(BLOCKS, undefined, { width: 224 }))).toMatchObject({
      width: 224,
      height: 174,
    });
    const { width, height } = decoded(boardPng(TILES, undefined, { width: 1 }));
    expect([width, height]).toEqual([1, 1]);
  });

  test('shows ground, walls and pieces in their colours where they lie', () => {
    for (const [theme, colors] of Object.entries({ light: LIGHT, dark: DARK })) {
      const look = { theme: theme as 'light' | 'dark', labels: false };
      const { pixel } = decoded(boardPng(BLOCKS, undefined, look));
      expect(pixel(...inCell(0, 0))).toBe(colors.tones[0]);
      expect(pixel(...inCell(0, 0, 50, 50))).toBe(colors.tones[0]);
      expect(pixel(...inCell(3, 0))).toBe(colors.goalPiece);
      expect(pixel(...inCell(3, 1, 0, -50))).toBe(colors.goalPiece);
      expect(pixel(...inCell(2, 0))).toBe(colors.floor);
      expect(pixel(...inCell(2, 1))).toBe(colors.wall);
      // Between two pieces, and outside.
      expect(pixel(...inCell(0, 1, 0, 50))).toBe(colors.floor);
      expect(pixel(0, 0)).toBe('nothing');
    }
  });

  test('shows the state given', () => {
    const [, state] = statesAlong(BLOCKS, parseMoves(BLOCKS, 'AD'));
    const { pixel } = decoded(boardPng(BLOCKS, state, { labels: false }));
    expect(pixel(...inCell(0, 0))).toBe(LIGHT.floor);
    expect(pixel(...inCell(1, 2))).toBe(LIGHT.tones[0]);
  });

  test('shows a hint as an arrow with an edge', () => {
    const { pixel } = decoded(boardPng(TILES, undefined, { hint: 'L' }));
    // The 7 goes left, from beside its number to the middle of the gap.
    expect(pixel(...inCell(0, 2, 40))).toBe(LIGHT.accent);
    expect(pixel(...inCell(0, 2, 40, 7))).toBe(LIGHT.page);
    expect(pixel(...inCell(0, 2, 40, 12))).toBe(LIGHT.floor);
    expect(pixel(...inCell(2, 2, 40))).toBe(LIGHT.tile);
  });

  test('has numbers and letters that differ, and none where none are wanted', () => {
    const ink = (text: string) => {
      const { pixel } = decoded(boardPng(parsePuzzle(text)));
      const around = Array.from({ length: 60 * 60 }, (_, at) =>
        pixel(...inCell(0, 0, (at % 60) - 30, Math.floor(at / 60) - 30)),
      );
      expect(new Set(around).size).toBeGreaterThan(2);
      return around.join();
    };
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'é'];
    const drawn = letters.map((label) => ink(`start:\n${label}.\ngoal:\n.${label}\n`));
    expect(new Set(drawn).size).toBe(letters.length);
    expect(ink('start:\né.\ngoal:\n.é\n')).toBe(ink('start:\n鸟.\ngoal:\n.鸟\n'));
    // The foot of the 1, and its place without a label.
    const { pixel } = decoded(boardPng('1 2 3/4 5 6/7 8 0'));
    expect(pixel(...inCell(0, 0, 3, 8))).not.toBe(LIGHT.tile);
    const plain = decoded(boardPng(BLOCKS, undefined, { labels: false }));
    expect(plain.pixel(...inCell(3, 0, 0, 50))).toBe(LIGHT.goalPiece);
  });

  test('a large board has as many pixels as a picture may have', () => {
    const rows = Array.from({ length: 60 }, (_, row) => (row === 0 ? 'A' : '.') + '.'.repeat(59));
    const goal = rows.toReversed();
    const text = `start:\n${rows.join('\n')}\ngoal:\n${goal.join('\n')}\n`;
    const { width, height } = decoded(boardPng(text));
    expect([width, height]).toEqual([2048, 2048]);
  });

  test('refuses what makes no sense', () => {
    for (const width of [0, 1.5, 5000, Number.NaN]) {
      expect(() => boardPng(TILES, undefined, { width })).toThrow(
        expect.objectContaining({ hint: 'it must be a whole number from 1 to 2048' }),
      );
    }
    expect(() => boardPng(TILES, undefined, JSON.parse('{"width":"9"}'))).toThrow(
      'width is string',
    );
    expect(() => boardPng(TILES, undefined, JSON.parse('{"line":"L"}'))).toThrow(
      'no option "line"',
    );
    expect(() => boardPng(TILES, undefined, { hint: 'R' })).toThrow('no tile can move right');
  });
});
