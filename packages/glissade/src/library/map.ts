/**
 * The whole space of a puzzle as a picture: every state a dot, near the states that are few moves
 * away, with the start, goals, milestones, doors and a shortest solution.
 *
 * @example
 * ```ts
 * import { map, mapText } from 'glissade/map';
 * import { parsePuzzle } from 'glissade';
 * const puzzle = parsePuzzle('start:\nA..\ngoal:\n..A');
 * const outcome = await map(puzzle);
 * if (outcome.status === 'mapped') {
 *   const written = { puzzle, ...outcome, title: 'A row', language: 'en' } as const;
 *   const svg = [...mapText(written, 'svg')].join('');
 *   console.log(svg.includes('3 states, 3 edges')); // → true
 * }
 * ```
 * @packageDocumentation
 */

export type { MapIndex } from '@glissade/analysis/map/mapIndex';
export {
  MAP_ROOMS_STATES_MAX,
  MAP_STATES_MAX,
  type MapOptions,
  map,
  mapSync,
} from '@glissade/analysis/map/mapping';
export type {
  MapMarks,
  MapOutcome,
  MapStats,
  NoMap,
  SpaceMap,
} from '@glissade/analysis/map/spaceMap';
export { MAP_LANGUAGES, type MapLanguage } from '@glissade/prose/map/legend';
export { MAP_FORMATS, type MapFormat, mapText } from '@glissade/prose/map/mapText';
export type { WrittenMap } from '@glissade/prose/map/written';
