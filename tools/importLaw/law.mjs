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
  'engine/threads': [],
  'engine/storage': [],
  'engine/tableCache': ['engine/storage'],
  'engine/jobs': ['engine/backend', 'engine/threads', 'engine/storage', 'kernels'],
  'engine/backend': [
    'engine/storage',
    'engine/threads',
    'engine/tableCache',
    'engine/search',
    'engine/heuristic',
    'engine/problem',
    'kernels',
    'core',
  ],
  'engine/solve': [
    'engine/storage',
    'engine/threads',
    'engine/backend',
    'engine/search',
    'engine/heuristic',
    'engine/problem',
    'core',
  ],
  'engine/analyse': ['engine/solve', 'engine/backend', 'engine/search', 'engine/problem', 'core'],
  'engine/generate': ['engine/analyse', 'engine/solve', 'engine/backend', 'engine/search', 'core'],
  'engine/worker': ['engine/generate', 'engine/analyse', 'engine/solve', 'core'],
  core: [],
  kernels: [],
  engine: ['kernels', 'core'],
  glissade: ['engine', 'catalogue', 'core'],
  // The app. Search code runs in web/worker alone: no other room may import the engine.
  'web/store': [],
  // Types alone: the codes of what the engine refuses.
  'web/text': ['web/store', 'web/worker', 'core'],
  'web/game': ['core'],
  'web/times': ['web/text', 'web/ui', 'web/settings', 'web/store', 'web/game', 'core'],
  'web/settings': ['web/text', 'web/ui', 'web/store', 'core'],
  'web/ui': ['web/text'],
  'web/board': ['web/game', 'web/text', 'web/ui', 'web/settings', 'web/store', 'core'],
  'web/share': ['web/game', 'web/text', 'web/ui', 'catalogue', 'core'],
  'web/worker': ['engine', 'catalogue', 'core'],
  'web/solver': ['web/worker', 'core'],
  'web/export': ['web/board', 'web/game', 'web/text', 'web/ui', 'web/settings', 'core'],
  'web/app': ['web', 'core'],
  'web/start': ['web', 'catalogue', 'core'],
  'web/play': ['web', 'catalogue', 'core'],
  'web/panels': ['web', 'core'],
  'web/review': ['web', 'core'],
  'web/edit': ['web', 'core'],
  'web/player': ['web', 'core'],
  'web/offline': [],
  web: ['engine', 'catalogue', 'core'],
};

/** Packages that a page or a worker runs, so neither Node's modules nor libraries are in them. */
export const pureRooms = ['core', 'catalogue', 'kernels', 'engine'];
