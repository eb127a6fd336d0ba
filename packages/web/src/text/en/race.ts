import { pseudocode } from './pseudocode.ts';

export const race = {
  title: 'Race of searches',
  hint: 'Watch and compare search algorithms',
  intro: 'Several searches on one puzzle. One tick of the clock is one expansion in every lane.',
  puzzle: 'Puzzle',
  fromPlay: 'The board you play',
  samples: {
    easy: '8-puzzle, 5 moves',
    middle: '8-puzzle, 23 moves',
    hardest: '8-puzzle, 31 moves',
    fifteen: '15-puzzle, 15 moves',
    blocks: 'Blocks, 20 moves',
  },
  given: 'The board from the link',
  run: 'Run',
  pause: 'Pause',
  first: 'To the start',
  back: 'One expansion back',
  step: 'One expansion on',
  last: 'To the end',
  place: 'Expansions shown',
  placeOf: (at: string, last: string) => `${at} of ${last} expansions`,
  speed: 'Expansions a second',
  add: 'Add a search',
  remove: 'Remove',
  settings: 'Change',
  lane: (number: number) => `Search ${number}`,
  algorithm: 'Algorithm',
  algorithms: {
    bfs: 'Breadth-first',
    'bfs-late': 'Breadth-first, goal test when expanded',
    dfs: 'Depth-first',
    'dfs-marked': 'Depth-first, marked when generated',
    iddfs: 'Iterative deepening',
    ucs: 'Uniform cost',
    greedy: 'Greedy best-first',
    astar: 'A*',
    idastar: 'IDA*',
    bidirectional: 'From both ends',
  },
  goalTest:
    'It tests for the goal when a state is generated. Many courses test it when the state is ' +
    'taken from the queue: that is the next algorithm of the list.',
  heuristic: 'Heuristic h',
  heuristics: {
    zero: 'h = 0',
    misplaced: 'misplaced tiles',
    manhattan: 'Manhattan distance',
    'linear-conflict': 'linear conflict',
    patterns: 'pattern databases',
    expression: 'your own formula',
    script: 'your own function',
    blocks: 'block distances',
  },
  own: {
    expression: 'Formula',
    script: 'Function of board and goal (arrays of tiles, 0 is the gap)',
    names:
      'misplaced, manhattan, linear_conflict, conflicts, rows, columns, inversions, gap, max, min',
    gives:
      'It returns h, a number; or an array with what the tile in each cell adds: ' +
      'h is their sum, and the board shows them; or both: { h, parts }.',
    use: 'Use it',
    check: 'Compare with the true distances',
    checking: 'Comparing on all boards …',
    onlySmall: 'Boards of up to nine cells can be checked.',
    admissible: (boards: string, consistent: boolean) =>
      `Admissible: never above the true distance on ${boards} boards. ` +
      (consistent
        ? 'It is also consistent.'
        : 'Not consistent: it falls by more than 1 in one move.'),
    tooHigh: (board: string, says: string, truth: number, count: string, boards: string) =>
      `Not admissible: on ${board} it says ${says}, the true distance is ${truth}. ` +
      `Too high on ${count} of ${boards} boards.`,
  },
  weight: 'Weight w in f = g + w·h',
  ties: 'Of nodes with equal f, first',
  tieRules: {
    'low-h': 'the smaller h',
    'low-g': 'the smaller g',
    fifo: 'the older node',
    lifo: 'the newer node',
  },
  gapOrder: 'Moves of the gap, in this order',
  gapOrderUsual: 'as the rules list them',
  working: 'searching …',
  solved: (length: string) => `${length}, proved shortest`,
  solvedEqual: (length: string) => `${length}: shortest, but not proved by this search`,
  solvedLonger: (length: string, more: number, times: string) =>
    `${length}, ${more} more than the shortest: ${times} times as long.`,
  promised: (weight: string) => `The weight allows up to ${weight} times.`,
  solvedOpen: (length: string) => `${length}, not proved shortest`,
  unsolvable: 'no solution',
  limit: (nodes: string, bound: number) =>
    `gave up after ${nodes} expansions: at least ${bound} moves`,
  counts: {
    expanded: 'Expanded',
    generated: 'Generated',
    frontier: 'Frontier',
    bytes: 'Memory',
    depth: 'Depth',
    bound: 'At least',
    branching: 'Branching b*',
  },
  value: 'g + h',
  valueOf: (g: string, h: string, f: string) => `g ${g}, h ${h}, f ${f}`,
  backward: 'from the goal',
  bytes: (count: number) =>
    count < 1e6 ? `${Math.round(count / 1e3)} kB` : `${(count / 1e6).toFixed(1)} MB`,
  levels: 'Nodes by depth',
  levelsForward: 'From the start, by depth',
  layers: 'Nodes by f',
  layersBackward: 'From the goal, by depth',
  bars: (from: string, to: string, most: string) => `${from} to ${to}; at most ${most}`,
  legend: { open: 'on the frontier', closed: 'expanded' },
  iterations: 'Iterations: bound and expansions',
  chart: 'Counts over expansions',
  chartSaid: (measure: string) => `${measure} over expansions; both axes are logarithmic`,
  measures: { generated: 'Generated', frontier: 'Frontier', bytes: 'Memory', depth: 'Depth' },
  csv: 'Save as CSV',
  svg: 'Save as SVG',
  link: 'Copy a link to this race',
  present: {
    open: 'Present',
    link: 'Copy a link that presents it',
    title: (puzzle: string) => `Race of searches: ${puzzle}`,
    leave: 'Leave the presentation',
    screen: 'Full screen',
    keys: [
      'Space: run · ← →: one expansion · Home, End · + −: speed',
      'H: what h counts · P: pseudocode · F: full screen · Esc',
    ].join(' · '),
  },
  failed: (why: string) => `This search cannot run: ${why}.`,
  parts: {
    show: 'What h counts on this board',
    hint: (type: 'tiles' | 'blocks') =>
      `Touch a ${type === 'tiles' ? 'tile' : 'piece'} to see what h counts.`,
    total: (h: string, parts: readonly number[]) =>
      parts.length > 1 ? `h = ${parts.join(' + ')} = ${h}` : `h = ${h}`,
    tile: (label: string, rows: number, columns: number, adds: number) => {
      const far = [
        ...(rows > 0 ? [`${rows} ${rows === 1 ? 'row' : 'rows'}`] : []),
        ...(columns > 0 ? [`${columns} ${columns === 1 ? 'column' : 'columns'}`] : []),
      ];
      return `${label}: ${far.join(' + ')} = ${adds}`;
    },
    misplaced: (label: string) => `${label} is not in its place: 1`,
    pair: (one: string, other: string) => `${one} and ${other}`,
    line: (line: 'row' | 'column', at: number, pairs: string, adds: string) =>
      `Conflict in ${line} ${at}: ${pairs} must pass each other = ${adds}`,
    feature: (name: string, value: string, factor: string) =>
      factor === '1' ? `${name} = ${value}` : `${name} = ${value}, times ${factor}`,
    noSum: 'h is not a plain sum of these, so no tile has a share of its own.',
    share: (label: string, adds: string) => `${label} adds ${adds}`,
    rest: (adds: string) => `Besides the tiles: ${adds}`,
    block: (label: string, length: string) => `${label} alone on the board: ${length}`,
    shut: (label: string) => `${label} cannot reach its place, even alone on the board`,
    pattern: (tiles: string, adds: number) => `Pattern ${tiles}: ${adds} moves of its own tiles`,
  },
  pseudocode,
  map: {
    show: 'Show the map of all states',
    hide: 'Hide the map',
    picture: (states: string, closed: string, open: string) =>
      `Map of all ${states} states: ${closed} expanded, ${open} on the frontier`,
    here: 'the state expanded last',
    unseen: 'not reached yet',
  },
  code: {
    held: 'The heuristic of this search came with the link: someone else wrote it.',
    run: 'Run it',
    safe: 'It runs where it can reach neither the network nor anything you have stored.',
  },
  scriptAt: (what: string, line: number, name: string) =>
    name === '' ? `${what} (line ${line})` : `${what} (${name}, line ${line})`,
  script: {
    function: 'this is not a function',
    'call-time': 'one call took 1000 ms',
    'all-time': 'all calls together took a minute',
    memory: 'it needs more than 16 MB',
    value: (found: string) => `it gives ${found}, not a number that is 0 or more`,
    parts: (found: string) => `what the tiles add must be one number for each cell: ${found}`,
    thrown: (found: string) => found || 'it failed',
    stuck: 'one call did not end',
  },
  formula: {
    at: (what: string, column: number) => `${what} (column ${column})`,
    long: (found: string) => `it is longer than ${found} characters`,
    character: (found: string) => `"${found}" means nothing here`,
    name: (found: string) => `"${found}" is not known`,
    end: 'it ends too soon',
    extra: (found: string) => `"${found}" is not expected here`,
    expected: (found: string) => `"${found}" is expected here`,
    'one-value': (found: string) => `${found} takes one value`,
  },
  tooLong: (seconds: number) => `it took longer than ${seconds} s`,
};
