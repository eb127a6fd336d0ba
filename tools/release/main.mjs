// npm run release -- version 0.2.0   one version for all packages, and the date in the changelog
// npm run release -- stage FOLDER    every package as it is published, in a folder each
// npm run release -- plan FOLDER     what the registry has of these packages
// npm run release -- publish FOLDER  publishes them, each after those that it needs
// npm run release -- certificates FOLDER [STATES]   the proofs of the catalogue, and their table
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../install.mjs';
import { planOf, publish } from './publish.mjs';
import { setVersion, withDate } from './setVersion.mjs';
import { stage } from './stage.mjs';

const [task, argument, most] = process.argv.slice(2);

const STATES = {
  new: 'the name is free; this will be its first version',
  known: 'a new version of a package that is there',
  published: 'is published already',
};

/** @param {string} version */
function release(version) {
  const changelog = `${root}CHANGELOG.md`;
  const today = new Date().toISOString().slice(0, 10);
  const dated = withDate(readFileSync(changelog, 'utf8'), version, today);
  setVersion(version);
  writeFileSync(changelog, dated);
  const shell = process.platform === 'win32';
  execFileSync('npm', ['install', '--package-lock-only'], { cwd: root, shell, stdio: 'inherit' });
  console.log(`all packages have version ${version}; commit it and push the tag v${version}`);
}

try {
  if (task === 'version' && argument) release(argument);
  else if (task === 'stage' && argument) {
    for (const folder of stage(resolve(argument))) console.log(folder);
  } else if (task === 'plan' && argument) {
    for (const { name, version, state } of planOf(resolve(argument)))
      console.log(`${name} ${version}: ${STATES[state]}`);
  } else if (task === 'publish' && argument) publish(resolve(argument), console.log);
  else if (task === 'certificates' && argument) {
    const { certificates } = await import('./certificates.mjs');
    for await (const line of certificates(resolve(argument), Number(most ?? 1e6)))
      console.log(line);
  } else {
    throw new Error(
      'give "version 1.2.0", or "stage", "plan", "publish" or "certificates" and a FOLDER',
    );
  }
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
