import { expect, test } from 'vitest';
import { checkSyntax } from './checkSyntax.mjs';
import { checkText } from './checkText.mjs';

const boardFile = 'packages/core/src/board/board.ts';

function linesOf(count: number): string {
  return 'export {};\n'.repeat(count);
}

test('a file has at most 400 lines, and more than 200 are noted', () => {
  expect(checkText(boardFile, linesOf(200))).toEqual([]);
  expect(checkText(boardFile, linesOf(201)).map(({ note }) => note)).toEqual([true]);
  expect(checkText(boardFile, linesOf(400)).map(({ note }) => note)).toEqual([true]);
  expect(checkText(boardFile, linesOf(401)).map(({ note }) => note)).toEqual([false]);
});

test('a line has at most 100 characters, unless it holds an address', () => {
  expect(checkText(boardFile, `//${'x'.repeat(98)}\n`)).toEqual([]);
  expect(checkText(boardFile, `//${'x'.repeat(99)}\n`)).toHaveLength(1);
  expect(checkText(boardFile, `// https://${'x'.repeat(99)}\n`)).toEqual([]);
  expect(checkText('docs/formats.md', `${'x'.repeat(300)}\n`)).toEqual([]);
});

test('a file has a name that says something', () => {
  for (const name of ['utils.ts', 'helpers.ts', 'boardUtils.ts', 'puzzleManager.ts']) {
    expect(checkText(`packages/core/src/board/${name}`, '')).toHaveLength(1);
  }
  expect(checkText('packages/core/src/board/commonest.ts', '')).toEqual([]);
});

test('stray words are found in code and in prose, with their line', () => {
  for (const word of [`TO${'DO'}`, `FIX${'ME'}`, `issue ${'#'}12`, `sess${'ion'}`]) {
    expect(checkText('docs/formats.md', `fine\n${word}\n`)).toMatchObject([{ line: 2 }]);
  }
  expect(checkText(boardFile, '// obsessions\n')).toEqual([]);
});

function functionOf(lines: number): string {
  return `export function f() {\n${'  f();\n'.repeat(lines - 2)}}\n`;
}

test('a function has at most 70 lines, outside tests', () => {
  expect(checkSyntax(boardFile, functionOf(70))).toEqual([]);
  expect(checkSyntax(boardFile, functionOf(71))).toHaveLength(1);
  expect(checkSyntax('packages/core/src/board/board.test.ts', functionOf(71))).toEqual([]);
});

test('packages export by name', () => {
  const forms = ['export default 1;', 'export default function f() {}', 'export { a as default };'];
  for (const form of forms) {
    expect(checkSyntax(boardFile, `const a = 1;\n${form}\n`)).toMatchObject([{ line: 2 }]);
    expect(checkSyntax('tools/tidy/rules.mjs', form)).toEqual([]);
  }
  expect(checkSyntax(boardFile, 'switch (1) { default: }')).toEqual([]);
});

test('only the output module prints', () => {
  const text = "console.log('a');\nprocess.stdout.write('b');\n";
  expect(checkSyntax(boardFile, text)).toHaveLength(2);
  expect(checkSyntax('packages/cli/src/commands/answers/solve.ts', text)).toHaveLength(2);
  expect(checkSyntax('packages/cli/src/output.ts', text)).toEqual([]);
  expect(checkSyntax(boardFile, '// console.log')).toEqual([]);
});
