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
