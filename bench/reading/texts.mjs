// Texts of a megabyte, or another length, in every form: small puzzles by the ten thousand, no two
// alike, right and wrong, and the largest puzzles that the form holds.
import {
  applyStep,
  FORMS,
  formatPuzzle,
  formatReplayLink,
  legalSteps,
  parsePuzzle,
  randomTileState,
  randomWalk,
  seededRandom,
} from '@glissade/core';

/** @typedef {import('@glissade/core').Puzzle} Puzzle */
/** @typedef {(puzzle: Puzzle) => string} Write */
/** @typedef {Generator<string, void>} Texts */

const SEPARATOR = '\n---\n';
const SIDE_MAX = 255;
const random = seededRandom(1);

const SMALL = '8 6 4/0 7 2/5 1 3';
const SMALL_TILES = parsePuzzle(SMALL);
const KLOTSKI = parsePuzzle('2003/2003/4115/4785/6..9');
const BLOCKS = parsePuzzle('start:\nAAB.\nC.B.\nC.D.\n..E.\ngoal:\n....\n....\n....\n..AA');
const CAR_PARK = parsePuzzle('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM');
const WALLED = parsePuzzle('######\n#a**b#\n#a**b#\n#cdef#\n#c  f#\n##--##\n    ..\n    ..');

/** The same puzzle from other starts, one after another. @param {Puzzle} puzzle */
function* starts(puzzle) {
  for (let { start } = puzzle; ; ) {
    if (puzzle.type === 'tiles') start = randomTileState(puzzle, random);
    else {
      const steps = legalSteps(puzzle, start);
      start = applyStep(puzzle, start, /** @type {any} */ (steps[random(steps.length)]));
    }
    if (!standsOnGates(puzzle, start)) yield { ...puzzle, start };
  }
}

/** @param {Puzzle} puzzle @param {Uint16Array} state */
function standsOnGates({ board, pieces }, state) {
  return pieces.some(({ shape }, piece) =>
    shape.some(([dx, dy]) => board.cells[(state[piece] ?? 0) + dy * board.width + dx] === 'gate'),
  );
}

/** The rows of a start, one character a cell. @param {Puzzle} puzzle */
function rowsOf(puzzle) {
  const [, drawn = ''] = /start:\n([^:]*)\n(?:goal|axes|same)/.exec(formatPuzzle(puzzle)) ?? [];
  return drawn.split('\n');
}

/** @type {Write} */
function writeKeywords(puzzle) {
  const { width, height } = puzzle.board;
  const [, goal = ''] = /goal:\n(.*)/s.exec(formatPuzzle(puzzle)) ?? [];
  const rows = rowsOf(puzzle).join('\n');
  return `size ${width} ${height}\ninitial\n${rows}\ntarget\n${goal}end`;
}

/** @type {Write} */
function writeTwoSwap(puzzle) {
  const { width, height } = puzzle.board;
  return `${height} ${width} sun\n${rowsOf(puzzle).join('\n')}`;
}

/** @type {Write} */
function writeCs61b({ board: { width, height }, pieces, start, goals }) {
  /** @param {number} piece @param {number} cell */
  const line = (piece, cell) => {
    const [dx = 0, dy = 0] = pieces[piece]?.shape.at(-1) ?? [];
    return `${dy + 1} ${dx + 1} ${Math.floor(cell / width)} ${cell % width}`;
  };
  const tray = pieces.map((_, piece) => line(piece, start[piece] ?? 0));
  const goal = (goals[0] ?? []).map(({ piece, cell }) => line(piece, cell));
  return `${height} ${width}\n${tray.join('\n')}\n\n${goal.join('\n')}`;
}

/** A replay of some moves. @type {Write} */
function writeReplay(puzzle) {
  return formatReplayLink(puzzle, randomWalk(puzzle, 20, random));
}

