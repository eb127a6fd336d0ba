import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './install.mjs';

test('CITATION.cff and the BibTeX entry of the site cite the version that is here', () => {
  const textOf = (path: string) => readFileSync(`${root}${path}`, 'utf8');
  const { version, license } = JSON.parse(textOf('packages/glissade/package.json'));
  const cited = parse(textOf('CITATION.cff'));
  expect(cited).toMatchObject({ 'cff-version': '1.2.0', type: 'software', version, license });
  expect(cited.message).not.toBe('');
  const entry = /```bibtex\n(@software\{glissade,\n[^`]*\n\})\n```/.exec(
    textOf('docs/surveys.md'),
  )![1]!;
  const fields = Array.from(entry.matchAll(/^ {2}(\w+) = \{(.+)\},?$/gm), ([, name, text]) => [
    name,
    text!.replace(/[{}]/g, ''),
  ]);
  const [{ name: author }] = cited.authors;
  expect(Object.fromEntries(fields)).toEqual({ author, title: cited.title, version });
});
