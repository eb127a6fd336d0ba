// What `npm run fuzz` prints.

/**
 * @typedef {'crash' | 'hang' | 'wrong answer' | 'wrong bound'} Kind
 * @typedef {{ name: string, title: string, counts: 'inputs' | 'puzzles', share: number,
 *   timeMsMax: number }} Known
 * @typedef {{ target: string, kind: Kind, message: string, stack: string, seed: number,
 *   path: string, input: unknown }} Failure
 * @typedef {{ inputs: number, timeMs: number, failure?: Failure }} Outcome
 * @typedef {{ target: Known, inputs: number, timeMs: number,
 *   failures: Map<string, { kind: Kind, times: number }> }} Tally
 */

/** @type {readonly Kind[]} */
const KINDS = ['crash', 'hang', 'wrong answer', 'wrong bound'];

/** A failure of the same sort is printed once. @param {Failure} failure @param {Tally} tally */
export function printFailure(failure, tally) {
  const { kind, message, stack, seed, path, target, input } = failure;
  const place = stack.split('\n').find((line) => /^\s+at /.test(line)) ?? '';
  const sort = `${kind} ${message.replace(/\d+|"[^"]*"/g, '#').slice(0, 100)} ${place}`;
  const known = tally.failures.get(sort);
  tally.failures.set(sort, { kind, times: (known?.times ?? 0) + 1 });
  if (known) return;
  console.log(`\n${kind} in ${target}: ${message.slice(0, 500)}`);
  console.log(`  seed ${seed} path ${path}`);
  for (const line of stack.split('\n').slice(1, 6)) console.log(`  ${line.trim()}`);
  console.log(`  corpus file: ${JSON.stringify({ target, found: message.slice(0, 200), input })}`);
}

/** @param {readonly Tally[]} tallies @returns {number} failures */
export function printSum(tallies) {
  console.log(`\n${row('target', 'inputs', 'seconds', KINDS)}`);
  const sums = { inputs: 0, puzzles: 0 };
  let failed = 0;
  for (const { target, inputs, timeMs, failures } of tallies) {
    const counts = KINDS.map((kind) => countOf(failures, kind));
    failed += counts.reduce((sum, count) => sum + count, 0);
    sums[target.counts] += inputs;
    console.log(row(target.name, inputs, (timeMs / 1000).toFixed(0), counts));
  }
  console.log(`\n${sums.inputs} inputs, ${sums.puzzles} differential puzzles, ${failed} failures`);
  return failed;
}

/** Sorts of failures, not how often. @param {Tally['failures']} failures @param {Kind} kind */
function countOf(failures, kind) {
  return [...failures.values()].filter((failure) => failure.kind === kind).length;
}

/**
 * @param {string} name @param {unknown} inputs @param {string} seconds
 * @param {readonly unknown[]} counts
 */
function row(name, inputs, seconds, counts) {
  const cells = [String(inputs).padStart(9), seconds.padStart(8)];
  return [name.padEnd(20), ...cells, ...counts.map((count) => String(count).padStart(13))].join('');
}
