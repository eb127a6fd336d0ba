import { Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import type { Io, TextSink } from './io.ts';
import { Output } from './output.ts';
import { harmless } from './text/visible.ts';
import { stripColor } from './text/width.ts';

/** An io that notes what is written where, one entry a write. */
function noting(isTTY: boolean) {
  const writes: string[] = [];
  const sink = (name: string): TextSink => {
    const stream = new Writable({
      decodeStrings: false,
      write(text, _, done) {
        writes.push(`${name} ${text}`);
        done();
      },
    });
    return Object.assign(stream, { isTTY });
  };
  const io = { stdout: sink('out'), stderr: sink('err'), env: {} };
  return { writes, output: new Output(io as unknown as Io) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('results that follow each other are written together, once the event loop turns', async () => {
  const { writes, output } = noting(false);
  output.result('one');
  output.object({ two: 2 });
  await Promise.resolve();
  expect(writes).toEqual([]);
  await turn();
  expect(writes).toEqual(['out one\n{"two":2}\n']);
  output.result('three');
  output.flush();
  output.flush();
  await turn();
  expect(writes.slice(1)).toEqual(['out three\n']);
});

test('many results are not held back', () => {
  const { writes, output } = noting(false);
  for (let i = 0; i < 400; i++) output.result('x'.repeat(99));
  expect(writes.length).toBe(2);
  expect(writes[0]!.length).toBeLessThan(20_000);
});

test('results and notes come in the order in which they are told', () => {
  const { writes, output } = noting(false);
  output.result('one');
  output.note('two');
  output.result('three');
  output.warn('four');
  expect(writes).toEqual(['out one\n', 'err two\n', 'out three\n', 'err four\n']);
});

test.each([true, false])('what others wrote is shown and not obeyed; a screen: %s', (isTTY) => {
  const { writes, output } = noting(isTTY);
  const hostile = 'a\x1b]0;t\x07b\x1b[2Jc\x9bd\te';
  output.result(hostile);
  output.flush();
  output.note(hostile);
  output.warn(`${hostile}\x1b[31m`);
  output.error({ code: 'x', message: hostile, hint: hostile });
  const shown = stripColor(writes.join('')).replaceAll('\n', '').replaceAll('\t', '');
  expect(shown).toContain('a␛]0;t␇b␛[2Jc\ufffdd');
  expect(shown).not.toMatch(/\p{Cc}/u);
});

test('colours are obeyed where they may be, hidden text is not', () => {
  const painted = '\x1b[31mred\x1b[39m \x1b[38;5;166mink\x1b[0m';
  expect(harmless(painted, true, true)).toBe(painted);
  expect(harmless('\x1b[8mhidden', true, true)).toBe('␛[8mhidden');
  expect(harmless(painted, false, true)).not.toContain('\x1b');
  const turned = 'a\u202eb';
  expect([harmless(turned, true, true), harmless(turned, true, false)]).toEqual([
    'a\ufffdb',
    turned,
  ]);
});

test('a terminal shows each result at once', () => {
  const { writes, output } = noting(true);
  output.result('one');
  expect(writes).toEqual(['out one\n']);
});

test('a log has a line of progress a minute, without codes; a screen one that changes', () => {
  vi.useFakeTimers();
  try {
    const [log, screen] = [noting(false), noting(true)];
    for (let second = 0; second < 150; second++) {
      for (const { output } of [log, screen]) output.status(`second ${second}`);
      vi.advanceTimersByTime(1000);
    }
    expect(log.writes).toEqual(['err second 60\n', 'err second 120\n']);
    expect(screen.writes.length).toBe(150);
  } finally {
    vi.useRealTimers();
  }
});
