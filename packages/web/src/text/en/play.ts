import type { Puzzle } from '@glissade/core';

/** Names of metrics with a count, as in "81 moves". */
const metricNames = {
  steps: 'steps',
  slides: 'slides',
  moves: 'moves',
  stm: 'moves',
  mtm: 'pushes',
};

const single = { steps: 'step', slides: 'slide', moves: 'move', stm: 'move', mtm: 'push' };

export const play = {
  /** What a piece is called. */
  pieceName: (puzzle: Puzzle, piece: number) => puzzle.pieces[piece]!.label,
  metric: metricNames,
  unit: (count: number, metric: keyof typeof metricNames) =>
    count === 1 ? single[metric] : metricNames[metric],
  /** "81 moves", "1 move" */
  length: (count: number, metric: keyof typeof metricNames) =>
    `${count.toLocaleString('en')} ${count === 1 ? single[metric] : metricNames[metric]}`,
  metricHelp: {
    steps: 'one piece, one cell',
    slides: 'one piece, straight, any distance',
    moves: 'one piece, any path',
    stm: 'one tile, one cell',
    mtm: 'a line of tiles pushed together',
  },
  untitled: 'Sliding puzzle',
  /** A puzzle's title, as short as it can be. */
  known: (title: string) => title.replace(/^Rush Hour board 0*(\d+)$/, 'Rush Hour $1'),
  tilePuzzle: (width: number, height: number) => `${width}×${height} tiles`,
  shortest: (length: string) => `shortest ${length}`,
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart',
  bookmark: 'Bookmark',
  bookmarks: 'Bookmarks',
  commands: 'Type',
  help: 'Keys',
  time: 'Time',
  look: 'Look',
  goal: 'Goal',
  showGoal: 'Show the goal',
  anyGoal: (count: number) => `Any of ${count}`,
  solved: 'Solved',
  solvedBest: 'the shortest possible',
  solvedOver: (length: string) => `shortest: ${length}`,
  solvedHelped: 'with help',
  again: 'Play again',
  shuffle: 'Shuffle again',
  review: 'Review',
  shareResult: 'Share result',
  bookmarkName: 'Name of the bookmark',
  bookmarkAdd: 'Save',
  bookmarkNone: 'No bookmarks yet. Save this state under a name to return to it at any time.',
  bookmarkRemove: (name: string) => `Remove ${name}`,
  branches: 'Branches from here',
  branch: (move: string) => `Go on with ${move}`,
  commandLabel: 'Command',
  commandHint: 'R2, where 7, goal, help …',
  commandRun: 'Run',
  keysTitle: 'Keys and gestures',
  keys: {
    arrowsTile: ['Arrows', 'move the tile beside the gap that way'],
    arrowsFar: ['Shift + arrow', 'move as far as possible'],
    arrowsBlock: ['Arrows', 'move over the board; Enter picks up a piece, then the arrows move it'],
    drag: ['Drag', 'move a piece, around corners too'],
    tap: ['Tap', 'slide a piece, or show where it can stop'],
    undo: ['Ctrl + Z', 'undo'],
    redo: ['Ctrl + Y', 'redo'],
    restart: ['', 'restart (can be undone)'],
    hint: ['', 'hint'],
    new: ['', 'another puzzle'],
    shuffle: ['Space', 'shuffle a tile board before you start and after you solve it'],
    copy: ['Ctrl + C, Ctrl + V', 'copy the state, paste a puzzle'],
    commands: ['', 'type moves and commands'],
    help: ['', 'this list'],
  },
  said: {
    unknown: (word: string) => `"${word}" is not a command. Type help for a list.`,
    help:
      'Type moves as the solution shows them, such as R2. move 7: slide piece 7. where 7, row 2, ' +
      'board: what lies where. goal: what to do. last: the last move. Also: hint, solution, ' +
      'distance, undo, redo, restart.',
    noPiece: (label: string) => `There is no piece ${label}.`,
    noMove: (label: string) => `${label} cannot move.`,
    several: (label: string, ways: readonly string[]) =>
      `${label} can move ${ways.join(' or ')}. Say which way.`,
    noRow: (row: string) => `There is no row ${row}.`,
    row: (row: number, cells: string) => `Row ${row}: ${cells}.`,
    free: 'free',
    wall: 'wall',
    where: (piece: string) => `${piece}.`,
    nothingYet: 'No move has been played yet.',
    last: (move: string) => `Last move: ${move}.`,
    badMove: (why: string) => `Not played: ${why}.`,
    done: (length: string) => `${length}.`,
    hint: 'Looking for a hint.',
    solution: 'Looking for the solution.',
    distance: 'Looking for the distance to the goal.',
  },
};
