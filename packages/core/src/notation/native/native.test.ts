import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cellsOfPiece } from '../../state/state.ts';
import { parsePuzzle, parsePuzzles } from '../readPuzzle.ts';
import { NATIVE, NATIVE_DESCRIPTION } from './native.ts';

const DATA = new URL('../../../../../tests/data/', import.meta.url);
const native = (text: string) => parsePuzzle(text, { from: 'native' });
const labelsOf = (text: string) => native(text).pieces.map(({ label }) => label);

describe('the native form, pictures', () => {
  test('the irregular board has seven pieces', () => {
    const puzzle = native(readFileSync(new URL('irregular.slide', DATA), 'utf8'));
    expect(puzzle.pieces.map(({ label }) => label).sort()).toEqual([...'ABCDEFG']);
    expect([puzzle.board.width, puzzle.board.height, puzzle.type]).toEqual([10, 8, 'blocks']);
    expect(puzzle.goals).toHaveLength(1);
    expect(puzzle.goals[0]).toHaveLength(1);
    expect(puzzle.info.title).toBe('Irregular board with seven pieces');
    expect(puzzle.info.notes).toContain('163740 reachable states');
  });

  test('it is read the same without the blanks at the ends of lines', () => {
    const text = readFileSync(new URL('irregular.slide', DATA), 'utf8');
    const stripped = native(text.replace(/ +$/gm, ''));
    expect(stripped).toEqual(native(text));
  });

  test('equal characters are one piece, touching or not', () => {
    const puzzle = native('start:\nA.A\n.B.\ngoal:\n...\nB..\n');
    expect(puzzle.pieces.map(({ label }) => label)).toEqual(['A', 'B']);
    expect(cellsOfPiece(puzzle, puzzle.start, 0)).toEqual([0, 2]);
    expect(puzzle.goals).toEqual([[{ kind: 1, piece: 1, cell: 3 }]]);
  });

  test('cells: free, wall, outside, gate; any other character is a piece', () => {
    const puzzle = native(
      'start:\n鸟.# -\n🙂🙂##.\ngoal:\n.....\n.🙂🙂..\n'.replace('.🙂🙂', '🙂🙂.'),
    );
    expect(puzzle.board.cells.slice(0, 5)).toEqual(['floor', 'floor', 'wall', 'outside', 'gate']);
    expect(puzzle.pieces.map(({ label }) => label)).toEqual(['鸟', '🙂']);
    expect(puzzle.pieces[1]!.shape).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('what the goal draws as . # - or blank may be anything', () => {
    const drawn = native('start:\nAB\n..\ngoal:\n #\n-A\n');
    expect(drawn.goals[0]).toEqual([{ kind: 0, piece: 0, cell: 3 }]);
    expect(drawn).toEqual(native('start:\nAB\n..\ngoal:\n..\n.A\n'));
  });

  test('several goals', () => {
    const puzzle = native('start:\nA..\ngoal:\n.A.\ngoal:\n..A\n');
    expect(puzzle.goals.map((goal) => goal[0]!.cell)).toEqual([1, 2]);
  });

  test('short rows are filled up with outside', () => {
    const { board } = native('start:\nA.\n....\n.\ngoal:\n..\n...A\n.\n');
    expect(board.width).toBe(4);
    expect(board.cells.map((type) => (type === 'floor' ? '.' : '_')).join('')).toBe(
      '..__....' + '.___',
    );
  });

  test('blank lines around pictures are nothing, inside they are a row', () => {
    const puzzle = native('\nstart:\n\nA.\n\n..\n\n\ngoal:\n..\n\n.A\n\n');
    expect(puzzle.board.height).toBe(3);
    expect(puzzle.board.cells.slice(2, 4)).toEqual(['outside', 'outside']);
    expect(puzzle.goals[0]![0]!.cell).toBe(5);
  });

  test('a blank line under "goal:" is dropped if the picture is then as high as the board', () => {
    expect(native('start:\nA.\n..\n\ngoal:\n\n..\n.A\n').goals[0]![0]!.cell).toBe(3);
  });

  test('goal rows with blanks may lack the blanks at their ends', () => {
    const puzzle = native('start:\nA...\n....\n....\ngoal:\n\n  A\n\n');
    expect(puzzle.goals[0]![0]!.cell).toBe(6);
  });

  test('goals may leave out last rows and columns without an open cell', () => {
    const puzzle = native('start:\nA.#\n..#\n###\ngoal:\n..\n.A\n');
    expect(puzzle.goals[0]![0]!.cell).toBe(4);
  });

  test('rectangular blanks are cells, ragged ones are not', () => {
    expect(native('start:\nA.  \n..  \ngoal:\n.A\n..\n').board.width).toBe(4);
    expect(native('start:\nA.   \n..\ngoal:\n.A\n..\n').board.width).toBe(2);
    expect(native('start:\n  \nA.\n  \ngoal:\n\n.A\n').board.height).toBe(3);
    expect(native('start:\n \nA.\n   \ngoal:\n.A\n').board.height).toBe(1);
  });

  test('an indented text is read as if it were not', () => {
    const text = 'title: t\nstart:\n #A.\n ...\ngoal:\n ..A\n ...\n';
    expect(native(text.replace(/^/gm, '    '))).toEqual(native(text));
  });

  test('rows may stand in one line', () => {
    expect(native('start: AB/..\ngoal: ../A.\n')).toEqual(
      native('start:\nAB\n..\ngoal:\n..\nA.\n'),
    );
  });

  test('Windows line ends, a byte order mark, capitals and comments', () => {
    const text = '// a puzzle\nTitle: t\n// more\nStart:\nA.\ngoal :\n.A\n';
    const plain = native('title: t\nstart:\nA.\ngoal:\n.A\n');
    expect(native(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(plain);
    expect(native(text.replaceAll('\n', '\r'))).toEqual(plain);
  });
});

describe('the native form, keys', () => {
  test('axes: long binds pieces to their long side', () => {
    const text = 'axes: long\nstart:\nAAB.\nC.B.\nDDE.\nDDE.\ngoal:\n.AA.\n....\n....\n....\n';
    expect(native(text).pieces.map(({ axis }) => axis)).toEqual(['h', 'v', 'any', 'any', 'v']);
    const mixed = text.replace('long', 'long, B=any C=h');
    expect(native(mixed).pieces.map(({ axis }) => axis)).toEqual(['h', 'any', 'h', 'any', 'v']);
  });

  test('axes by label, on one line or several, any label', () => {
    const text = 'axes: A=h, ==v\naxes: B=V\nstart:\nA=\nB.\ngoal:\n.A\n..\n';
    expect(native(text).pieces.map(({ axis }) => axis)).toEqual(['h', 'v', 'v']);
  });

  test('same: one group a line', () => {
    const puzzle = native('same: A C\nsame: B D\nstart:\nABCD.\ngoal:\nA...B\n');
    expect(puzzle.same).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(puzzle.kinds.map(({ pieces }) => pieces)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  test('notes may have several lines, and values keep their colons', () => {
    const puzzle = native(
      'id: x-1\ntitle: a: b\nauthor:  me \nsource: https://e.org\nnotes: one\nnotes:\nnotes: two\nstart:\nA.\ngoal:\n.A\n',
    );
    expect(puzzle.info).toEqual({
      id: 'x-1',
      title: 'a: b',
      author: 'me',
      source: 'https://e.org',
      notes: 'one\ntwo',
    });
  });

  test('a value in double quotes is a JSON string, if it is one', () => {
    const board = 'start:\nA.\ngoal:\n.A\n';
    expect(native(`title: " x\\n"\nsource: "a" and "b"\n${board}`).info).toEqual({
      title: ' x\n',
      source: '"a" and "b"',
    });
  });

  test('keys may follow the pictures', () => {
    const text = 'start:\nA.\ngoal:\n.A\ntitle: last\naxes: A=h\n';
    expect(native(text).info.title).toBe('last');
    expect(native(text).pieces[0]!.axis).toBe('h');
  });
});

describe('the native form, its look and several puzzles', () => {
  test('a key makes the look', () => {
    expect(NATIVE.looksLike(NATIVE_DESCRIPTION.example)).toBe(true);
    expect(NATIVE.looksLike('// c\n\ntitle: x\n')).toBe(true);
    expect(NATIVE.looksLike('strat:\nA.\n')).toBe(true);
    expect(NATIVE.looksLike('1 2 3/4 5 6/7 8 0')).toBe(false);
    expect(NATIVE.looksLike('4x4:1,2,3')).toBe(false);
    expect(NATIVE.looksLike('')).toBe(false);
    expect(labelsOf(NATIVE_DESCRIPTION.example)).toEqual(['A', 'B']);
  });

  test('a line --- separates puzzles; empty parts are left out', () => {
    const text = '---\nstart:\nA.\ngoal:\n.A\n---  \n\n---\ntiles: 1 2/0 3\n---\n';
    expect(parsePuzzles(text).map(({ type }) => type)).toEqual(['blocks', 'tiles']);
  });
});
