import { readFileSync } from 'node:fs';
import { buildPuzzle, FORMS, parsePuzzle } from '@glissade/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blockPuzzleSpec, tilePuzzleSpec } from '../../../../tests/arbitrary/puzzle.ts';
import { cataloguePuzzles, textsOf } from '../../../../tests/fuzz/sources.ts';
import { processorMs } from '../../../../tests/support/processorTime.ts';
import { PuzzleReader } from './puzzleReader.ts';
import { streamSections } from './textStream.ts';

const readAs = new PuzzleReader({}).readAs;

async function* inChunks(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function sectionsIn(text: string, length = text.length): Promise<[string, number][]> {
  const sections: [string, number][] = [];
  for await (const section of streamSections(inChunks(text, length), readAs)) {
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
  for await (const _ of streamSections(chunks(), readAs)) {
    given++;
    expect(asked.length).toBeLessThanOrEqual(Math.max(3, given));
  }
  expect(given).toBe(6);
});

/** Examples of docs/formats.md. */
const DOCUMENTED = [
  ...readFileSync(new URL('../../../../docs/formats.md', import.meta.url), 'utf8').matchAll(
    /^```text\n(.*?)\n```/gms,
  ),
].map(([, text]) => text!);
const EXAMPLES = [...new Set([...FORMS.map(({ example }) => example), ...DOCUMENTED])];
/** Examples on one line, and further texts that documents show. */
const ON_ONE_LINE = [
  ...EXAMPLES.filter((text) => !text.trim().includes('\n')),
  'tiles: 8 6 4/0 7 2/5 1 3',
  '[[8, 6, 4], [0, 7, 2], [5, 1, 3]]',
  '864/072/513',
  '864072513',
  '8_6_4_0_7_2_5_1_3',
  '1,2,5,3,4,0,6,7,8',
  '2003/2003/4115/4785/6..9',
  '6711002200338944.55.',
  'AA.B/...B/.CC.',
  '4x3:AA.B...B.CC.',
  '60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332',
  'https://example.org/rush/#GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo/50',
  '{"blocks": [{"shape": [2, 2], "position": [0, 1]}], "boardSize": [5, 4]}',
];

it.each(ON_ONE_LINE)('reads files of lines like %s', async (line) => {
  const lines = [0, 1, 2, 3].map((at): [string, number] => [line, at]);
  expect(await sectionsIn(`${line}\n`.repeat(4))).toEqual(lines);
  expect((await sectionsIn(`\uFEFF${`${line}\r\n`.repeat(4)}`, 11)).slice(1)).toEqual(
    lines.slice(1),
  );
});

it('reads files of lines in all forms, in any order, with comments, and bad ones', async () => {
  const [one, two] = ['// a list', '# of mine'];
  const lines = [one, ...ON_ONE_LINE, '', two, ...ON_ONE_LINE.toReversed(), 'nonsense'];
  const wanted = lines
    .map((line, at): [string, number] => [line, at])
    .filter(([line]) => line !== '' && line !== one && line !== two);
  expect(await sectionsIn(lines.join('\r\n'), 100)).toEqual(wanted);
  const far = wanted.map(([line, at]): [string, number] => [line, at + 1]);
  expect(await sectionsIn(`4WVE1\n${lines.join('\n')}`)).toEqual([['4WVE1', 0], ...far]);
});

it('holds no more than some thousand lines that might be rows', async () => {
  let asked = 0;
  async function* chunks(): AsyncGenerator<string> {
    for (;;) {
      asked += 100;
      yield '4WVE1\n'.repeat(100);
    }
  }
  for await (const { text } of streamSections(chunks(), readAs)) {
    expect(text.trim()).toBe('4WVE1');
    break;
  }
  expect(asked).toBeLessThan(5000);
});

/** Throws unless a text that is read as one puzzle is left as it is. */
async function requireWhole(text: string): Promise<void> {
  if (readAs(text).form === undefined) return;
  const sections = await sectionsIn(text);
  expect(sections, text).toEqual([[text.trim(), 0]]);
}

it('leaves known puzzles whole, in every form that holds it', async () => {
  const puzzles = [...cataloguePuzzles(), ...EXAMPLES.map((text) => parsePuzzle(text))];
  const texts = puzzles.flatMap(textsOf);
  expect(texts.length).toBeGreaterThan(200);
  for (const text of [...EXAMPLES, ...texts]) await requireWhole(text);
});

it('leaves random puzzles whole', async () => {
  const specs = fc.oneof(blockPuzzleSpec({ withInfo: true }), tilePuzzleSpec({ sideMax: 6 }));
  const check = async (spec: Parameters<typeof buildPuzzle>[0]) => {
    for (const text of textsOf(buildPuzzle(spec))) await requireWhole(text);
  };
  await fc.assert(fc.asyncProperty(specs, check), { seed: 24, numRuns: 150 });
});

it.each([
  ['line ends', '\n'],
  ['comments', '//\n'],
  ['rows', 'A.B\n'],
  ['separators', '---\n'],
])('%s without end are not read without end', async (_, line) => {
  const chunk = line.repeat(Math.floor(65_536 / line.length));
  let given = 0;
  async function* chunks(): AsyncGenerator<string> {
    // Three times as much as can be held.
    for (; given < 3 * 32 * 1024 * 1024; given += chunk.length) yield chunk;
  }
  const reading = async () => {
    for await (const { text } of streamSections(chunks(), readAs)) expect(text.length).toBe(0);
  };
  await expect(reading()).rejects.toThrow('the text is too long for a puzzle');
  expect(given).toBeLessThan(33 * 1024 * 1024);
});

it('compares the length of a text before it is cut into lines', async () => {
  const before = process.memoryUsage().heapUsed;
  const sections = await sectionsIn('\n'.repeat(31_000_000), 65_536);
  expect(sections).toEqual([['', 0]]);
  // The text and its parts, and no object for a line.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(300e6);
});

it('takes a line of many chunks, and empty lines, as fast as one chunk', async () => {
  const length = 31_000_000;
  const line = `//${'x'.repeat(length)}`;
  const ofOne = await processorMs(() => sectionsIn(line));
  const best = async (text: string) => {
    const ms: number[] = [];
    for (let run = 0; run < 3; run++) ms.push(await processorMs(() => sectionsIn(text, 65_536)));
    return Math.min(...ms);
  };
  // A hundred times as long where each chunk is joined to all before it.
  expect(await best(line)).toBeLessThan(12 * ofOne);
  // Forty times as long where each is looked at as a line.
  expect(await best('\n'.repeat(length))).toBeLessThan(12 * ofOne);
});
