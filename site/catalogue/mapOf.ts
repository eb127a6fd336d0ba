import { type PuzzleRecord, puzzleOf } from '@glissade/catalogue';
import { MAP_STATES_MAX, mapSync, mapText } from 'glissade/map';

/** Pictures of more states are large files, and take seconds to lay out. */
const DRAWN_MAX = 1_500;

/** Drawn all the same: everybody asks for it. */
const ALWAYS = ['klotski'];

/** True for puzzles whose page shows all states; those of others are seen in the app. */
export function hasPicture({ id, stateCount }: PuzzleRecord): boolean {
  return (stateCount !== undefined && stateCount <= DRAWN_MAX) || ALWAYS.includes(id);
}

/** True where the app draws a map without being asked for more states. */
export function hasMap({ stateCount }: PuzzleRecord): boolean {
  return stateCount !== undefined && stateCount <= MAP_STATES_MAX;
}

/** The whole space of a puzzle as SVG; mirror images are one dot. */
export function mapPicture(record: PuzzleRecord): string {
  const puzzle = puzzleOf(record);
  const outcome = mapSync(puzzle, { fold: true });
  if (outcome.status !== 'mapped') throw new Error(`${record.id}: ${outcome.status}`);
  const written = { puzzle, ...outcome, title: record.title, language: 'en' } as const;
  return [...mapText(written, 'svg')].join('');
}
