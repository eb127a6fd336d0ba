// `npm start`: from a fresh clone to a solved puzzle, and what to try next.
import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

const commandLine = 'packages/glissade/bin/glissade.js';

/** @param {readonly string[]} args */
function runNode(args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

runNode(['tools/build.mjs']);
console.log('\n$ glissade solve klotski\n');
runNode([commandLine, 'solve', 'klotski']);
console.log(`
Glissade is built, and that was a proved shortest answer. What comes next:

  npx glissade play klotski      play it in this terminal, with hints
  npx glissade                   a menu: pick a puzzle, or paste your own
  npx glissade list              every puzzle of the catalogue
  npx glissade solve "8 6 4/0 7 2/5 1 3"
  npx glissade --help            all the verbs, examples first
  npm test                       the checks of five minutes; npm run test:all has the rest

Each \`npx glissade …\` is \`node ${commandLine} …\`.`);
