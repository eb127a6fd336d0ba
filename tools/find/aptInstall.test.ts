import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installBy, type Run } from './aptInstall.mjs';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** A system that has these programs; each ends well, and what was run is kept. */
function systemWith(...programs: readonly string[]): { readonly lines: string[]; run: Run } {
  const lines: string[] = [];
  const run: Run = (program, args) => {
    const apt = args.indexOf('apt-get');
    const isThere = programs.includes(program) && (apt < 0 || programs.includes('apt-get'));
    lines.push([program, ...args.filter((it) => !it.endsWith('glissade-apt.lock'))].join(' '));
    return isThere
      ? { status: 0, stderr: '' }
      : { status: null, stderr: '', error: new Error(`spawnSync ${program} ENOENT`) };
  };
  return { lines, run };
}

test('packages are installed behind a lock', () => {
  const { lines, run } = systemWith('flock', 'apt-get');
  expect(installBy(run, ['chromium'])).toBe(true);
  expect(lines).toEqual([
    'flock --version',
    'flock apt-get update',
    'flock apt-get -o DPkg::Lock::Timeout=120 install -y chromium',
  ]);
});

test('without flock they are installed all the same', () => {
  const { lines, run } = systemWith('apt-get');
  expect(installBy(run, ['chromium'])).toBe(true);
  expect(lines.slice(1)).toEqual([
    'apt-get update',
    'apt-get -o DPkg::Lock::Timeout=120 install -y chromium',
  ]);
});

test.each([[['flock']], [[]]])('without apt nothing is installed: only %j', (programs) => {
  const { lines, run } = systemWith(...programs);
  expect(installBy(run, ['chromium'])).toBe(false);
  expect(lines).toHaveLength(2);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('it failed'));
});

test('an installation that was cut off is ended first', () => {
  const { lines, run } = systemWith('flock', 'apt-get', 'dpkg');
  let isWhole = false;
  const runCutOff: Run = (program, args) => {
    const ended = run(program, args);
    if (args.includes('--configure')) isWhole = true;
    if (!args.includes('install') || isWhole) return ended;
    return { status: 100, stderr: "E: you must manually run 'dpkg --configure -a'" };
  };
  expect(installBy(runCutOff, ['chromium'])).toBe(true);
  expect(lines.slice(2).map((line) => line.replace('-o DPkg::Lock::Timeout=120 ', ''))).toEqual([
    'flock apt-get install -y chromium',
    'flock dpkg --configure -a',
    'flock apt-get install -y chromium',
  ]);
});
