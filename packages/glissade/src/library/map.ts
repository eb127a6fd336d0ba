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
export {
  MAP_FORMATS,
  MAP_LANGUAGES,
  MAP_ROOMS_STATES_MAX,
  MAP_STATES_MAX,
  type MapFormat,
  type MapIndex,
  type MapLanguage,
  type MapMarks,
  type MapOptions,
  type MapOutcome,
  type MapStats,
  map,
  mapSync,
  mapText,
  type NoMap,
  type SpaceMap,
  type WrittenMap,
} from '@glissade/engine';
