import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FORMS } from '../allForms.ts';
import { readPuzzle } from '../readPuzzle.ts';

const DIALECTS = FORMS.slice(1);

function nameOf(text: string): string | undefined {
  return DIALECTS.find((form) => form.looksLike(text))?.name;
}

const GNOME_ROWS = ['######', '#a**b#', '#m**n#', '#k  l#', '##--##', '    ..', '    ..'];
const FORTY_TWO = '# This puzzle is solvable\n3\n0 8 2\n1 4 3\n7 6 5';
const GAME = '{"blocks": [{"shape": [2, 2], "position": [0, 1]}], "boardSize": [5, 4]}';

const LOOKS: readonly (readonly [text: string, name: string | undefined])[] = [
  // Tiles with a slash between the rows, and in addresses.
  ['5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15', 'slidysim'],
  ['8 6 4/0 7 2/5 1 3\n', 'slidysim'],
  ['8 6 4 / 0 7 2 / 5 1 3', 'slidysim'],
  ['8 6 4/x 7 2/5 1 3', 'slidysim'],
  ['8 6 4/0 seven 2/5 1 3', 'slidysim'],
  ['8 6 4/0 7 2/5 1', 'slidysim'],
  ['5_3_8_9_0_2_4_1_7_10_14_13_12_11_6_15', 'slidysim'],
  ['?scramble=8_6_4_0_7_2_5_1_3', 'slidysim'],
  ['p=3x3&scramble=8_6_4_0_7_2_5_1_3', 'slidysim'],
  ['https://example.org/solver/?scramble=8_6_4_0_7_2_5_1_3', 'slidysim'],
  // Plain numbers.
  ['8 6 4\n0 7 2\n5 1 3', 'numbers'],
  ['8 6 4 0 7 2 5 1 3', 'numbers'],
  ['1,2,5,3,4,0,6,7,8', 'numbers'],
  ['8,6,4\n0,7,2\n5,1,3', 'numbers'],
  ['8\t6\t4\n\t7\t2\n5\t1\t3', 'numbers'],
  ['[[8,6,4],[0,7,2],[5,1,3]]', 'numbers'],
  ['[[8 6 4]\n [0 7 2]\n [5 1 3]]', 'numbers'],
  ['{8, 6, 4, 0, 7, 2, 5, 1, 3}', 'numbers'],
  ['| 8 | 6 | 4 |\n|---|---|---|\n|   | 7 | 2 |\n| 5 | 1 | 3 |', 'numbers'],
  ['8 6 4; 0 7 2; 5 1 3', 'numbers'],
  ['2 3 4 1 5 x 7 6 8', 'numbers'],
  ['8 6 4\n_ 7 2\n5 1 3', 'numbers'],
  ['8 6 4\n0 seven 2\n5 1 3', 'numbers'],
  ['1\n2\n3\n0', 'numbers'],
  ['864/072/513', 'numbers'],
  ['864\n.72\n513', 'numbers'],
  ['864072513', 'numbers'],
  ['2831x4765', 'numbers'],
  ['1 2\n3 4\n5 0', 'numbers'],
  ['3 2\n1 4\n5 0\n6 7', 'numbers'],
  ['1 2 3\n4 5 0\n\n0 1 2\n3 4 5', 'numbers'],
  // Simon Tatham.
  ['3x3:8,6,4,0,7,2,5,1,3', 'tatham'],
  ['fifteen:3x3:8,6,4,0,7,2,5,1,3', 'tatham'],
  ['4x4#123456789', 'tatham'],
  [' 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14 15   \n', 'numbers'],
  [' 1  2  3  4\n 5     7  8\n 9 10 11 12\n13 14 15  6', 'numbers'],
  // Files with a header.
  ['3 3\n1\n8 6 4\n0 7 2\n5 1 3', 'michaelkim'],
  ['4 3\n2\n1 2 3 4 5 6 7 8 9 10 11 0\n1 2 3 4 5 6 7 8 9 10 0 11', 'michaelkim'],
  [FORTY_TWO, '42'],
  ['# a\n# b\n3 # side\n0 8 2 # row\n1 4 3\n7 6 5', '42'],
  ['3\n 0  8  2\n 1  4  3\n 7  6  5', 'princeton'],
  ['2\n1 2\n3 0', 'princeton'],
  ['4 4\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0', 'tul'],
  ['2 2\n1 2\n3 0', 'tul'],
  ['2 3\n1 2 3\n4 5 0', 'tul'],
  ['bfs 1,2,5,3,4,0,6,7,8', 'columbia'],
  ['python3 driver.py ast 1,2,5,3,4,0,6,7,8', 'columbia'],
  // Codes and letters.
  ['4WVE1', 'shortcode'],
  ['AXCZN', 'shortcode'],
  ['4wve1', 'shortcode'],
  ['4WVO1', 'shortcode'],
  ['1A9BF0C', 'commoncode'],
  ['4FEA13400', 'commoncode'],
  ['1a9bf0c00', 'commoncode'],
  ['4FEA0', 'commoncode'],
  ['HAAIHAAIJBBKJNOKP@@Q', 'simonhung'],
  ['HAAI/HAAI/JBBK/JNOK/P@@Q', 'simonhung'],
  ['IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM', 'rush'],
  ['60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332', 'rush'],
  ['https://example.org/rush/#GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo/50', 'rush'],
  ['..B.CC\n..B...\nAAB...\nDDD..E\n.....E\n.....E', 'rush'],
  ['OAA..B\nO..P.B\nOXXP..\n...P..\nC...DD\nC.EEE.', 'rush'],
  ['4x3:AA.B...B.CC.', 'rush'],
  ['AABooBooo', 'rush'],
  ['AA.B/...B/.CC.', 'rush'],
  ['ooooooooooooAAooooooooooooooooooooo', 'rush'],
  // Boards drawn in rows.
  ['2003 2003 4115 4785 6**9', 'hrd'],
  ['6711/0022/0033/8944/.55.', 'hrd'],
  ['6711\n0022\n0033\n8944\n*55*', 'hrd'],
  ['ABBC/ABBC/DEEF/DGHF/I..J', 'hrd'],
  ['6711/0022/0033/8944/.55', 'hrd'],
  ['2003 2003 4115 4785 6009', 'hrd'],
  ['..Y.\nBBYY\n.GR.\n.GRR', 'hrd'],
  [GNOME_ROWS.join('\n'), 'gnome'],
  [GNOME_ROWS.map((row) => `  "${row}" +`).join('\n'), 'gnome'],
  ['#AA..#\n#AA.B#\n\n#..AA#\n#..AA#', 'drawing'],
  ['  ####\n  #AA.\n', 'drawing'],
  ['  AB.\n  ..C\n\n  ...\n  A..', 'drawing'],
  [GAME, 'jeantimex'],
  ['var game = {\n  blocks: [{ shape: [2, 2], position: [0, 1] }],\n};', 'jeantimex'],
  ['{"blocks": [{"shape": [2 2]}]', 'jeantimex'],
  ['! a comment\nxsize: 4\nysize: 5', 'jimslide'],
  ['xsize: 4', 'jimslide'],
  // None of them.
  ['', undefined],
  ['hello', undefined],
  ['HELLO', undefined],
  ['lorem ipsum dolor sit amet', undefined],
  ['two lines\nof plain text', undefined],
  ['# A heading\n\nand some text\n\n# Another heading', undefined],
  ['12', undefined],
  ['1 2 3', undefined],
  ['see chapter 3 of volume 12, page 45', undefined],
  ['facade', undefined],
  ['internationalization', undefined],
  ['{"a": 1, "b": [2, 3]}', undefined],
  ['URDL2UR2', undefined],
  ['5R 8D 4L 9U', undefined],
  ['https://example.org/puzzle', undefined],
  ['3.14 2.71 1.41 1.73', undefined],
  ['2026-11-21 08:37:54', undefined],
  ['hello\n\nworld', undefined],
  ['klotski', undefined],
  ['puzzle.slide', undefined],
];

