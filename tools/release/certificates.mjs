// The certificates of the catalogue: each proved optimum in a file of its own, checked by programs
// that share no code with Glissade, and a table of them in Markdown.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allRecords, puzzleOf } from '../../packages/catalogue/dist/src/index.js';
import { solveCertified } from '../../packages/solve/dist/certificate/solveCertified.js';
import { findCompiler } from '../find/findCompiler.mjs';
import { findPython } from '../find/findPython.mjs';
import { root } from '../install.mjs';

/** Python checks some ten thousand states a second. */
const PYTHON_STATES_MAX = 30_000;
const LIMITS = { memoryBytes: 2e9, timeMs: 600_000 };

/**
 * Writes a certificate of every puzzle whose proof takes no more states, into a folder; yields the
 * lines of the table. Throws where a checker does not say that it is proved.
 * @param {string} folder
 * @param {number} statesMax
 */
export async function* certificates(folder, statesMax) {
  mkdirSync(folder, { recursive: true });
  const inC = [compiled()];
  const inPython = [findPython(), `${root}checkers/certificate.py`];
  yield '| puzzle | shortest | states | bytes | written, s | in C, s | in Python, s |';
  yield '|---|---|---|---|---|---|---|';
  for (const record of allRecords()) {
    if (record.stateCount === undefined || record.stateCount > statesMax) continue;
    const begun = process.cpuUsage();
    const { certificate } = await solveCertified(puzzleOf(record), { limits: LIMITS });
    if (!certificate) continue;
    const { user, system } = process.cpuUsage(begun);
    const file = join(folder, `${record.id}.cert`);
    writeFileSync(file, Buffer.concat(certificate));
    const { claim, states, bytes } = headOf(file);
    const checked = states <= PYTHON_STATES_MAX ? [inC, inPython] : [inC];
    const seconds = checked.map((program) => secondsToCheck([...program, file]).toFixed(2));
    const written = ((user + system) / 1e6).toFixed(2);
    const cells = [record.id, claim, states, bytes, written, seconds[0], seconds[1] ?? ''];
    yield `| ${cells.join(' | ')} |`;
  }
}

function compiled() {
  const program = join(mkdtempSync(join(tmpdir(), 'glissade-checker-')), 'certificate');
  const source = `${root}checkers/certificate.c`;
  const { status } = spawnSync(findCompiler(), ['-std=c99', '-O2', '-o', program, source]);
  if (status !== 0) throw new Error('checkers/certificate.c was not compiled');
  return program;
}

/** @param {string} file */
function headOf(file) {
  const bytes = readFileSync(file);
  const head = bytes.subarray(0, 2000).toString('latin1');
  const line = (/** @type {string} */ name) =>
    head.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1] ?? '';
  const length = line('claim').replace('length ', '');
  const claim = length === 'unsolvable' ? length : `${length} ${line('metric')}`;
  return { claim, states: Number(line('states')), bytes: bytes.length };
}

/**
 * Seconds of processor time that a checker takes, by the shell's own count.
 * @param {readonly string[]} command
 */
function secondsToCheck(command) {
  const script = '"$@" && times';
  const { stdout } = spawnSync('sh', ['-c', script, 'sh', ...command], { encoding: 'utf8' });
  const [said = '', , children = ''] = stdout.split('\n');
  if (!said.startsWith('proved')) throw new Error(`${command.at(-1)}: ${said}`);
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );
}
