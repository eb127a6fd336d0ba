/* A board of tiles in a text that no form knows, with its goal where the text has one. */
import type { FormReading } from '../form.ts';
import { tileReading } from '../forms/tiles/tileReading.ts';
import { placeInRaw } from './cleanText.ts';
import { findTiles, type Hidden } from './foundTiles.ts';
import { DISGUISED_LENGTH_MAX } from './guesses/guess.ts';
import { hasWords } from './prose.ts';
import { stagesOf } from './stages.ts';
import { tilesInText } from './tilesInText.ts';

/** The board of tiles in a text, whatever is written around it. */
export function readHiddenTiles(text: string): FormReading | undefined {
  const board = hiddenTiles(text) ?? tilesInText(text)?.start;
  return board && readingOf(board);
}

/**
 * A start and its goal, or a board that a program lays out: without what is around them, the first
 * might be the goal, and the list would stand by rows.
 */
export function readNamedTiles(text: string): FormReading | undefined {
  const boards = tilesInText(text);
  const isSaid = boards?.goal ?? boards?.start.found.isLaidOut;
  return isSaid && readingOf(boards!.start, boards!.goal);
}

/** The tiles of a text as it stands, without its disguises, or without its prose. */
export function hiddenTiles(
  text: string,
  sides?: { readonly width: number; readonly height: number },
): Hidden | undefined {
  if (text.length > DISGUISED_LENGTH_MAX) return undefined;
  const stages = stagesOf(text);
  const shortMin = hasWords(text) ? undefined : 1;
  const left = new Map([
    [stages.raw, []],
    [stages.clean, stages.names],
    [stages.bare, stages.bareNames],
  ]);
  for (const [clean, names] of left) {
    const found = findTiles(clean.text, sides, shortMin);
    if (found) return { found, names, clean };
  }
  return undefined;
}

export function readingOf(start: Hidden, goal?: Hidden): FormReading | undefined {
  const { grid, notes } = start.found;
  const to = goal?.found.grid;
  if (to && (to.width !== grid.width || to.height !== grid.height)) return undefined;
  const names = [...new Set([...start.names, ...(goal?.names ?? [])])];
  const all = [...new Set([...notes, ...(goal?.found.notes ?? []), ...notesOf(names)])];
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
