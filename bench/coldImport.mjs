// What it costs a program to import the library: processor time of a process that imports it, less
// that of one that does nothing, as medians of paired runs.
// node bench/coldImport.mjs [runs]; build first.
import { spawnSync } from 'node:child_process';

const runs = Number(process.argv[2] ?? 15);
const REPORT = 'const u = process.resourceUsage(); console.log(u.userCPUTime + u.systemCPUTime);';
const PROGRAMS = ['', "await import('glissade');", "await import('glissade/worker');"];

/** Milliseconds of processor time. @param {string} program */
function measure(program) {
  const args = ['--input-type=module', '-e', program + REPORT];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout) / 1000;
}

/** @param {readonly number[]} values */
function medianOf(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const rounds = Array.from({ length: runs }, () => PROGRAMS.map(measure));
for (const [i, program] of PROGRAMS.entries()) {
  const more = medianOf(rounds.map((times) => (times[i] ?? 0) - (times[0] ?? 0)));
  const name = program || 'nothing';
  console.log(`${name.padEnd(34)} ${more.toFixed(0).padStart(4)} ms more than nothing`);
}
