import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

function textOf(...folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** What a page tells its reader to press or tick. */
const PRESSED = {
  en: /(?:[Pp]ress|[Tt]ick|[Cc]lick|then|and) \*{1,2}([A-Z][^*\n]+)\*{1,2}/g,
  zh: /(?:点|按|按几次|勾选|下面的|里的|再点|和|每条赛道的)“([^”]+)”/g,
} as const;

test.each([
  ['en', 'site/learn', 5],
  ['en', 'site/guide', 5],
  ['zh', 'site/zh/learn', 10],
] as const)(
  'every button that a page in %s of %s names is in the app',
  (language, folder, least) => {
    const words = textOf(`packages/web/src/text/${language}`, 'site/.vitepress/theme');
    const named = new Set(
      [...textOf(folder).matchAll(PRESSED[language])].map(([, label]) => label!),
    );
    expect(named.size).toBeGreaterThanOrEqual(least);
    expect([...named].filter((label) => !words.includes(label))).toEqual([]);
  },
);
