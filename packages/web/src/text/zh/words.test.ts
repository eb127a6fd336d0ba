import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Files with Chinese texts. Those of courses on search use the words of courses. */
const FOLDERS = ['web/src/text/zh', 'prose/src/explain', 'prose/src/byHand', 'prose/src/map'];
const COURSE = /\/(?:race|pseudocode)\.ts$/;
const files = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(`packages/${folder}`, root))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => `packages/${folder}/${name}`),
);

/** The last column of the table in the glossary. */
const unused = read('docs/GLOSSARY.md')
  .split('## In Chinese')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .flatMap((row) => row.split('|')[3]?.trim().split(', ') ?? [])
  .filter((word) => /\p{sc=Han}/u.test(word));

test.each(files)('%s has one word for each thing', (path) => {
  const text = read(path);
  const isCourse = COURSE.test(path);
  const found = unused
    .filter((word) => !(isCourse && ['状态', '目标'].includes(word)))
    .filter((word) => text.includes(word));
  expect(found).toEqual([]);
});

test('the glossary says which words are not used', () => {
  expect(unused).toContain('棋子');
});

test.each(files)('%s has Chinese punctuation beside Chinese words', (path) => {
  const text = read(path);
  expect(text.match(/\p{sc=Han}[,;?!]|[,;?!]\p{sc=Han}/gu) ?? []).toEqual([]);
});
