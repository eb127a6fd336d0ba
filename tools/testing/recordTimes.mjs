// Runs all tests and writes down how long each file takes, for the order in which they run. Worth
// doing on an idle machine when tests have become longer or shorter; they need a build.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { root } from '../install.mjs';
import { runCommand } from '../runCommand.mjs';
import { timesFile } from './testTimes.mjs';

const report = join(tmpdir(), `glissade-times-${process.pid}.json`);
const args = ['run', '--reporter=json', `--outputFile=${report}`];
const { code, output } = await runCommand('vitest', args);
if (code !== 0) {
  console.error(output.trim());
  process.exit(1);
}

/** @type {{ testResults: { name: string, startTime: number, endTime: number }[] }} */
const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
rmSync(report);
const times = testResults
  .map(({ name, startTime, endTime }) => ({
    path: relative(root, name).split(sep).join('/'),
    seconds: Math.round((endTime - startTime) / 100) / 10,
  }))
  .filter(({ seconds }) => seconds >= 1)
  .sort((a, b) => b.seconds - a.seconds);
const record = Object.fromEntries(times.map(({ path, seconds }) => [path, seconds]));
writeFileSync(timesFile, `${JSON.stringify(record, undefined, 2)}\n`);
