import { PassThrough, Writable } from 'node:stream';
import { parsePuzzle } from '@glissade/core';
import { boardPng } from '@glissade/picture/boardPng';
import { describe, expect, test } from 'vitest';
import { runMain } from '../../runMain.ts';

const EASY = '1 2 3/4 5 6/0 7 8';

/** What a command writes, byte for byte. */
async function run(argv: readonly string[], isTTY = false) {
  const sink = () => {
    const chunks: Buffer[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk);
        done();
      },
    });
    return { stream: Object.assign(stream, { isTTY }), bytes: () => Buffer.concat(chunks) };
  };
  const [stdout, stderr] = [sink(), sink()];
  const code = await runMain(argv, {
    stdin: new PassThrough(),
    stdout: stdout.stream,
    stderr: stderr.stream,
    env: {},
    cores: 1,
    startedMs: 0,
    onInterrupt: () => () => undefined,
  });
  return { code, stdout: stdout.bytes(), stderr: stderr.bytes().toString() };
}

describe('show --format png', () => {
  test('writes the picture of the library, and not a byte more', async () => {
    const { code, stdout, stderr } = await run(['show', EASY, '-f', 'png', '-q']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.equals(boardPng(parsePuzzle(EASY)))).toBe(true);
    const flags = ['--width', '90', '--theme', 'dark', '--hint', 'L', '--no-labels'];
    const small = await run(['show', EASY, '-f', 'png', ...flags]);
    const look = { width: 90, theme: 'dark', hint: 'L', labels: false } as const;
    expect(small.stdout.equals(boardPng(parsePuzzle(EASY), undefined, look))).toBe(true);
  });

  test.each([
    ['on a screen', [EASY], true, 'a PNG is not text'],
    ['of a line', [EASY, '--line', 'L'], false, 'a PNG does not move'],
    ['of two puzzles', [EASY, EASY], false, 'a PNG shows one puzzle'],
    ['that is too large', [EASY, '--width', '9999'], false, 'width is 9999'],
  ])('writes none %s', async (_, argv, isTTY, message) => {
    const { code, stdout, stderr } = await run(['show', ...argv, '-f', 'png'], isTTY);
    expect(code).toBe(2);
    expect(stdout.includes('PNG')).toBe(false);
    expect(stderr).toContain(message);
  });
});