/** Codes of boards at random: the form of the codes names 29 million. @returns {Texts} */
function* shortCodes() {
  const signs = '123456789ABCDEFGHJKMNPQRSTUVWXYZ';
  for (;;) {
    const code = Array.from({ length: 4 }, () => signs[random(signs.length)]).join('');
    yield `${signs[random(27)]}${code}`;
  }
}

/** @param {string} form @returns {Texts} */
function* ofCodes(form) {
  for (const code of shortCodes()) yield formatPuzzle(parsePuzzle(code), form);
}

/** Klotski with the letters that tell the shapes of its pieces. */
const HUNG = parsePuzzle('HAAIHAAIJBBKJNOKP@@Q');

/** @param {Puzzle} puzzle @param {string | Write} form @returns {Texts} */
function* ofStarts(puzzle, form) {
  for (const other of starts(puzzle)) {
    yield typeof form === 'string' ? formatPuzzle(other, form) : form(other);
  }
}

/** @param {number} side @param {string} [goal] */
function largeTiles(side, goal = 'standard') {
  const count = side * side;
  const words = Array.from({ length: count }, (_, cell) => (cell + 1) % count);
  const rows = Array.from({ length: side }, (_, row) =>
    words.slice(row * side, (row + 1) * side).join(' '),
  );
  return parsePuzzle(rows.join('/'), { goal });
}

/** Every second cell a piece of its own, of which the first is to go one to the right. */
/** @param {number} side @param {number} count */
function largeBlocks(side, count) {
  const row = () => new Array(side).fill('.');
  const rows = Array.from({ length: side }, row);
  for (let piece = 0; piece < count; piece++) {
    const cell = piece * 2;
    const at = /** @type {string[]} */ (rows[Math.floor(cell / side)]);
    at[cell % side] = String.fromCodePoint(0x4e00 + piece);
  }
  const goal = [`.${String.fromCodePoint(0x4e00)}${'.'.repeat(side - 2)}`];
  while (goal.length < side) goal.push('.'.repeat(side));
  const start = rows.map((cells) => cells.join('')).join('\n');
  return parsePuzzle(`start:\n${start}\ngoal:\n${goal.join('\n')}`);
}

/** @typedef {{ name: string, isLine?: boolean, small: () => Texts, large?: () => Texts }} Kind */

const TILE_FORMS = [
  'tatham',
  'michaelkim',
  '42',
  'princeton',
  'tul',
  'slidysim',
  'columbia',
  'numbers',
];
/** Forms whose goal is another than the usual one. @type {Readonly<Record<string, string>>} */
const GOALS = { 42: 'spiral', columbia: 'blank-first' };
const OF_ONE_LINE = ['tatham', 'slidysim', 'columbia'];

/** @param {string} form */
function goalOf(form) {
  return GOALS[form] ?? 'standard';
}

/** @returns {Kind[]} */
function tileKinds() {
  return TILE_FORMS.map((form) => ({
    name: form,
    isLine: OF_ONE_LINE.includes(form),
    small: () => ofStarts(parsePuzzle(SMALL, { goal: goalOf(form) }), form),
    large: () => ofStarts(largeTiles(SIDE_MAX, goalOf(form)), form),
  }));
}

/** A game of blocks of one cell each, in an order at random. @returns {Texts} */
function* largeGames() {
  const cells = Array.from({ length: 16_000 }, (_, i) => 2 * i + 2);
  for (;;) {
    const first = cells.splice(random(cells.length), 1);
    cells.push(...first);
    const blocks = cells.map((cell) => {
      const position = [Math.floor(cell / SIDE_MAX), cell % SIDE_MAX];
      return { shape: [1, 1], position };
    });
    yield JSON.stringify({ blocks, boardSize: [SIDE_MAX, SIDE_MAX], escapePoint: [0, 0] });
  }
}

/** @returns {Texts} */
function* smallGames() {
  for (const text of ofStarts(BLOCKS, 'jeantimex')) yield text.replace(/\s+/g, ' ');
}

