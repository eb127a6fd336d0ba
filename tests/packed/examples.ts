import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/install.mjs';

/** The pieces of code in documents: a name to file each under, and its text. */
export function examplesOf(
  documents: readonly string[],
  language: 'js' | 'ts',
): [name: string, text: string][] {
  return documents.flatMap((path) => {
    const document = readFileSync(join(root, path), 'utf8');
    const blocks = [...document.matchAll(/^```(\w+)\n(.*?)^```/gms)];
    const name = path.replaceAll(/\W+/g, '-');
    return blocks
      .filter(([, marked]) => marked === language)
      .map(([, , text], n): [string, string] => [`${name}-${n + 1}`, text!]);
  });
}
