/** Long texts that are bad for parsers: each of about the length asked for. */
export type LongText = {
  readonly name: string;
  /** A text of about this many UTF-16 units. */
  readonly make: (length: number) => string;
};

/** This part over and over. */
function of(part: string): (length: number) => string {
  return (length) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

function between(before: string, part: string, after = ''): (length: number) => string {
  return (length) => before + of(part)(length) + after;
}

/** Numbers in ascending order, so that none occurs twice. */
function counting(before: string, separator: string, rowLength = Infinity) {
  return (length: number): string => {
    const parts = [before];
    for (let number = 0, size = 0; size < length; number++) {
      const end = (number + 1) % rowLength === 0 ? '\n' : separator;
      parts.push(`${number}${end}`);
      size += parts.at(-1)!.length;
    }
    return parts.join('');
  };
}

const SQUARE_DRAWING = (length: number): string => {
  const side = Math.floor(Math.sqrt(length));
  const row = `#${'.'.repeat(side - 2)}#\n`;
  return `${'#'.repeat(side)}\n${row.repeat(side - 2)}${'#'.repeat(side)}\n`;
};

/** Every row of other characters. */
const MANY_LABELS = (length: number): string => {
  const parts: string[] = [];
  for (let at = 0; at < length; at += 2) {
    parts.push(String.fromCodePoint(0x4e00 + (at % 20_000)), at % 200 === 198 ? '\n' : '.');
  }
  return parts.join('');
};

const ONE_PART: readonly (readonly [name: string, part: string])[] = [
  ['empty lines', '\n'],
  ['numbers one a line', '3\n'],
  ['numbers and empty lines', '2\n\n'],
  ['quoted tags', '> <b>1</b>\n'],
  ['blanks', ' '],
  ['tabs', '\t'],
  ['line ends of Windows', '\r\n'],
  ['commas', ','],
  ['slashes', '/'],
  ['zeros', '0'],
  ['nines', '9'],
  ['letters R', 'R'],
  ['letters A', 'A'],
  ['points', '.'],
  ['walls', '#'],
  ['hyphens', '-'],
  ['equal signs', '='],
  ['plus signs', '+'],
  ['quotes', '"'],
  ['single quotes', "'"],
  ['backslashes', '\\'],
  ['NULs', '\u0000'],
  ['byte order marks', '\uFEFF'],
  ['CJK', '鸟'],
  ['emoji', '🙂'],
  ['first halves', '\uD83D'],
  ['accents', '\u0301'],
  ['opening brackets', '['],
  ['opening braces', '{"a":'],
  ['nested brackets', '[[1],'],
  ['parentheses', '('],
  ['separators', '---\n'],
  ['goals', 'goal:\n'],
  ['goals with names', 'goal: snake\n'],
  ['keys', 'title: x\n'],
  ['notes', 'notes: x\n'],
  ['nearly keys', 'strat: x\n'],
  ['comments', '// x\n'],
  ['comments in one line', '//'],
  ['single letters', 'A\n'],
  ['single numbers', '1\n'],
  ['pairs', '1 2\n'],
  ['lists', '1,'],
  ['moves', 'R2'],
  ['moves with labels', 'AR2 '],
  ['numbers in brackets', '[001]'],
  ['frames', '+-'],
  ['bars', '|'],
  ['puts', "put: 1 (0,0) 'A'\n"],
  ['wins', 'win: 1 (0,0)\n'],
  ['locks', 'lockx: 1\n'],
  ['blocks with blank lines', 'A.\n\n'],
  ['rows of walls', '#.#\n'],
  ['quoted rows', '"#*.#"\n'],
  ['percent signs', '%20'],
  ['addresses', '?r=AAAA&'],
  ['colons', ':'],
  ['blanks and colons', ' :'],
  ['digits with blanks', '7 '],
  ['digits with hyphens', '1-2_'],
  ['letters with equal signs', 'A=h '],
  ['ampersands', '&'],
  ['calls', 'a('],
  ['row ends of LaTeX', '\\\\ '],
  ['cells of HTML', '<td>'],
];

/** Long texts on their own, and long parts inside texts of the forms. */
export const LONG_TEXTS: readonly LongText[] = [
  ...ONE_PART.map(([name, part]) => ({ name, make: of(part) })),
  { name: 'empty lines and a letter', make: between('', '\n', 'A') },
  { name: 'to, blanks and a letter', make: between('to', ' ', 'A') },
  { name: 'blanks and a letter', make: between('', ' ', 'A') },
  { name: 'a letter, blanks and a letter', make: between('A', ' ', 'A') },
  { name: 'a square drawing', make: SQUARE_DRAWING },
  { name: 'many labels', make: MANY_LABELS },
  { name: 'many numbers in one line', make: counting('', ' ') },
  { name: 'many numbers in rows', make: counting('', ' ', 255) },
  { name: 'many numbers, one a line', make: counting('', '\n') },
  { name: 'a list of numbers', make: counting('[', ',') },
  { name: 'tiles in one line', make: counting('tiles: ', ' ') },
  { name: 'tiles in rows', make: counting('tiles:\n', ' ', 255) },
  { name: 'a start of one row', make: between('start:\n', 'A') },
  { name: 'a start of many rows', make: between('start:\n', 'A\n') },
  { name: 'a start of labels', make: (length) => `start:\n${MANY_LABELS(length)}` },
  { name: 'a start with slashes', make: between('start: ', 'A/') },
  { name: 'a start with blanks behind', make: between('start:\nA', ' ', '\nB.\n') },
  { name: 'goals of a puzzle', make: between('start:\nA.\n', 'goal:\n.A\n') },
  { name: 'goals in one line', make: between('start:\nA.\n', 'goal: .A\n') },
  { name: 'a goal of empty lines', make: between('start:\nA.\ngoal:\n', '\n', '.A\n') },
  { name: 'a goal of one row', make: between('start:\nA.\ngoal:\n', '.') },
  { name: 'an axis for each', make: between('start:\nA.\ngoal:\n.A\naxes: ', 'A=h ') },
  { name: 'axes in lines', make: between('start:\nA.\ngoal:\n.A\n', 'axes: long\n') },
  { name: 'an axis without end', make: between('start:\nA.\ngoal:\n.A\naxes: ', '=') },
  { name: 'pieces that are the same', make: between('start:\nA.\ngoal:\n.A\nsame: ', 'A ') },
  { name: 'groups that are the same', make: between('start:\nA.\ngoal:\n.A\n', 'same: A\n') },
  { name: 'a long key', make: between('', 'a', ': x') },
  { name: 'a long title', make: between('start:\nA.\ngoal:\n.A\ntitle: ', 'x') },
  { name: 'a quoted title', make: between('start:\nA.\ngoal:\n.A\ntitle: "', '\\n', '"') },
  { name: 'many puzzles', make: of('start:\nA.\ngoal:\n.A\n---\n') },
  { name: 'many bad puzzles', make: of('start:\nA.\n---\n') },
  { name: 'many boards in a line each', make: of('8 6 4/0 7 2/5 1 3\n---\n') },
  { name: 'a drawing and goals', make: between('A.\n..\n\n', '.A\n..\n\n') },
  { name: 'an escaped text in JSON', make: between('{"blocks": "', '\\n', '"}') },
  { name: 'blocks in JSON', make: between('{"blocks": [', '{"shape": [1,1],"position":[0,0]},') },
  { name: 'an open text in JSON', make: between('{"blocks": "', 'a') },
  { name: 'members in JSON', make: between('{"blocks": [], ', '"shape": 1,\n', '}') },
  { name: 'blanks in JSON', make: between('{"blocks":', ' ', '[') },
  { name: 'pieces of jimslide', make: between('xsize: 3\nysize: 3\n', 'piece: 1 (0,0)\n') },
  {
    name: 'puts of jimslide',
    make: between('xsize: 255\nysize: 255\npiece: 1 (0,0)\n', 'put: 1 (0,0)\n'),
  },
  {
    name: 'puts and wins of jimslide',
    make: between('xsize: 9\nysize: 9\npiece: 1 (0,0)\n', 'put: 1 (1,1)\nwin: 1 (1,1)\n'),
  },
  { name: 'walls of jimslide', make: between('xsize: 255\nysize: 255\n', 'hwall: 0 0 254\n') },
  { name: 'points of jimslide', make: between('xsize: 9\nysize: 9\nwall: ', '(0,0) ') },
  { name: 'quotes of jimslide', make: between('xsize: 9\n', "'") },
  { name: 'an open quote of jimslide', make: between("xsize: '", 'a!') },
  { name: 'a keyword file', make: between('size 2 1\ninitial\nA \n', 'target\n A\n') },
  { name: 'keywords', make: between('size 2 1\ninitial\nA \n', 'equiv A\n') },
  { name: 'a tray', make: between('255 255\n', '1 1 0 0\n') },
  {
    name: 'a tray with a goal',
    make: (length) => {
      const blocks = '1 1 0 0\n'.repeat(Math.ceil(length / 16));
      return `255 255\n${blocks}\n${blocks}`;
    },
  },
  { name: 'a side and rows', make: between('255\n', '1 2 3\n') },
  { name: 'a side and comments', make: between('# x\n3\n', '#') },
  { name: 'a game ID', make: counting('1000x1000:', ',') },
  { name: 'a game ID of a seed', make: between('4x4#', '7') },
  { name: 'a board file', make: counting('4 4\n1\n', ' ', 4) },
  { name: 'letters of Rush Hour', make: between('1000x1000:', 'A') },
  { name: 'an address', make: between('https://x.org/?scramble=', '1_2_3_') },
  { name: 'a replay link', make: between('https://x.org/?r=', 'AAAA') },
  { name: 'an address of slashes', make: between('https://x.org/', '?r=') },
  { name: 'a search of Columbia', make: counting('bfs ', ',') },
  { name: 'a map', make: between('####\n#*.#\n', '#  #\n', '####') },
  { name: 'a map with targets', make: between('####\n#*.#\n', '....\n', '####') },
  { name: 'a map in quotes', make: between('"####"\n"#*.#"\n', '"', '\n') },
  { name: 'an open map in quotes', make: between('', '"a"a') },
  { name: 'two words and blanks', make: between('5 4 sun', ' ', '\n') },
];
