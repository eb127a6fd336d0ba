// How long reading takes: about a megabyte of each form, as many small puzzles and as few large
// ones, right and wrong, each text read by processes of its own: `lines` by readPuzzle, line after
// line, the others by readPuzzles. Times from the start of Node, the least of several runs, for
// what else the machine does only adds to them: by the clock, then of all processors, where the
// threads that clear memory count, too.
//   node bench/reading.mjs [FORM] [--runs 3] [--length 1000000]   build first
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { longTexts } from './reading/texts.mjs';

const CHILD = fileURLToPath(new URL('reading/child.mjs', import.meta.url));
const MEGABYTE = 1e6;

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    length: { type: 'string', default: '1000000' },
  },
  allowPositionals: true,
});
const [only = ''] = positionals;
const isWanted = (/** @type {string} */ form) => form.includes(only);

/**
 * @param {string} file @param {string} how
 * @returns {{ count: number, bad: number, elapsedMs: number, processorMs: number }}
 */
function read(file, how) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [CHILD, file, how], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const folder = mkdtempSync(join(tmpdir(), 'glissade-reading-'));
try {
  for (const { name, what, text } of longTexts(isWanted, Number(values.length))) {
    const file = join(folder, 'text');
    writeFileSync(file, text);
    const how = what.endsWith('lines') ? 'lines' : 'parts';
    const runs = Array.from({ length: Number(values.runs) }, () => read(file, how));
    const { count = 0, bad = 0 } = runs[0] ?? {};
    /** @param {'elapsedMs' | 'processorMs'} time */
    const least = (time) => (Math.min(...runs.map((run) => run[time])) / 1000).toFixed(2);
    const told = [
      name.padEnd(14),
      what.padEnd(12),
      `${(text.length / MEGABYTE).toFixed(2)} MB`,
      `${count} puzzles`.padStart(14),
      `${bad} refused`.padStart(14),
      `${least('elapsedMs')} s`.padStart(8),
      `${least('processorMs')} s`.padStart(8),
    ];
    console.log(told.join(' '));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
