import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { extentOf } from '@glissade/core';
import { jobOf, runChild } from './contestant.mjs';

/** @typedef {import('./contestant.mjs').Contestant} Contestant */
/** @typedef {import('./contestant.mjs').Workload} Workload */

const folder = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} path */
function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** The peers by name and pinned version. @returns {Record<string, string>} */
function peerVersions() {
  return readJson(`${folder}package.json`).dependencies;
}

/** Installs the peers as bench/package-lock.json says; false where that cannot be done. */
function installPeers() {
  const isThere = Object.entries(peerVersions()).every(
    ([name, version]) =>
      readJson(`${folder}node_modules/${name}/package.json`)?.version === version,
  );
  if (isThere) return true;
  console.error('Installing the peers into bench/ (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** @param {Workload} work */
function refusedByKlotski({ mode, metric, puzzles }) {
  if (mode === 'whole') return 'it only solves';
  if (metric !== 'moves') return 'it counts moves only';
  const fits = puzzles.every(
    ({ puzzle: { board, goals, pieces } }) =>
      board.cells.every((cell) => cell === 'floor') &&
      goals.length === 1 &&
      goals[0].length === 1 &&
      pieces.every(({ shape, axis }) => {
        const { width, height } = extentOf(shape);
        return axis === 'any' && width * height === shape.length;
      }),
  );
  return fits ? undefined : 'rectangles on a full rectangle only';
}

/** @param {Workload} work */
function refusedByRushHourSolver({ mode, metric, puzzles }) {
  if (mode === 'whole') return 'it only solves';
  if (metric !== 'slides') return 'it counts slides only';
  const bound = puzzles.every(({ puzzle: { pieces } }) =>
    pieces.every(({ axis }) => axis !== 'any'),
  );
  if (!bound) return 'Rush Hour boards only';
  const walls = puzzles.some(({ puzzle: { board } }) => board.cells.includes('wall'));
  return walls ? 'it knows no walls' : undefined;
}

/** The peers from npm, or none where they cannot be installed. @returns {Contestant[]} */
export function peerContestants() {
  if (!installPeers()) {
    console.error('The peers could not be installed: their rows are left out.');
    return [];
  }
  const versions = peerVersions();
  return [
    {
      name: `npm klotski ${versions.klotski}`,
      side: 'peer',
      refuses: refusedByKlotski,
      measure: (work, effort) => runChild('klotski', jobOf(work, effort)),
    },
    {
      name: `npm rush-hour-solver ${versions['rush-hour-solver']}`,
      side: 'peer',
      refuses: refusedByRushHourSolver,
      measure: (work, effort) => runChild('rushHourSolver', jobOf(work, effort)),
    },
  ];
}
