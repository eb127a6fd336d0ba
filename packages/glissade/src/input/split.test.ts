import { expect, it } from 'vitest';
import { sectionsOf } from './split.ts';

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