describe('texts are told apart by their look', () => {
  test.each(LOOKS)('%j is %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  test.each(DIALECTS.map((form) => [form.name, form.example]))(
    'the example of %s is recognised',
    (name, example) => {
      expect(nameOf(example)).toBe(name);
      expect(readPuzzle(example).form).toBe(name);
      const marked = `\uFEFF${example.replaceAll('\n', '\r\n')}\r\n`;
      expect(readPuzzle(marked).form).toBe(name);
    },
  );

  test('names are plain and differ', () => {
    const names = DIALECTS.map((form) => form.name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z]+)*$/);
  });

  test('docs/formats.md describes every form, with examples that are read as it', () => {
    const file = new URL('../../../../../docs/formats.md', import.meta.url);
    const all = readFileSync(file, 'utf8').split(/^## /m).slice(1);
    const sections = all.filter((section) => section.includes('```text'));
    const told = sections.map((section) => section.slice(0, section.indexOf('\n')));
    expect(told.toSorted()).toEqual(FORMS.map((form) => form.name).toSorted());
    for (const section of sections) {
      const examples = [...section.matchAll(/^```text\n(.*?)^```/gms)].map(([, text]) => text!);
      for (const example of examples) {
        expect(readPuzzle(example).form).toBe(section.slice(0, section.indexOf('\n')));
      }
    }
  });
});
