/**
 * The engines that `solve` can be given by name: fast ones first, then the textbook algorithms.
 *
 * @example
 * ```ts
 * import { ENGINE_NAMES } from 'glissade/search';
 * console.log(ENGINE_NAMES.includes('idastar')); // → true
 * ```
 */
export const ENGINE_NAMES = [
  'kernel',
  'packed',
  'tiles',
  'constructive',
  'anytime',
  'bfs',
  'bfs-late',
  'dfs',
  'dfs-marked',
  'iddfs',
  'ucs',
  'greedy',
  'astar',
  'idastar',
  'bidirectional',
] as const;

/** The name of an engine that can be asked for. */
export type EngineName = (typeof ENGINE_NAMES)[number];

/** What an outcome names as its engine: `windows` shortens a line that was given. */
export type AnsweringEngine = EngineName | 'windows';
