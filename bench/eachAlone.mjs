import { execFileSync } from 'node:child_process';
import { puzzleById, puzzleOf } from 'glissade/catalogue';

/**
 * Measures each puzzle in a fresh process of the same script: rows of a puzzle's id and an option,
 * or the one row that was given on the command line.
 *
 * @param {readonly (readonly [string, string])[]} rows
 * @param {string} option for a puzzle that is given without one
 * @param {(puzzle: import('glissade').Puzzle, id: string, option: string) => string} measure
 */
export function eachAlone(rows, option, measure) {
  const [script, id, given = option, isChild] = process.argv.slice(1);
  if (id === undefined || !isChild) {
    for (const row of id === undefined ? rows : [[id, given]]) {
      execFileSync(process.execPath, [script ?? '', ...row, 'child'], { stdio: 'inherit' });
    }
    return;
  }
  const record = puzzleById(id);
  if (!record) throw new Error(`the catalogue has no ${id}`);
  process.stdout.write(`${measure(puzzleOf(record), id, given)}\n`);
}

/** Seconds of processor time since this was called. */
export function processorClock() {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
}
