import { puzzleById, puzzleOf } from '@glissade/catalogue';
import { parsePuzzle } from '@glissade/core';
import { afterEach, expect, test, vi } from 'vitest';
import { photoText } from '../text/photoText.ts';
import { chooseLanguage } from '../text/text.ts';
import { pieceSaid } from './pieceSaid.ts';

afterEach(async () => {
  await chooseLanguage('en');
  vi.unstubAllGlobals();
});

test('a piece is called by its letter, and in Chinese as the board will call it', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const klotski = puzzleOf(puzzleById('klotski')!);
  expect(pieceSaid('B', klotski)).toBe('piece B');
  await chooseLanguage('zh');
  expect(pieceSaid('B', klotski)).toBe('曹操');
  expect(photoText().goalOf(pieceSaid('B', klotski), 1, 2, false)).toContain('列的曹操移到');
  expect(pieceSaid('B', undefined)).toBe('滑块 B');
  expect(pieceSaid('A', parsePuzzle('start:\nA.B\n...\ngoal:\n...\nA..\n'))).toBe('滑块 A');
});
