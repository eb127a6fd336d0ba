/* What the reader calls a puzzle: by its title, or as the catalogue knows it. */
import type { PuzzleRecord } from '@glissade/catalogue';
import type { Puzzle } from '@glissade/core';
import { language, text } from '../text/text.ts';
import { plainTitle } from './plainTitle.ts';

function chineseName({ names }: PuzzleRecord): string {
  return names.find((name) => /\p{sc=Han}/u.test(name)) ?? '';
}

/** The name a reader knows it by. */
export function nameOf(record: PuzzleRecord): string {
  const plain = plainTitle(record.title);
  return language() === 'zh' ? chineseName(record) || plain : plain;
}

/** The Chinese name, to stand beside an English one; '' where there is none or it is the first. */
export function nameBeside(record: PuzzleRecord): string {
  return language() === 'zh' ? '' : chineseName(record);
}

/** Whether the reader calls it by its own title, which is in Latin letters. */
export const bearsTitle = ({ info }: Puzzle) => info.title !== undefined && language() !== 'zh';

/** The title of a puzzle, which may be a known one. */
export function titleOf({ info, board, type }: Puzzle, known: PuzzleRecord | undefined): string {
  if (known) return nameOf(known);
  if (info.title !== undefined) return plainTitle(info.title);
  const words = text().play;
  return type === 'tiles' ? words.tilePuzzle(board.width, board.height) : words.untitled;
}
