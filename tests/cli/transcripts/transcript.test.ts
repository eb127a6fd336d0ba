import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stagesOf } from './commandLine.ts';
import { masked } from './masks.ts';
import { changesIn, replay } from './replay.ts';
import { formatTranscript, linesPrinted, parseTranscript } from './transcript.ts';

const TEXT = `A file.

  $ cat > small.slide <<END
  > start:
  > A.
  >
  > goal:
  > .A
  > END
  $ glissade solve small.slide -f moves -q
  AR

What it lacks.

  $ glissade solve nothing
  2> error: there is no file and no catalogue puzzle named nothing
  2> hint: glissade list finds puzzles
  [exit 2]
  $ printf 'a\\n\\n'
  a

`;

test('a transcript is read and written without a change', () => {
  const steps = parseTranscript(TEXT);
  expect(steps.map(({ line }) => line)).toEqual([3, 10, 15, 19]);
  expect(steps[0]!.input).toEqual(['start:', 'A.', '', 'goal:', '.A']);
  expect(steps[3]!.printed).toEqual(['  a', '']);
  expect(formatTranscript(steps)).toBe(TEXT);
});

test('what is printed otherwise is told with its place', async () => {
  const steps = parseTranscript(TEXT.replace('\n  AR\n', '\n  AL\n'));
  const now = await replay(steps.slice(0, 2));
  const then = steps.slice(0, 2);
  expect(changesIn('x.txt', now, then)).toBe(
    'x.txt:10 $ glissade solve small.slide -f moves -q\n  AR',
  );
  expect(changesIn('x.txt', then, now)).toContain('\n  AL');
});

test('every character that moves the cursor is shown, and every missing end of line', () => {
  const written = [
    { to: 'stdout', text: 'a\x1b[1m\tb\n' },
    { to: 'stderr', text: '\u202ec\n\n' },
    { to: 'stdout', text: 'd' },
  ] as const;
  expect(linesPrinted(written, 3)).toEqual([
    '  a\\x1b[1m\\tb',
    '  2> \\u202ec',
    '  2>',
    '  d',
    '  (no end of line)',
    '  [exit 3]',
  ]);
});

test('words, quotes, pipes, files and variables are read as by a shell', () => {
  const stages = stagesOf(`NO_COLOR=1 glissade solve 'a | "b"'"c" < d > e | grep '|'`);
  expect(stages).toMatchObject([
    { words: ['glissade', 'solve', 'a | "b"c'], env: { NO_COLOR: '1' }, from: 'd', to: 'e' },
    { text: "grep '|'" },
  ]);
  expect(() => stagesOf('glissade solve $HOME')).toThrow('knows no $ outside quotes');
});

test('times and memory are masked, and nothing that is a fact', () => {
  expect(masked('3,100 states expanded, 1.24 s (527 ms of it set-up), 33 MB\n')).toBe(
    '3,100 states expanded, <time>, <memory>\n',
  );
  expect(masked('{"length":81,"timeMs":0.25,"peakBytes":5}')).toBe(
    '{"length":81,"timeMs":<time>,"peakBytes":<memory>}',
  );
  const facts = '81 moves (90 slides, 118 steps), 2 stm, 25,955 states, 8.4 kB';
  expect(masked(facts)).toBe(facts);
});

test('each folder of transcripts has its test file', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders).not.toEqual([]);
  const tested = (name: string) => existsSync(`${import.meta.dirname}/${name}.test.ts`);
  expect(folders.filter((name) => !tested(name))).toEqual([]);
});

test('a replay uses no tables that another made', async () => {
  const [step] = parseTranscript(
    "  $ glissade solve '0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1' --nodes 100000\n",
  );
  const once = await replay([step!]);
  const [again] = await replay([step!]);
  expect(again!.printed).toEqual(once[0]!.printed);
  const twice = await replay([step!, step!]);
  expect(twice[1]!.printed).not.toEqual(again!.printed);
});
