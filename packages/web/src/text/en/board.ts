type Span = readonly [first: number, last: number];

const span = (name: string, [first, last]: Span) =>
  first === last ? `${name} ${first}` : `${name}s ${first} to ${last}`;

/** `row` and `column` count from 1. */
export const board = {
  name: 'Board',
  role: 'sliding board',
  up: 'up',
  right: 'right',
  down: 'down',
  left: 'left',
  free: (row: number, column: number) => `free, row ${row}, column ${column}`,
  wall: (row: number, column: number) => `wall, row ${row}, column ${column}`,
  gate: (row: number, column: number) => `gate, row ${row}, column ${column}`,
  tile: (label: string, row: number, column: number) => `${label}, row ${row}, column ${column}`,
  piece: (label: string, size: string, row: number, column: number) =>
    `${label}, ${size}, row ${row}, column ${column}`,
  /** What a piece covers, from the first row or column to the last. */
  area: (label: string, rows: Span, columns: Span) =>
    `${label}, ${span('row', rows)}, ${span('column', columns)}`,
  size: (width: number, height: number) => `${width} by ${height}`,
  goalPiece: 'goal piece',
  goalOf: (labels: readonly string[]) => `goal of ${list(labels, 'or')}`,
  goalSaid: {
    order: 'Slide the tiles into order, with the gap last.',
    picture: 'Arrange the pieces as the small picture shows.',
    anyPicture: 'Reach any one of the goals that the small pictures show.',
    one: (label: string) => `Slide the red block ${label} into the dotted frame.`,
    /** Of a leader who has a name, at the exit below. */
    out: (label: string) => `Slide ${label} to the exit.`,
    all: (labels: readonly string[]) =>
      `Slide the red blocks ${list(labels, 'and')} into their dotted frames.`,
    anyPlace: (label: string) => `Slide the red block ${label} into one of the dotted frames.`,
    anyPiece: (labels: readonly string[]) =>
      `Slide one of the red blocks, ${list(labels, 'or')}, into its dotted frame.`,
    details: (goals: readonly (readonly string[])[]) =>
      `Goal: ${goals.map((places) => places.join('; ')).join('. Or: ')}.`,
  },
  canMove: (directions: readonly string[]) => `can move ${list(directions, 'or')}`,
  stuck: 'cannot move',
  stuckSaid: (label: string) => `${label}: cannot move.`,
  held: (label: string) => `${label} picked up. Arrows move it, Enter puts it down.`,
  dropped: (label: string) => `${label} put down.`,
  moved: (label: string, way: string) => `${label} moved ${way}.`,
  way: (direction: string, cells: number) =>
    cells === 1 ? direction : `${direction} ${cells} cells`,
  between: ', ',
  /** Between parts of what is said of a cell. */
  comma: ', ',
  /** Between two sentences. */
  space: ' ',
  pushed: (count: number, direction: string) => `${count} tiles moved ${direction}.`,
  gapAt: (row: number, column: number) => `Gap at row ${row}, column ${column}.`,
  undone: 'Undone.',
  redone: 'Redone.',
  chosen: (label: string, count: number) =>
    `${label} can stop at ${count} places. Tap one of the dots, or drag.`,
  blocked: (label: string, other: string) => `${label} cannot move there: ${other} is in the way.`,
  atWall: (label: string) => `${label} cannot move there: the board ends.`,
  atGate: (label: string) => `${label} cannot enter the gate: only pieces with a goal may.`,
  offAxis: (label: string, axis: 'any' | 'h' | 'v') =>
    `${label} moves only ${axis === 'h' ? 'left and right' : 'up and down'}.`,
  nothing: 'Nothing can move that way.',
};

function list(words: readonly string[], last: string): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(` ${last} `);
}
