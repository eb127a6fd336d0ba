/* Files that verbs write: none is half-written where there is no room, or no such place. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mainFile } from '../runCli.ts';
import { makePlace, type Place } from './place.ts';

let place: Place;
beforeEach(() => {
  place = makePlace();
});
afterEach(() => place.remove());

/** No home and no cache. */
function run(argv: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, [mainFile, ...argv, '-q'], {
    cwd: place.work,
    env: { PATH: process.env.PATH ?? '', TMPDIR: place.temp, HOME: '', GLISSADE_CACHE: 'off' },
    encoding: 'utf8',
  });
  return { code: status, said: stderr };
}

const WRITING = [
  ['print', ['print', 'start:\nA.\n..\ngoal:\n..\n.A', '--out']],
  ['map', ['map', '1 2 3/0 4 5', '--out']],
  ['the sheet of a survey', ['survey', 'simple', '2x3', '--svg']],
] as const;

describe.each(WRITING)('%s', (_, argv) => {
  test('is written as a whole, over what was there, and leaves nothing beside it', () => {
    writeFileSync(join(place.work, 'out.svg'), 'before');
    expect(run([...argv, 'out.svg'])).toEqual({ code: 0, said: '' });
    expect(readFileSync(join(place.work, 'out.svg'), 'utf8').trimEnd()).toMatch(/^<svg.*<\/svg>$/s);
    expect(readdirSync(place.work)).toEqual(['out.svg']);
  });

  test.each([
    ['on a full disk', '/dev/full', 'ENOSPC'],
    ['below a file', 'file/out.svg', 'ENOTDIR'],
    ['where a folder is', 'folder', 'EISDIR'],
    ['where nothing can be made', '/proc/none.svg', 'ENOENT'],
  ])('%s is refused, with the reason', (_, file, reason) => {
    writeFileSync(join(place.work, 'file'), 'kept');
    mkdirSync(join(place.work, 'folder'));
    const { code, said } = run([...argv, file]);
    expect(said).toContain(`${file} cannot be written: ${reason}`);
    expect(code).toBe(2);
    expect(readdirSync(place.work).sort()).toEqual(['file', 'folder']);
    expect(readFileSync(join(place.work, 'file'), 'utf8')).toBe('kept');
  });
});

test.each([
  ['is a file', 'file'],
  ['cannot be made', '/proc/none'],
])('checkpoints of a survey in a folder that %s: refused, with the reason', (_, folder) => {
  writeFileSync(join(place.work, 'file'), 'kept');
  const { code, said } = run(['survey', 'simple', '2x3', '--checkpoint', folder]);
  expect(said).toContain(`checkpoints cannot be kept in ${folder}`);
  expect(code).toBe(2);
  expect(readdirSync(place.work)).toEqual(['file']);
});
