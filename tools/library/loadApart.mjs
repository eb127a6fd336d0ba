// Gives each `import()` of a file a file of its own. A bundler that makes one file of everything
// takes in what a file loads later even where nothing calls the function that loads it; it leaves
// out a whole file of which nothing is used.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const LOADED = /\bimport\("\.\/([^"]+)"\)/g;

/** @param {string} file */
export function loadApart(file) {
  const text = readFileSync(file, 'utf8');
  const loaded = [...new Set([...text.matchAll(LOADED)].map(([, name = '']) => name))];
  if (loaded.length === 0) return;
  const folder = `${dirname(file)}/load`;
  mkdirSync(folder, { recursive: true });
  for (const name of loaded) {
    writeFileSync(`${folder}/${name}`, `export const load=()=>import("../${name}");\n`);
  }
  // No name that esbuild makes short has a `$` and then a digit.
  const imports = loaded.map((name, i) => `import{load as load$${i}}from"./load/${name}";`);
  const calls = text.replaceAll(LOADED, (_, name) => `load$${loaded.indexOf(name)}()`);
  writeFileSync(file, imports.join('') + calls);
}
