import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatFlat } from './flatText.mjs';

/** @typedef {import('./contestant.mjs').Contestant} Contestant */
/** @typedef {import('./contestant.mjs').Workload} Workload */

const sources = fileURLToPath(new URL('../native/', import.meta.url));
const built = fileURLToPath(new URL('../build/', import.meta.url));
const flags = ['-std=c++17', '-O3', '-march=native'];

/** The first line of `g++ --version`, or undefined without a compiler. */
export function compilerVersion() {
  const { status, stdout } = spawnSync('g++', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0] : undefined;
}

/** @param {string} path */
function ageOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * The path of a program of ours, compiled where it is older than its sources.
 * @param {'plain' | 'tuned'} name
 */
export function nativeProgram(name) {
  const newest = Math.max(...readdirSync(sources).map((file) => ageOf(sources + file)));
  const program = built + name;
  if (ageOf(program) > newest) return program;
  mkdirSync(built, { recursive: true });
  const args = [...flags, `${sources}${name}.cpp`, '-o', program];
  const { status, stderr } = spawnSync('g++', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`g++ ${args.join(' ')} failed:\n${stderr}`);
  return program;
}

/**
 * Writes the puzzles of a workload for the native programs; returns the path.
 * @param {Pick<Workload, 'id' | 'puzzles'>} work
 */
export function writeFlat({ id, puzzles }) {
  const path = `${built}${id}.txt`;
  mkdirSync(built, { recursive: true });
  writeFileSync(path, formatFlat(puzzles.map(({ puzzle }) => puzzle)));
  return path;
}

/** @param {'plain' | 'tuned'} name @returns {Contestant} */
function nativeContestant(name) {
  const program = nativeProgram(name);
  return {
    name: `C++ ${name}`,
    side: 'yardstick',
    refuses: () => undefined,
    measure: (work, { loopMs, runsMax }) => {
      const args = [writeFlat(work), work.mode, work.metric, `${loopMs}`, `${runsMax}`];
      const { error, status, signal, stdout, stderr } = spawnSync(program, args, {
        encoding: 'utf8',
      });
      if (status === 0) return JSON.parse(stdout);
      return { failed: error?.message || stderr?.trim() || `ended with ${signal ?? status}` };
    },
  };
}

/** Both yardsticks, or none without a compiler. @returns {Contestant[]} */
export function nativeContestants() {
  if (compilerVersion() === undefined) return [];
  return [nativeContestant('plain'), nativeContestant('tuned')];
}
