/**
 * Who may import whom: a room of the house, and the rooms it may import from. A room is a folder
 * of the repository; a file outside every room (an index, a test, a tool) is not a room.
 * The table stands here, once; docs/ARCHITECTURE.md explains it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const law = {
  'core/board': [],
  'core/puzzle': ['core/board'],
  'core/state': ['core/puzzle', 'core/board'],
  'core/move': ['core/state', 'core/puzzle', 'core/board'],
  'core/notation': ['core/move', 'core/state', 'core/puzzle', 'core/board'],
  'core/space': ['core/state', 'core/move', 'core/puzzle', 'core/board'],
  catalogue: ['core'],
  'engine/problem': ['core'],
  'engine/heuristic': ['engine/problem', 'core'],
  'engine/search': ['engine/problem', 'engine/heuristic', 'core'],
  'engine/backend': ['engine/search', 'engine/heuristic', 'engine/problem', 'kernels', 'core'],
  'engine/solve': ['engine/backend', 'engine/search', 'engine/heuristic', 'engine/problem', 'core'],
  'engine/analyse': ['engine/solve', 'engine/backend', 'engine/search', 'engine/problem', 'core'],
  'engine/worker': ['engine/analyse', 'engine/solve', 'core'],
  core: [],
  kernels: [],
  engine: ['kernels', 'core'],
  glissade: ['engine', 'catalogue', 'core'],
};

/** Packages that a page or a worker runs, so neither Node's modules nor libraries are in them. */
export const pureRooms = ['core', 'catalogue', 'kernels', 'engine'];
