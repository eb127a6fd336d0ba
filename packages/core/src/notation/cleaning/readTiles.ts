/* A board of tiles in a text that no form knows, with its goal where the text has one. */
import type { FormReading } from '../form.ts';
import { blocksOf, filledLines, textInPlace } from '../forms/text.ts';
import { tileReading } from '../forms/tiles/tileReading.ts';
import { placeInRaw, uncleaned } from './cleanText.ts';
import { undisguised } from './disguises.ts';
import { findTiles, type Hidden } from './foundTiles.ts';
import { DISGUISED_LENGTH_MAX } from './guesses/guess.ts';
import { hasWords, withoutProse } from './prose.ts';
import { tilesInText } from './tilesInText.ts';

/** A side, or rows and columns, before a start and its goal. */
const SIZE = /^\s*(\d{1,3})(?:[\sx×,]+(\d{1,3}))?\s*$/;
/** Between boards side by side, or behind a matrix that is turned. */
const ARROW = /[-=]>|→|\]\.?'/;

/** The board of tiles in a text and, behind a blank line, its goal. */
export function readHiddenTiles(text: string): FormReading | undefined {
  const boards = boardsAmongWords(text);
  const pair = boards?.goal ? boards : halvesOf(text);
  const reading = pair && readingOf(pair.start, pair.goal);
  const board = reading ? undefined : (hiddenTiles(text) ?? boards?.start);
  return reading ?? (board && readingOf(board));
}

/**
 * A start and a goal that words name, or a board that a program lays out: without the words, the
 * first would be the start, and the list would stand by rows.
 */
export function readNamedTiles(text: string): FormReading | undefined {
  const boards = boardsAmongWords(text);
  const isSaid = boards?.goal ?? boards?.start.found.isLaidOut;
  return isSaid && readingOf(boards!.start, boards!.goal);
}

function boardsAmongWords(text: string) {
  return hasWords(text) || ARROW.test(text) ? tilesInText(text) : undefined;
}

/** A start and its goal one below the other, each a whole board, perhaps behind their size. */
function halvesOf(text: string) {
  const blocks = blocksOf(text);
  const all = filledLines(text);
  const size = all.length % 2 > 0 ? SIZE.exec(all[0]!.text) : undefined;
  const lines = size ? all.slice(1) : all;
  const height = lines.length / 2;
  // A 2 is the number of boards.
  if (size && (Number(size[1]) !== height || (height === 2 && !size[2]))) return undefined;
  if (blocks.length !== 2 && !(height > 1 && Number.isInteger(height))) return undefined;
  const parts = blocks.length === 2 ? blocks : [lines.slice(0, height), lines.slice(height)];
  const [start, goal] = parts.map((part) => hiddenTiles(textInPlace(part)));
  return start && goal && { start, goal };
}

/** The tiles of a text as it stands, without its disguises, or without its prose. */
export function hiddenTiles(
  text: string,
  sides?: { readonly width: number; readonly height: number },
): Hidden | undefined {
  if (text.length > DISGUISED_LENGTH_MAX) return undefined;
  const raw = uncleaned(text);
  const { clean, names } = undisguised(raw);
  const bare = withoutProse(clean);
  const shortMin = hasWords(text) ? undefined : 1;
  const ways = [
    { cleaned: raw, taken: [] },
    { cleaned: clean, taken: names },
    { cleaned: bare, taken: [...names, 'prose'] },
  ];
  for (const [at, { cleaned, taken }] of ways.entries()) {
    if (at > 0 && cleaned === ways[at - 1]!.cleaned) continue;
    const found = findTiles(cleaned.text, sides, shortMin);
    if (found) return { found, names: taken, clean: cleaned };
  }
  return undefined;
}

function readingOf(start: Hidden, goal?: Hidden): FormReading | undefined {
  const { grid, notes } = start.found;
  const to = goal?.found.grid;
  if (to && (to.width !== grid.width || to.height !== grid.height)) return undefined;
  const names = [...new Set([...start.names, ...(goal?.names ?? [])])];
  const all = [...notes, ...(goal?.found.notes ?? []), ...notesOf(names)];
  const reading = tileReading(grid, to ? { grid: to } : { name: 'standard' }, all);
  return {
    // A copy would read the spec at once.
    get spec() {
      return reading.spec;
    },
    notes: reading.notes,
    placeOf: (place) => placeInRaw(start.clean, reading.placeOf(place)),
    puzzle: reading.puzzle,
  };
}

/** What was set aside, as notes. */
export function notesOf(names: readonly string[]): string[] {
  return names.length > 0 ? [`read without ${names.join(', ')}`] : [];
}
