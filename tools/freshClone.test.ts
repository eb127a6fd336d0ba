import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

const IMPORT = /^import (?:[\w*{}\s,]+ from )?'([^']+)';/gm;

/** What a program imports at once, itself or by its own files: "file: package". */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const names = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(
    ([, name]) => name!,
  );
  return names.flatMap((name) => {
    if (name.startsWith('node:')) return [];
    if (name.startsWith('.')) return packagesOf(normalize(join(dirname(file), name)), seen);
    return [`${file}: ${name}`];
  });
}

// Each installs the packages first, so what it imports before that must be there on a fresh clone.
test.each(['build', 'site', 'start', 'test', 'web'])('%s starts without packages', (name) => {
  expect(packagesOf(`tools/${name}.mjs`)).toEqual([]);
});
