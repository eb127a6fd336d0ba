// node bench/certificates.mjs: what it costs to write certificates and to check them in C, by
// processor time, least of some rounds: `solve --certificate` against `solve`, both on one thread,
// and states a second of checkers/certificate.c. Options: --runs 5  puzzles of the catalogue.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findCompiler } from '../tools/find/findCompiler.mjs';

const PUZZLES = ['klotski', 'century', 'rush-37', 'eight-hardest-1', 'korf-016', 'climb12'];
/** A check is repeated until so many states were checked. */
const STATES_MIN = 1_000_000;

const root = fileURLToPath(new URL('../', import.meta.url));
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const rounds = Array.from({ length: Number(values.runs) });

/** Seconds of processor time of a program, by the shell's own count. @param {string[]} command */
function seconds(...command) {
  const script = '"$@" > /dev/null 2> /dev/null || exit 1; times';
  const { stdout, status } = spawnSync('sh', ['-c', script, 'sh', ...command], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed`);
  const [, children = ''] = stdout.split('\n');
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, min, sec]) => sum + 60 * Number(min) + Number(sec), 0);
}

/** @param {() => number} measure */
const least = (measure) => Math.min(...rounds.map(measure));

const folder = mkdtempSync(join(tmpdir(), 'glissade-bench-'));
try {
  const checker = join(folder, 'certificate');
  const source = join(root, 'checkers/certificate.c');
  spawnSync(findCompiler(), ['-std=c99', '-O2', '-o', checker, source], { stdio: 'inherit' });
  const program = [process.execPath, join(root, 'packages/glissade/bin/glissade.js')];
  for (const id of positionals.length > 0 ? positionals : PUZZLES) {
    const file = join(folder, `${id}.cert`);
    const solve = [...program, 'solve', id, '--threads', '1'];
    const plain = least(() => seconds(...solve));
    const written = least(() => seconds(...solve, '--certificate', file));
    const head = readFileSync(file).subarray(0, 4000).toString('latin1');
    const states = Number(/^states: (\d+)$/m.exec(head)?.[1]);
    const files = Array.from({ length: Math.ceil(STATES_MIN / states) }, () => file);
    const checked = least(() => seconds(checker, ...files));
    const rate = (states * files.length) / checked / 1e6;
    process.stdout.write(
      `${id}: ${states} states, solved ${plain.toFixed(2)} s, with certificate ` +
        `${written.toFixed(2)} s (× ${(written / plain).toFixed(2)}), ` +
        `checked ${rate.toFixed(2)} M states/s\n`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
