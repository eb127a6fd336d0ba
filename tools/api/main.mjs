// Writes the API reports of the published packages; `--check` says whether they are up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../install.mjs';
import { apiReport, changedNames } from './report.mjs';

const packages = ['glissade', 'cluster', 'player'];

/** For the cluster alone; and the root once more, as one file. */
const unlisted = ['./parts', './bundle'];

const isCheck = process.argv.includes('--check');
let failed = false;
for (const folder of packages) {
  const path = `packages/${folder}/api.txt`;
  const report = reportOf(`${root}packages/${folder}`);
  const before = existsSync(root + path) ? readFileSync(root + path, 'utf8') : '';
  if (report === before) continue;
  if (isCheck) {
    failed = true;
    const names = changedNames(before, report).join(', ');
    console.log(`${path} says something else of ${names}: run npm run api, and read the change`);
  } else {
    writeFileSync(root + path, report);
    console.log(`wrote ${path}`);
  }
}
process.exitCode = failed ? 1 : 0;

/** @param {string} folder */
function reportOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  /** @type {Record<string, string>} */
  const entries = {};
  for (const [path, { types }] of Object.entries(exports)) {
    if (types && !unlisted.includes(path)) entries[name + path.slice(1)] = `${folder}/${types}`;
  }
  return `What ${name} exports: written by npm run api.\n\n${apiReport(entries)}`;
}
