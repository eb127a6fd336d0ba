export const photo = {
  title: 'Photograph it',
  hint: 'A photo or a screenshot is read here',
  choose: 'Choose a picture',
  camera: 'Take a photo',
  how: 'Or paste a picture, or drop one here. Hold the phone straight above the board.',
  local: 'The picture stays on this device.',
  failed: 'The reader could not be loaded. Go online once, then choose the picture again.',
  reading: 'Reading …',
  photo: 'The picture',
  corners: 'Do the lines follow the board? If not, drag its corners.',
  corner: ['upper left corner', 'upper right corner', 'lower right corner', 'lower left corner'],
  turn: 'Turn',
  kind: 'Kind',
  kinds: { tiles: 'Numbered tiles', blocks: 'Blocks or cars', jigsaw: 'Tiles with a picture' },
  columns: 'Columns',
  rows: 'Rows',
  board: 'What was read',
  gap: 'gap',
  cell: (row: number, column: number, what: string) => `Row ${row}, column ${column}: ${what}`,
  doubtful: (what: string) => `${what}, uncertain`,
  tapToChange: 'Tap a tile to change its number.',
  whatIsHere: (row: number, column: number) => `Which number is in row ${row}, column ${column}?`,
  sure: 'Everything was read clearly.',
  unsure: (count: number) =>
    count === 1
      ? '1 place is uncertain. It is marked: tap it, and choose what the picture shows.'
      : `${count} places are uncertain. They are marked: tap each, and choose what it shows.`,
  doubled: (number: string, missing: string) =>
    `${number} seems to be there more than once, and ${missing} not at all.`,
  parity:
    'This board has no solution. Compare it with yours: if it is right, a tile was put in wrongly.',
  swapped: (a: string, b: string) => `Tiles ${a} and ${b} may be swapped: is one misread?`,
  swap: (a: string, b: string) => `Swap ${a} and ${b}`,
  allRight: 'It is right as shown',
  goal: 'Goal',
  goals: {
    standard: 'In order, gap last',
    'blank-first': 'In order, gap first',
    snake: 'Snake',
    spiral: 'Spiral',
  },
  solve: 'Solve',
  play: 'Play',
  edit: 'Edit',
  another: 'Another picture',
  noBoard: 'No clear grid of cells was found. Drag the corners to the board, and set its size.',
  blocksHow:
    'Draw over cells to make them one piece. Tap between two cells to join or part them, and a ' +
    'cell to make it free or filled.',
  near: (places: number) =>
    places === 1
      ? 'A known board differs from it in 1 place. Is it yours?'
      : `A known board differs from it in ${places} places. Is it yours?`,
  colorIsFree: 'Every cell of this colour is free',
  colorIsPiece: 'This colour is a piece everywhere',
  free: 'free',
  pieceAt: (label: string) => `piece ${label}`,
  border: (row: number, column: number, way: string, isJoined: string) =>
    `Row ${row}, column ${column}, ${way}: ${isJoined}`,
  below: 'and the cell below',
  beside: 'and the cell to the right',
  joined: 'one piece',
  parted: 'apart',
  moving: 'Pieces move',
  movings: { any: 'in all directions', along: 'along their length only, as cars do' },
  goalOf: (piece: string, row: number, column: number, isAlong: boolean) =>
    `Goal: ${piece}, in row ${row}, column ${column}, leaves at the ` +
    `${isAlong ? 'right edge' : 'bottom edge, in the middle'}.`,
  goalUnknown: 'A picture does not show the goal: set it in the editor.',
  answer: (answer: string, places: number) =>
    places === 1
      ? `${answer} But 1 place of your picture is uncertain: compare it with the board.`
      : `${answer} But ${places} places of your picture are uncertain: compare it with the board.`,
  isJigsaw: 'The tiles show a picture, not numbers',
  jigsawBoard: 'The tiles put together',
  jigsawHow: 'Here the tiles are put together. Tap two that are wrong: they change places.',
  tileFrom: (row: number, column: number) => `tile from row ${row}, column ${column}`,
  isGap: 'This is the gap',
  solvedPicture: 'The solved picture',
  chooseSolved: 'Choose the solved picture',
  solvedHow: 'Show the picture as it is when solved, and the tiles find their places.',
  fitsBadly: 'The two pictures do not fit together well. Drag the corners of both.',
  jigsawUnsure: (count: number) =>
    count === 1
      ? '1 tile is uncertain. It is marked: does it belong there?'
      : `${count} tiles are uncertain. They are marked: do they belong there?`,
  needsSolved: 'Choose the solved picture, or put each tile into its place by taps.',
  jigsawSure: 'All tiles are in their places.',
  jigsawParity: 'No sequence of moves solves this board, so two tiles must be exchanged.',
  exchangeAlike: (a: number, b: number) => `Exchange tiles ${a} and ${b}, which look most alike`,
};
