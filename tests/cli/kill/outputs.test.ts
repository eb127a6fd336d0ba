/* Files that verbs write: none is half-written where there is no room, or no such place. */
import { spawn, spawnSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
    ['below a file', 'file/out.svg', 'file is no folder'],
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

test('a file is written beside those of others, and a link stays a link to what it was', () => {
  const at = (name: string) => join(place.work, name);
  writeFileSync(at('out.svg'), 'before', { mode: 0o600 });
  writeFileSync(at('out.svg.part'), 'of somebody else');
  symlinkSync('out.svg', at('link.svg'));
  symlinkSync('new.svg', at('loose.svg'));
  for (const file of ['link.svg', 'loose.svg']) {
    expect(run(['print', 'klotski', '-o', file])).toEqual({ code: 0, said: '' });
    expect(lstatSync(at(file)).isSymbolicLink()).toBe(true);
    expect(readFileSync(at(file), 'utf8')).toMatch(/^<svg/);
  }
  expect(statSync(at('out.svg')).mode & 0o777).toBe(0o600);
  expect(readFileSync(at('out.svg.part'), 'utf8')).toBe('of somebody else');
  expect(readdirSync(place.work).length).toBe(5);
});

test.each([
  'print mine.txt -o linked.txt',
  'map mine.txt -o mine.txt',
  'analyse mine.txt --graph mine.txt',
])('%s: the puzzle is not written over', (line) => {
  writeFileSync(join(place.work, 'mine.txt'), 'start:\nA.\n..\ngoal:\n..\n.A');
  symlinkSync('mine.txt', join(place.work, 'linked.txt'));
  const { code, said } = run(line.split(' '));
  expect(said).toContain('.txt holds the puzzle\nhint: choose another file');
  expect(code).toBe(2);
  expect(readFileSync(join(place.work, 'mine.txt'), 'utf8')).toMatch(/^start/);
});

/** The line of a shell, `$@` being the program; no file may grow beyond some hundred bytes. */
function inShell(line: string, argv: readonly string[]) {
  const words = ['-c', line, 'sh', process.execPath, mainFile, ...argv, '-q'];
  const { status, stderr } = spawnSync('sh', words, {
    cwd: place.work,
    env: { PATH: process.env.PATH ?? '', HOME: '', GLISSADE_CACHE: 'off' },
    encoding: 'utf8',
  });
  return { code: status, said: stderr };
}

test.each([
  ['one long answer', ['print', 'klotski']],
  ['an answer in pieces', ['convert', '--forms']],
])('%s that a file has no room for says so, however much of it went in', (_, argv) => {
  const { code, said } = inShell('ulimit -f 1; "$@" > answer', argv);
  expect(said).toContain('error: the answer could not be written: EFBIG');
  expect(code).toBe(2);
});

test('a pipe with a name is written to, also one of the shell', () => {
  const line = 'mkfifo pipe; cat pipe > one & "$@" pipe; wait; "$@" >(cat > two); wait $!';
  const words = ['-c', line, 'bash', process.execPath, mainFile, 'print', 'klotski', '-q', '-o'];
  expect(spawnSync('bash', words, { cwd: place.work, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
  for (const name of ['one', 'two']) {
    expect(readFileSync(join(place.work, name), 'utf8').trimEnd()).toMatch(/^<svg.*<\/svg>$/s);
  }
});

test.each([
  'solve pipe',
  'verify klotski pipe',
  'concat pipe pipe',
  'print klotski -o pipe',
  'survey pieces -',
])('%s: ends at Ctrl-C while it waits for the other end of a pipe', async (line) => {
  spawnSync('mkfifo', [join(place.work, 'pipe')]);
  const child = spawn(process.execPath, [mainFile, ...line.split(' '), '--color'], {
    cwd: place.work,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  // Nothing tells from outside that it waits: it is asked until it hears.
  const asking = setInterval(() => child.kill('SIGINT'), 700);
  const code = await ended;
  clearInterval(asking);
  expect(code ?? 130).toBe(130);
});

test('the exit code is right where nobody hears the notes', () => {
  expect(inShell('"$@" 2> /dev/full', ['solve', 'nosuch']).code).toBe(2);
  expect(inShell('"$@" > /dev/full 2>&1', ['show', 'klotski']).code).toBe(2);
  // The reader of the notes is gone before the first.
  const gone = 'mkfifo notes; true < notes & "$@" 2> notes';
  expect(inShell(gone, ['solve', 'nosuch']).code).toBe(2);
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
