import { expect, test } from 'vitest';
import { seededRandom } from '../space/random.ts';
import { FORMS } from './allForms.ts';
import { ParseError } from './errors/parseError.ts';
import { readPuzzle, readPuzzles } from './readPuzzle.ts';

/** Good and bad ones, some of which differ in little: what was read last must not show. */
const TEXTS: readonly string[] = [
  ...FORMS.map(({ example }) => example),
  ...FORMS.map(({ example }) => example.replace(/[1-9A-Z]/, '?')),
  ...FORMS.map(({ example }) => `${example}\n`),
  ...FORMS.map(({ example }) => example.replaceAll('\n', '\r\n')),
  '8 6 4/0 7 2/5 1 3',
  '8 6 4/0 7 2/5 3 1',
  '8 6 4 0/7 2 5 1/3 9 10 11',
  '3x3:8,6,4,0,7,2,5,1,2',
  'tiles: 8 6 4/0 7 2/5 1 3\ngoal: snake',
  '2003/2003/4115/4785/6..9',
  '2003/2003/4115/4785/6.9.',
  'start:\nAA.\nB..\ngoal:\n.AA\n...',
  'axes: A=h B=v\nstart:\nAA.\nB..\ngoal:\n.AA\n...',
  'start:\nAA#\nB..\ngoal:\n..#\n.AA',
  'start:\nA.A\nB..\ngoal:\n...\nA.A',
  'same: A B\nstart:\nA.B\nC..\ngoal:\n...\nA.B',
  'title: x\nstart:\nAA.\nB..\ngoal:\n.AA\n...',
  '#A.B#\n#...#\n\n#..A#\n#...#',
  '🙂🙂..\n.鸟..\n\n....\n🙂🙂..',
];

function told(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { ...error, message: error.message };
  }
}

test('a text is read alike, whatever was read before it', () => {
  const alone = new Map(TEXTS.map((text) => [text, told(() => readPuzzle(text))]));
  // What is shared with puzzles that come later must not change, either.
  const copies = structuredClone(alone);
  const random = seededRandom(3);
  for (let i = 0; i < 500; i++) {
    const text = TEXTS[random(TEXTS.length)]!;
    expect(told(() => readPuzzle(text))).toEqual(copies.get(text));
  }
  expect(alone).toEqual(copies);
});

test('puzzles of one text are those of its parts, lines between them or not', () => {
  const whole = TEXTS.map((text) => text.replaceAll('\r\n', '\n')).join('\n---  \n---\n');
  const attempts = readPuzzles(whole).map((attempt) =>
    'error' in attempt ? attempt.error.code : attempt.reading,
  );
  const parts = TEXTS.map((text) => told(() => readPuzzle(`${text.trimEnd()}\n`)));
  const wanted = parts.map((part) => (part instanceof Object && 'code' in part ? part.code : part));
  expect(attempts).toEqual(wanted);
});

test('hyphens that are no line of their own part nothing', () => {
  const lines = (text: string) => readPuzzles(text).map(({ line }) => line);
  const board = '1 2/0 3';
  expect(lines(`---\n${board}\n---`)).toEqual([2]);
  expect(lines(`${board}\n---\n---\t\n\n${board}\n--- x\n${board}\n---\n`)).toEqual([1, 4]);
  expect(lines(`start:\nA.---\n----.\ngoal:\n.A---\n----.`)).toEqual([1]);
});

test('errors that are returned carry no stack', () => {
  const [attempt] = readPuzzles('1 2/0 2');
  expect(attempt && 'error' in attempt && attempt.error.stack).not.toMatch(/\n\s+at /);
  expect(new Error('later').stack).toMatch(/\n\s+at /);
});
