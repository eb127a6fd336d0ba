const number = (n: number) => n.toLocaleString('en');
const moves = (n: number) => (n === 1 ? '1 move' : `${number(n)} moves`);

export const design = {
  optimum: 'Optimum',
  optimumIs: 'Optimum:',
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
  unsolvableFacts: 'It has no solution, so there is no more to say.',
  tooLarge: 'It has too many states to say more.',
  looking: 'Looking for more …',
  adjust: 'A harder or easier version',
  harder: (n: number) => `${moves(n)} harder`,
  easier: (n: number) => `${moves(n)} easier`,
  exactly: 'Exactly',
  by: 'Moves',
  noLength: 'The length of the shortest solution must be known first.',
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
  changesLeft: (done: number, of: number) =>
    of === 0 ? 'Finding the changes …' : `${number(done)} of ${number(of)} changes`,
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
  wall: (column: number, row: number) => `wall in row ${row}, column ${column}`,
  open: (column: number, row: number) => `no wall in row ${row}, column ${column}`,
  shift: (piece: string, column: number, row: number) => `${piece} in row ${row}, column ${column}`,
  add: (piece: string, like: string, column: number, row: number) =>
    `${piece}, another ${like}, in row ${row}, column ${column}`,
  start: (distance: number) => `start ${moves(distance)} away`,
  unsolvable: 'unsolvable',
  atLeast: (n: number) => `at least ${number(n)}`,
  same: 'same',
  all: (n: number) => `Show all ${number(n)}`,
  goals: 'Other goals of these pieces',
  goal: (pieces: readonly string[], column: number, row: number) =>
    `${pieces.join(' or ')} in row ${row}, column ${column}`,
  make: 'Print or cut it',
  title: 'Title',
  card: 'Card with QR code',
  cutSheet: 'Cut sheet (SVG)',
  threeMf: '3D print (3MF)',
  stl: '3D print (STL)',
  cell: 'Cell in mm',
  range: (label: string, min: number, max: number) =>
    `${label}: give a whole number from ${number(min)} to ${number(max)}.`,
  broken: (label: string) => `${label} has separate parts, so it cannot be made.`,
};
