import { expect, it } from 'vitest';
import { streamSections } from './textStream.ts';

async function* inChunks(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function sectionsIn(text: string, length = text.length): Promise<[string, number][]> {
  const sections: [string, number][] = [];
  for await (const section of streamSections(inChunks(text, length))) {
    sections.push([section.text.trim(), section.lineOffset]);
  }
  return sections;
}

const BOARDS = '1 2/3 0\n---\n1 2/0 3\n---\n0 1/2 3\n---\n';
const NATIVE = 'start:\nA.\n\ngoal:\n.A';

it.each([1, 7, 1000])(
  'reads puzzles of many lines behind one-line boards, by %i',
  async (length) => {
    const text = `${BOARDS}${NATIVE}\n---\n2x2:1,2,0,3\n---\n${NATIVE}\n`;
    expect(await sectionsIn(text, length)).toEqual([
      ['1 2/3 0', 0],
      ['1 2/0 3', 2],
      ['0 1/2 3', 4],
      [NATIVE, 6],
      ['2x2:1,2,0,3', 12],
      [NATIVE, 14],
    ]);
  },
);

it('takes lists between lines ---, bad lines among them, and rows of letters', async () => {
  const letters = 'BB.G.HE..G.HEAAG.I..FCCIDDF..I..F...';
  const list = 'nonsense\n1 2/3 0\n1 2/0 3\n';
  const text = `${BOARDS}${list}---\n${letters}\n---\n\n---\n// no more\n`;
  expect(await sectionsIn(text)).toEqual([
    ['1 2/3 0', 0],
    ['1 2/0 3', 2],
    ['0 1/2 3', 4],
    ['nonsense', 6],
    ['1 2/3 0', 7],
    ['1 2/0 3', 8],
    [letters, 10],
  ]);
});

it('gives a board before the next is there', async () => {
  const asked: number[] = [];
  async function* chunks(): AsyncGenerator<string> {
    for (let i = 0; i < 6; i++) {
      asked.push(i);
      yield '1 2/3 0\n---\n';
    }
  }
  let given = 0;
  for await (const _ of streamSections(chunks())) {
    given++;
    expect(asked.length).toBeLessThanOrEqual(Math.max(3, given));
  }
  expect(given).toBe(6);
});
