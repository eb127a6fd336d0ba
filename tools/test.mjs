// Runs the checks of npm commands (`npm test`, `npm run test:all` …); the last line sums them up.

import { installIfNeeded } from './install.mjs';
import { runCommand } from './runCommand.mjs';
import { lockChecks } from './testing/checkLock.mjs';
import { build, commands } from './testing/checks.mjs';
import { countResults } from './testing/countResults.mjs';

/** Lines of a passing check that are worth reading: notes, and the sum of the coverage. */
const notable = /^(note: |Lines {2,}: )/;

/** Lines of a failing check that say only what passed. */
const passing = /^\s*(✓|$)/;

/** @param {import('./testing/checks.mjs').Check} check */
async function runCheck(check) {
  const { name, command, args } = check;
  const result = await runCommand(command, args);
  const counts = countResults(result);
  const sum = counts.passed + counts.failed;
  const word = counts.failed > 0 ? 'FAILED' : 'passed';
  const tests = sum > 1 ? `  ${counts.passed} of ${sum} tests` : '';
  const seconds = `${(result.timeMs / 1000).toFixed(1)} s`;
  console.log(`${word}  ${name.padEnd(26)} ${seconds.padStart(8)}${tests}`);
  for (const line of result.output.trim().split('\n')) {
    if (counts.failed > 0 ? !passing.test(line) : notable.test(line))
      console.log(`        ${line}`);
  }
  return { check, ...counts };
}

/** @param {readonly import('./testing/checks.mjs').Check[]} lane */
async function runLane(lane) {
  const results = [];
  for (const check of lane) results.push(await runCheck(check));
  return results;
}

/** @param {readonly string[]} names of npm commands; what two of them run is run once */
async function runChecks(names) {
  /** @type {Set<import('./testing/checks.mjs').Check>} */
  const done = new Set();
  const stages = names.flatMap((name) => commands[name]);
  const searches = lookForPrograms([...new Set(stages.flat(2).flatMap((one) => one.programs))]);
  /** @type {string[]} */
  let leftOut = [];
  let passed = 0;
  let failed = 0;
  for (const stage of stages) {
    const lanes = stage.map((lane) => lane.filter((one) => !done.has(one)));
    for (const one of lanes.flat()) done.add(one);
    leftOut = leaveOut(await missingFor([...done], searches));
    const results = (await Promise.all(lanes.map(runLane))).flat();
    for (const counts of results) {
      passed += counts.passed;
      failed += counts.failed;
    }
    if (results.some((one) => one.check === build && one.failed > 0)) break;
  }
  console.log(['', ...leftOut, `${passed} passed, ${failed} failed`].join('\n'));
  process.exitCode = failed > 0 ? 1 : 0;
}

/**
 * The programs that are missing of those that checks need.
 * @typedef {import('./testing/missingPrograms.mjs').ProgramName} ProgramName
 * @param {readonly import('./testing/checks.mjs').Check[]} checks
 * @param {ReadonlyMap<ProgramName, Promise<boolean>>} searches
 */
async function missingFor(checks, searches) {
  /** @type {ProgramName[]} */
  const missing = [];
  for (const name of new Set(checks.flatMap((one) => one.programs))) {
    if (await searches.get(name)) missing.push(name);
  }
  return missing;
}

const asked = process.argv.length > 2 ? process.argv.slice(2) : ['test'];
const unknown = asked.find((name) => !Object.hasOwn(commands, name));
if (unknown !== undefined) {
  console.error(
    `No checks are named "${unknown}"; there are: ${Object.keys(commands).join(', ')}.`,
  );
  process.exit(2);
}
const other = lockChecks();
if (other !== undefined) {
  console.error(`Another run of the tests is at work in this folder (process ${other}).`);
  console.error('Wait until it has ended: two runs would build over each other’s files.');
  process.exit(2);
}
installIfNeeded();
// What looks for a browser needs the packages that were just installed.
const { leaveOut, lookForPrograms } = await import('./testing/missingPrograms.mjs');
await runChecks(asked);
