// Checks the size and the manners of every file; see rules.mjs. `--notes` lists the long files.
import { readFileSync } from 'node:fs';
import { root } from '../install.mjs';
import { checkSyntax } from './checkSyntax.mjs';
import { checkText } from './checkText.mjs';
import { listFiles } from './listFiles.mjs';
import { limits } from './rules.mjs';

const showsNotes = process.argv.includes('--notes');
let failed = false;
let long = 0;
for (const path of listFiles(root)) {
  const text = readFileSync(root + path, 'utf8');
  const remarks = checkText(path, text);
  if (/\.(ts|tsx|mjs)$/.test(path)) remarks.push(...checkSyntax(path, text));
  for (const { line, message, note } of remarks) {
    if (note) long += 1;
    else failed = true;
    if (showsNotes || !note) console.log(`${path}:${line} ${message}`);
  }
}
if (long > 0)
  console.log(`note: ${long} files have more than ${limits.fileLinesNoted} lines: npm run tidy`);
process.exitCode = failed ? 1 : 0;
