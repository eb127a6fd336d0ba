import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRIES as built } from '../../tools/library/bundleLibrary.mjs';
import { runProgram } from './runProgram.ts';

/** What users import; the root first. `glissade/parts` is for `@glissade/cluster` alone. */
export const ENTRIES = built
  .filter((name) => name !== 'parts')
  .map((name) => (name === 'index' ? 'glissade' : `glissade/${name}`));

/** The runtime names of entries, as the installed package has them. */
export function runtimeNames(folder: string, entries: readonly string[] = ENTRIES): string[][] {
  const load = entries.map((entry) => `Object.keys(await import('${entry}'))`);
  writeFileSync(join(folder, 'names.js'), `console.log(JSON.stringify([${load.join(', ')}]))`);
  const { stdout, stderr } = runProgram(folder, process.execPath, ['names.js']);
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout);
}
