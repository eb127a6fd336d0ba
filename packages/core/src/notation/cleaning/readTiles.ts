/* A board of tiles in a text that no form knows, with its goal where the text has one. */
import type { FormReading } from '../form.ts';
import { blocksOf } from '../forms/text.ts';
import { tileReading } from '../forms/tiles/tileReading.ts';
import type { SourceLine } from '../sourceText.ts';
import { type CleanText, placeInRaw, uncleaned } from './cleanText.ts';
import { undisguised } from './disguises.ts';
import { type FoundTiles, findTiles } from './foundTiles.ts';
import { labelledParts } from './labels.ts';
import { numberRuns } from './numberRuns.ts';
import { hasWords, withoutProse } from './prose.ts';

/** Nobody writes more around a board, nor a larger board by hand. */
export const DISGUISED_LENGTH_MAX = 20_000;

/** The board of tiles in a text and, under labels or behind a blank line, its goal. */
export function readHiddenTiles(text: string): FormReading | undefined {
  const areWords = hasWords(text);
  const parts = areWords ? labelledParts(text) : undefined;
  const start = parts && hiddenTiles(parts.start);
  const goal = start && hiddenTiles(parts.goal, start.found.grid);
  if (goal) return readingOf(start, goal);
  const [first, second, ...more] = blocksOf(text);
  if (first && second && more.length === 0) {
    const [from, to] = [first, second].map((block) => hiddenTiles(textOf(block)));
    if (from && to) return readingOf(from, to);
  }
  const board = hiddenTiles(text) ?? (areWords ? tilesInSentence(text) : undefined);
  return board && readingOf(board);
}

/** The only board of tiles among the runs of numbers of a text. */
function tilesInSentence(text: string): Hidden | undefined {
  const boards = numberRuns(text).flatMap((run) => {
    const found = findTiles(run);
    return found ? [{ found, names: ['prose'], clean: uncleaned(run) }] : [];
  });
  return boards.length === 1 ? boards[0] : undefined;
}

/** A board of tiles, and the cleaned text in which its places are. */
type Hidden = {
  readonly found: FoundTiles;
  readonly names: readonly string[];
  readonly clean: CleanText;
};

/** The tiles of a text as it stands, without its disguises, or without its prose. */
export function hiddenTiles(
  text: string,
  sides?: { readonly width: number; readonly height: number },
): Hidden | undefined {
  if (text.length > DISGUISED_LENGTH_MAX) return undefined;
  const raw = uncleaned(text);
  const { clean, names } = undisguised(raw);
  const bare = withoutProse(clean);
  const ways = [
    { cleaned: raw, taken: [] },
    { cleaned: clean, taken: names },
    { cleaned: bare, taken: [...names, 'prose'] },
  ];
  for (const [at, { cleaned, taken }] of ways.entries()) {
    if (at > 0 && cleaned === ways[at - 1]!.cleaned) continue;
    const found = findTiles(cleaned.text, sides);
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
    ...(reading.puzzle ? { puzzle: reading.puzzle } : {}),
  };
}

/** What was set aside, as notes. */
export function notesOf(names: readonly string[]): string[] {
  return names.length > 0 ? [`read without ${names.join(', ')}`] : [];
}

/** A block's lines as a text in which they stand where they stood. */
function textOf(lines: readonly SourceLine[]): string {
  return '\n'.repeat(lines[0]!.number - 1) + lines.map(({ text }) => text).join('\n');
}