/** @returns {Kind[]} */
function blockKinds() {
  const small = (/** @type {string | Write} */ form) => () => ofStarts(BLOCKS, form);
  const large = (/** @type {string | Write} */ form) => () =>
    ofStarts(largeBlocks(SIDE_MAX, 8000), form);
  const both = (/** @type {string | Write} */ form) => ({ small: small(form), large: large(form) });
  return [
    { name: 'native', ...both('native') },
    {
      name: 'native tiles',
      small: () => ofStarts(SMALL_TILES, 'native'),
      large: () => ofStarts(largeTiles(SIDE_MAX), 'native'),
    },
    { name: 'jeantimex', isLine: true, small: smallGames, large: largeGames },
    { name: 'jimslide', ...both('jimslide') },
    { name: 'keywords', ...both(writeKeywords) },
    { name: '2swap', small: () => ofStarts(KLOTSKI, writeTwoSwap) },
    { name: 'cs61b', ...both(writeCs61b) },
    {
      name: 'slidysim-link',
      isLine: true,
      small: () => ofStarts(SMALL_TILES, writeReplay),
      large: () => ofStarts(largeTiles(100), writeReplay),
    },
    { name: 'shortcode', isLine: true, small: shortCodes },
    { name: 'commoncode', isLine: true, small: () => ofCodes('commoncode') },
    { name: 'simonhung', isLine: true, small: () => ofStarts(HUNG, 'simonhung') },
    { name: 'gnome', small: () => ofStarts(WALLED, 'gnome') },
    { name: 'rush', isLine: true, small: () => ofStarts(CAR_PARK, 'rush') },
    { name: 'hrd', isLine: true, small: () => ofStarts(KLOTSKI, 'hrd') },
    { name: 'drawing', ...both('drawing') },
  ];
}

/**
 * At least one of them, without their last line ends.
 * @param {Texts} texts
 * @param {number} lengthMax of all
 */
function first(texts, lengthMax) {
  const parts = [];
  let length = 0;
  for (const text of texts) {
    if (parts.length > 0 && length + text.length > lengthMax) break;
    parts.push(text.replace(/\n$/, ''));
    length += text.length + 1;
  }
  return parts;
}

/**
 * As many as fit.
 * @param {readonly string[]} texts
 * @param {string} between
 * @param {number} lengthMax
 */
function joined(texts, between, lengthMax) {
  let [count, length] = [0, 0];
  for (; count < texts.length; count++) {
    length += (texts[count] ?? '').length + between.length;
    if (length > lengthMax && count > 0) break;
  }
  return `${texts.slice(0, count).join(between)}\n`;
}

/** One character changed: mostly wrong, here and there another puzzle. @param {string} text */
function damaged(text) {
  const at = random(text.length);
  return text.slice(0, at) + '?A10 .'[random(6)] + text.slice(at + 1);
}

/** @typedef {{ name: string, what: string, text: string }} LongText */

/**
 * @param {(name: string) => boolean} isWanted
 * @param {number} [length] of each, about
 * @returns {Generator<LongText, void>}
 */
export function* longTexts(isWanted, length = 1_000_000) {
  const kinds = [...tileKinds(), ...blockKinds()];
  const lacking = FORMS.filter((form) => !kinds.some(({ name }) => name === form.name));
  if (lacking.length > 0) throw new Error(`no texts of ${lacking.map(({ name }) => name).join()}`);
  for (const { name, isLine, small, large } of kinds.filter((kind) => isWanted(kind.name))) {
    const right = first(small(), length);
    const wrong = right.map(damaged);
    if (isLine) yield { name, what: 'lines', text: joined(right, '\n', length) };
    if (isLine) yield { name, what: 'wrong lines', text: joined(wrong, '\n', length) };
    yield { name, what: 'parts', text: joined(right, SEPARATOR, length) };
    yield { name, what: 'wrong parts', text: joined(wrong, SEPARATOR, length) };
    if (!large) continue;
    const few = first(large(), length);
    yield { name, what: 'large', text: joined(few, SEPARATOR, length) };
    yield { name, what: 'wrong large', text: joined(few.map(damaged), SEPARATOR, length) };
  }
}
