/**
 * Who may import whom, beyond what the packages' own dependencies say: the folders in `src` of a
 * package, each with the folders of the same package that it may import from. A file beside the
 * folders may import from all of them. A package that is not listed has no such order.
 * docs/ARCHITECTURE.md explains the table.
 * @typedef {Readonly<Record<string, readonly string[]>>} Folders
 * @type {Readonly<Record<string, Folders>>}
 */
const folders = {
  core: {
    board: [],
    puzzle: ['board'],
    state: ['puzzle', 'board'],
    move: ['state', 'puzzle', 'board'],
    notation: ['move', 'state', 'puzzle', 'board'],
    game: ['move', 'state', 'puzzle', 'board'],
    given: ['move', 'state', 'puzzle', 'board'],
    space: ['move', 'state', 'puzzle', 'board'],
    planning: ['notation', 'given', 'move', 'state', 'puzzle', 'board'],
  },
  search: { problem: [], heuristic: ['problem'] },
  analysis: {
    reasons: [],
    analyse: ['reasons'],
    survey: [],
    trace: [],
    explain: ['analyse', 'reasons'],
    map: ['analyse', 'explain'],
    generate: ['analyse', 'explain'],
    vary: ['analyse', 'explain'],
    scramble: ['analyse'],
    teaching: ['analyse'],
    recording: ['teaching'],
  },
  // The views may import each other; these may not import a view.
  web: {
    store: [],
    offline: [],
    worker: [],
    solver: ['worker'],
    // Types alone: the codes of what the worker refuses.
    text: ['store', 'worker'],
    ui: ['text'],
    settings: ['text', 'ui', 'store'],
    game: ['text'],
    times: ['text', 'ui', 'settings', 'store', 'game'],
    board: ['game', 'text', 'ui', 'settings', 'store'],
    share: ['game', 'text', 'ui'],
    export: ['board', 'game', 'text', 'ui', 'settings'],
  },
};

/** Packages that a page or a worker runs: they import no library and no Node module. */
const purePackages = [
  'core',
  'catalogue',
  'platform',
  'search',
  'blocks',
  'tiles',
  'solve',
  'picture',
  'analysis',
  'prose',
  'worker',
  'vision',
];

/** Search code runs in workers: in the app, one room alone may import more of these packages. */
const ofWorkers = {
  room: 'web/worker',
  others: ['platform/(src|dist)/files/checksum.[jt]s'],
  packages: ['search', 'blocks', 'tiles', 'solve', 'analysis', 'prose', 'worker', 'platform'],
};

export const law = { folders, purePackages, ofWorkers };
