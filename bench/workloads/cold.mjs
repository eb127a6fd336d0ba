import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compilerVersion, nativeProgram, writeFlat } from '../contestants/native.mjs';
import { median } from '../report/statistics.mjs';
import { formatNumber, formatTable } from '../report/table.mjs';
import { knownPuzzle } from './blocks.mjs';

/**
 * Whole processes, from nothing to their end.
 * @typedef {{
 *   readonly command: string,
 *   readonly wallMs: number,
 *   readonly engineMs?: number,
 *   readonly remark: string,
 * }} ColdRow
 */

const program = fileURLToPath(new URL('../../packages/glissade/bin/glissade.js', import.meta.url));

/** @param {readonly string[]} words */
function ownCommand(...words) {
  const command = `glissade ${words.join(' ')}`;
  return { command, file: process.execPath, args: [program, ...words] };
}

/** The processes to compare, Node's own start among them. */
function commands() {
  const all = [
    { command: 'node -e 0', file: process.execPath, args: ['-e', '0'] },
    ownCommand('--version'),
    ownCommand('solve', 'klotski', '--metric', 'steps', '--json'),
    ownCommand('solve', 'klotski', '--metric', 'moves', '--json'),
  ];
  if (compilerVersion() === undefined) return all;
  const path = writeFlat({ id: 'cold-klotski', puzzles: [knownPuzzle('klotski', 'steps')] });
  const args = [path, 'answer', 'steps', '0', '1'];
  return [...all, { command: 'C++ tuned, klotski', file: nativeProgram('tuned'), args }];
}

/** @param {{ readonly command: string, readonly file: string, readonly args: string[] }} command */
function runOnce({ command, file, args }) {
  const start = performance.now();
  const { error, status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8' });
  const wallMs = performance.now() - start;
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr}`);
  return { wallMs, outcome: /^\{.*"stats"/.test(stdout) ? JSON.parse(stdout) : undefined };
}

/** Runs every command in turn, `rounds` times. @param {number} rounds @returns {ColdRow[]} */
export function runCold(rounds) {
  const all = commands();
  /** @type {ReturnType<typeof runOnce>[][]} */
  const runs = all.map(() => []);
  for (let round = 0; round < rounds; round++) {
    all.forEach((command, at) => {
      runs[at].push(runOnce(command));
    });
  }
  return all.map(({ command }, at) => {
    const outcomes = runs[at].flatMap(({ outcome }) => outcome ?? []);
    const engine = outcomes.map(({ stats }) => stats.timeMs);
    const wallMs = median(runs[at].map((run) => run.wallMs));
    if (engine.length === 0) return { command, wallMs, remark: '' };
    const { length, metric } = outcomes[0];
    return { command, wallMs, engineMs: median(engine), remark: `length ${length} in ${metric}` };
  });
}

/** @param {readonly ColdRow[]} rows */
export function formatCold(rows) {
  const cells = rows.map(({ command, wallMs, engineMs, remark }) => [
    command,
    formatNumber(wallMs),
    formatNumber(engineMs),
    remark,
  ]);
  const table = formatTable(['command', 'wall ms', 'engine ms', 'remarks'], cells);
  return `A cold process, from its start to its end\n${table}\n`;
}
