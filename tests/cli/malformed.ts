import { TEXTS } from './malformedTexts.ts';

/** One bad input: arguments, and what standard input holds. Each must end with exit code 2. */
export type Malformed = {
  readonly name: string;
  readonly argv: readonly string[];
  readonly stdin?: string;
};

/** Read from standard input. */
const check = (name: string, text: string): Malformed => ({
  name,
  argv: ['check', '-'],
  stdin: text,
});

/** Each is an argument that is neither a file nor an id nor a puzzle. */
const ARGUMENTS: readonly string[] = [
  'klotsky',
  'KLOTSKYY',
  'no-such-puzzle',
  './no/such/file.slide',
  'missing.slide',
  'missing.json',
  '/',
  '.',
  '..',
  '/dev',
  '',
  ' ',
  'x'.repeat(5000),
  '1 2 3\\n4 5 6\\n7 8 8',
  'ⅷ ⅶ ⅵ',
  '👨‍👩‍👧‍👦',
];

/** Whole command lines that cannot be meant. */
const COMMAND_LINES: readonly (readonly string[])[] = [
  ['slove', 'klotski'],
  ['solve'],
  ['solve', '--nonsense', 'klotski'],
  ['solve', 'klotski', '--metric'],
  ['solve', 'klotski', '--metric', 'hops'],
  ['solve', 'klotski', '--metric', 'mtm'],
  ['solve', 'klotski', '--then', 'stm'],
  ['solve', 'klotski', '--then', ''],
  ['solve', 'klotski', '--engine', 'magic'],
  ['solve', 'klotski', '--engine', 'tiles'],
  ['solve', 'klotski', '--heuristic', 'luck'],
  ['solve', 'klotski', '--time', 'soon'],
  ['solve', 'klotski', '--time', '-1'],
  ['solve', 'klotski', '--time', '10 parsecs'],
  ['solve', 'klotski', '--memory', 'lots'],
  ['solve', 'klotski', '--memory', '0'],
  ['solve', 'klotski', '--nodes', '1.5'],
  ['solve', 'klotski', '--nodes', '1e999'],
  ['solve', 'klotski', '--depth', 'deep'],
  ['solve', 'klotski', '--format', 'mp3'],
  ['solve', 'klotski', '--from', 'nowhere'],
  ['solve', 'klotski', '--goal', 'Q'],
  ['solve', 'klotski', '--goal', ''],
  ['solve', 'klotski', '--goal', '....\\n....\\n....\\n.ZZ.\\n.ZZ.'],
  ['solve', '8 6 4/0 7 2/5 1 3', '--goal', 'upside-down'],
  ['solve', '8 6 4/0 7 2/5 1 3', '--goal', '1 2 3/4 5 6/7 8 8'],
  ['solve', '8 6 4/0 7 2/5 1 3', '--goal', '1 2 3 4/5 6 7 0'],
  ['solve', '8 6 4/0 7 2/5 1 3', '--goal', 'AAAA'],
  ['solve', '-', '-'],
  ['check'],
  ['check', 'klotski', '--time', ''],
  ['show'],
  ['show', 'klotski', '--after', 'QQ'],
  ['show', 'klotski', '--after', 'ZR'],
  ['show', 'klotski', '--after', 'BU'],
  ['show', '8 6 4/0 7 2/5 1 3', '--after', 'X'],
  ['show', '8 6 4/0 7 2/5 1 3', '--after', 'R9'],
  ['show', '8 6 4/0 7 2/5 1 3', '--after', 'R'],
  ['moves'],
  ['moves', 'klotski', '--after', 'B'],
  ['moves', 'klotski', '--after', 'BD0'],
  ['moves', 'klotski', '--after', 'BD99999999999'],
  ['verify'],
  ['verify', 'klotski'],
  ['verify', 'klotski', 'hello there'],
  ['verify', 'klotski', '???'],
  ['verify', 'klotski', 'B'],
  ['verify', 'klotski', 'QR'],
  ['verify', '8 6 4/0 7 2/5 1 3', 'ULX'],
  ['verify', '8 6 4/0 7 2/5 1 3', '12'],
  ['verify', '8 6 4/0 7 2/5 1 3', 'U-1'],
  ['verify', '-', '-'],
  ['verify', 'nowhere', 'U'],
  ['convert'],
  ['convert', 'klotski', '--to', 'nowhere'],
  ['convert', 'klotski', '--to', 'slidysim'],
  ['list', '--tag', 'nonsense'],
  ['list', '--kind', 'cubes'],
  ['list', '--size', 'large'],
  ['list', '--max-length', 'long'],
  ['play', 'klotski'],
  ['play', '-'],
  ['play'],
  ['complete'],
  ['complete', 'tcsh'],
  ['--nonsense'],
  ['-x'],
];

export const MALFORMED: readonly Malformed[] = [
  ...Object.entries(TEXTS).flatMap(([group, texts]) =>
    texts.map((text, i) => check(`${group} ${i + 1}: ${JSON.stringify(text).slice(0, 60)}`, text)),
  ),
  ...ARGUMENTS.map((argument) => ({
    name: `argument ${JSON.stringify(argument).slice(0, 60)}`,
    argv: ['solve', '--', argument],
  })),
  ...COMMAND_LINES.map((argv) => ({ name: argv.join(' '), argv })),
];
