const number = (n: number) => n.toLocaleString('en');
const moves = (n: number) => (n === 1 ? '1 move' : `${number(n)} moves`);

export const design = {
  optimum: 'Optimum',
  metrics: { moves: 'moves', slides: 'slides', steps: 'steps' },
  solutions: (n: string) => `Shortest solutions: ${n}`,
  difficulty: (score: number) => `Difficulty: about ${score} of 10`,
  parts: {
    length: 'length of the solution',
    farthest: 'how far from the goal a player can get in as many moves',
  },
  chapters: (lengths: readonly number[]) =>
    `Chapters: ${[...lengths.slice(0, -1).map(number), moves(lengths.at(-1) ?? 0)].join(' + ')}`,
  useless: (labels: readonly string[]) =>
    labels.length === 0
      ? 'Every piece is moved by some shortest solution.'
      : `Pieces that no shortest solution moves: ${labels.join(', ')}`,
  unsolvableFacts: 'There is no solution to say more of.',
  tooLarge: 'There are too many states to say more.',
  looking: 'Looking …',
  adjust: 'Another version of it',
  harder: (n: number) => `${moves(n)} harder`,
  easier: (n: number) => `${moves(n)} easier`,
  exactly: 'Exactly',
  by: 'Moves',
  noLength: 'To count from, the length of the shortest solution must be known.',
  notEasier: (by: number, length: number) =>
    `Its shortest solution has ${moves(length)}, so it cannot be ${moves(by)} easier.`,
  stop: 'Stop',
  searching: (tried: number, length: number) =>
    `${number(tried)} versions tried, the closest: ${moves(length)}`,
  found: (before: number, length: number) => `From ${number(before)} to ${moves(length)}:`,
  nearest: (before: number, length: number) =>
    `No exact match. The closest, from ${number(before)} to ${moves(length)}:`,
  failed: 'Nothing found',
  undo: 'Undo all changes',
  changes: 'What one change would do',
  changesLeft: (done: number, of: number) => `${number(done)} of ${number(of)} changes`,
  change: 'Change',
  after: 'Optimum',
  use: 'Use',
  useChange: (change: string) => `Use: ${change}`,
  remove: (piece: string) => `without ${piece}`,
  glue: (piece: string, other: string) => `${piece} and ${other} glued`,
  widen: {
    left: 'one more column at the left',
    right: 'one more column at the right',
    top: 'one more row at the top',
    bottom: 'one more row at the bottom',
  },
  wall: (column: number, row: number) => `wall at column ${column}, row ${row}`,
  open: (column: number, row: number) => `no wall at column ${column}, row ${row}`,
  shift: (piece: string, column: number, row: number) => `${piece} at column ${column}, row ${row}`,
  add: (piece: string, like: string, column: number, row: number) =>
    `${piece}, another ${like}, at column ${column}, row ${row}`,
  start: (distance: number) => `start ${moves(distance)} away`,
  unsolvable: 'unsolvable',
  atLeast: (n: number) => `at least ${number(n)}`,
  same: 'same',
  all: (n: number) => `Show all ${number(n)}`,
  goals: 'Other goals of these pieces',
  goal: (pieces: readonly string[], column: number, row: number) =>
    `${pieces.join(' or ')} at column ${column}, row ${row}`,
  make: 'Print or cut it',
  title: 'Title',
  card: 'Card with QR code',
  cutSheet: 'Cut sheet (SVG)',
  threeMf: '3D print (3MF)',
  stl: '3D print (STL)',
  cell: 'Cell in mm',
  broken: (label: string) => `${label} has separate parts, so it cannot be made.`,
};
