// The second door: runs the checks of one door and sums them up in the last line.
import { doors } from './checks.mjs';
import { countResults } from './countResults.mjs';
import { installIfNeeded } from './install.mjs';
import { runCommand } from './runCommand.mjs';

/** Lines of a passing check that are worth reading: notes, and the sum of the coverage. */
const notable = /^(note: |Lines {2,}: )/;

/** Lines of a failing check that say only what passed. */
const passing = /^\s*(✓|$)/;

/** @param {import('./checks.mjs').Check} check */
async function runCheck({ name, command, args }) {
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
  return counts;
}

/** @param {string} door */
async function runDoor(door) {
  let passed = 0;
  let failed = 0;
  for (const [index, group] of doors[door].entries()) {
    for (const counts of await Promise.all(group.map(runCheck))) {
      passed += counts.passed;
      failed += counts.failed;
    }
    // Nothing can be said about the rest when the build, the first group, has failed.
    if (failed > 0 && index === 0) break;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

const door = process.argv[2] ?? 'all';
if (!Object.hasOwn(doors, door)) {
  console.error(`No door "${door}"; there are: ${Object.keys(doors).join(', ')}.`);
  process.exit(2);
}
installIfNeeded();
await runDoor(door);
