import { expect, it } from 'vitest';
import { PuzzleReader } from './puzzleReader.ts';
import { type Section, sectionsOf as sectionsBy } from './split.ts';

const sectionsOf = (text: string): Section[] => sectionsBy(text, new PuzzleReader({}).readAs);

it('leaves one puzzle whole', () => {
  const text = 'start:\nA.\ngoal:\n.A\n';
  expect(sectionsOf(text)).toEqual([{ text, lineOffset: 0 }]);
  expect(sectionsOf('1 2 3\n4 5 6\n7 8 0\n')).toHaveLength(1);
  expect(sectionsOf('3\n1 2 3\n4 5 6\n7 8 0\n')).toHaveLength(1);
});

it('leaves a wide board whole, whose rows look like boards of letters', () => {
  const rows = (first: string) => [`${first}..............`, '................'].join('\n');
  const text = `start:\n${rows('AA')}\ngoal:\n${rows('..')}\n`;
  expect(sectionsOf(text)).toEqual([{ text, lineOffset: 0 }]);
});

it('parts puzzles at lines of ---, counting lines from the top', () => {
  const [first, second] = sectionsOf('start:\nA.\n---\nstart:\nB.\n');
  expect(first).toEqual({ text: 'start:\nA.\n', lineOffset: 0 });
  expect(second).toEqual({ text: 'start:\nB.\n', lineOffset: 3 });
});

it('takes lines that are whole puzzles one by one, also the bad one among them', () => {
  const sections = sectionsOf('1 2/3 0\n\n// made by hand\n2 1/3 0\nnonsense\n0 1/2 3\n');
  expect(sections.map(({ lineOffset }) => lineOffset)).toEqual([0, 3, 4, 5]);
  expect(sections[2]!.text).toBe('nonsense');
});

it('knows game IDs and car parks as whole puzzles', () => {
  expect(sectionsOf('2x2:1,2,3,0\n2x2:1,2,0,3\n')).toHaveLength(2);
  const board = 'BB.G.HE..G.HEAAG.I..FCCIDDF..I..F...';
  expect(sectionsOf(`${board}\n${board}\n`)).toHaveLength(2);
});

it('leaves rows whole that are boards themselves', () => {
  for (const text of ['1 2 0 3\n\n1 2 3 0\n', '1 2/3 4\n5 6/7 0\n', 'AACCB\nBBDDE\n..DDE\n']) {
    expect(sectionsOf(text), text).toEqual([{ text, lineOffset: 0 }]);
  }
  const wide = ['AAoooooooooooooo', 'oooooooooooooooo', 'oooooooooooooooo'].join('\n');
  expect(sectionsOf(wide)).toHaveLength(1);
});

it('takes a mistake for that of its line where the first line is a puzzle', () => {
  const sections = sectionsOf('2003/2003/4115/4785/6..9\n2003/2003/4115/4785/6..\n');
  expect(sections.map(({ isLine }) => isLine)).toEqual([true, true]);
  expect(sectionsOf('# two boards\n4WVE1\n#\n1A9BF0C00\n')).toHaveLength(2);
});

it('takes two boards under a comment for two puzzles, unless it names one', () => {
  const [one, two] = ['8 6 4/0 7 2/5 1 3', '1 2 3/4 5 6/7 0 8'];
  expect(sectionsOf(`# my boards\n${one}\n${two}\n`)).toHaveLength(2);
  expect(sectionsOf(`// two\n864072513\n123456708\n`)).toHaveLength(2);
  expect(sectionsOf(`# start\n${one}\n# goal\n${two}\n`)).toHaveLength(1);
});

it('leaves out a heading, the numbers of boards and the brackets of a list', () => {
  const lines = ['1. 1 2 3 4 5 6 0 7 8', '2) 1 2 3 4 5 6 7 0 8', '(4) 1 2 3 4 5 0 7 8 6'];
  for (const heading of ['Solve these:', 'board, solution']) {
    const sections = sectionsOf(`${heading}\n${lines.join('\n')}\n`);
    expect(sections.map(({ text }) => text)).toEqual(lines);
  }
  const rows = ['  [8, 6, 4, 0, 7, 2, 5, 1, 3],', '  [1, 2, 3, 4, 5, 6, 7, 0, 8],'];
  rows.push('  [1, 2, 3, 4, 5, 6, 0, 7, 8],');
  const list = sectionsOf(`levels = [\n${rows.join('\n')}\n]\n`);
  expect(list.map(({ lineOffset }) => lineOffset)).toEqual([1, 2, 3]);
});

it('cuts what stands between lines ---, too', () => {
  const sections = sectionsOf('4WVE1\n4WVE2\n---\nstart:\nA.\ngoal:\n.A\n');
  expect(sections.map(({ lineOffset }) => lineOffset)).toEqual([0, 1, 3]);
});

it('takes the boards of a file with a header one by one', () => {
  const sections = sectionsOf('2 2\n2\n1 2\n3 0\n1 2\n0 3\n');
  expect(sections.map(({ text }) => text.split('\n').slice(2, 4).join('/').trim())).toEqual([
    expect.stringMatching(/^1 2\s*\/\s*3 0$/),
    expect.stringMatching(/^1 2\s*\/\s*0 3$/),
  ]);
  expect(sections.map(({ lineOffset }) => lineOffset)).toEqual([0, 2]);
  expect(sectionsOf('2 2\n3\n1 2\n3 0\n')).toHaveLength(1);
});

it('is one empty section where nothing is written', () => {
  expect(sectionsOf('')).toEqual([{ text: '', lineOffset: 0 }]);
});
