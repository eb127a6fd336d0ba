/* Types the commands of transcripts again, and compares all that they print. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Written } from '../runCli.ts';
import { type Stage, stagesOf } from './commandLine.ts';
import { masked } from './masks.ts';
import { formatTranscript, linesPrinted, parseTranscript, type Step } from './transcript.ts';

/** `npm run transcripts` sets it. */
const renews = process.env.GLISSADE_TRANSCRIPTS === 'renew';

/** For a busy machine: commands that go on when their time is over disturb the next. */
const TIMEOUT_MS = 900_000;

/** The tests of a folder of transcripts: one for each. */
export function replayTranscripts(folder: string): void {
  const place = new URL(`${folder}/`, import.meta.url);
  describe(`transcripts of ${folder}`, () => {
    test.each(readdirSync(place))('%s', { timeout: TIMEOUT_MS }, async (name) => {
      const file = new URL(name, place);
      const steps = parseTranscript(readFileSync(file, 'utf8'));
      const now = await replay(steps);
      if (renews) writeFileSync(file, formatTranscript(now));
      const then = renews ? now : steps;
      expect(changesIn(name, now, then)).toBe(changesIn(name, then, now));
    });
  });
}

/** The steps that another run prints otherwise, each with its place. */
export function changesIn(name: string, steps: readonly Step[], others: readonly Step[]): string {
  return steps
    .filter(({ printed }, at) => printed.join('\n') !== others[at]!.printed.join('\n'))
    .map(({ line, command, printed }) => [`${name}:${line} $ ${command}`, ...printed].join('\n'))
    .join('\n');
}

/** The steps with what they print now, one after another, in a folder of their own. */
export async function replay(steps: readonly Step[]): Promise<Step[]> {
  // Tables that another transcript made would change the counts of a search.
  vi.resetModules();
  const { runCli } = await import('../runCli.ts');
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'glissade-transcript-'));
  const now: Step[] = [];
  try {
    process.chdir(folder);
    for (const step of steps) now.push({ ...step, printed: await printedBy(step, runCli) });
    return now;
  } finally {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  }
}

async function printedBy({ command, input }: Step, runCli: RunCli): Promise<string[]> {
  const written: Written[] = [];
  const stages = stagesOf(command.replace(/ <<END$/, ''));
  let given = input?.map((line) => `${line}\n`).join('') ?? '';
  let code = 0;
  for (const [at, stage] of stages.entries()) {
    const run =
      stage.words[0] === 'glissade' ? await glissade(stage, given, runCli) : shell(stage, given);
    const isLast = at === stages.length - 1;
    written.push(...run.written.filter(({ to }) => isLast || to === 'stderr'));
    given = textTo('stdout', run.written);
    code = run.code;
  }
  return linesPrinted(
    written.map(({ to, text }) => ({ to, text: masked(text) })),
    code,
  );
}

type RunCli = typeof import('../runCli.ts').runCli;

type Run = { readonly written: readonly Written[]; readonly code: number };

async function glissade(
  { words, env, from, to }: Stage,
  given: string,
  runCli: RunCli,
): Promise<Run> {
  const stdin = from === undefined ? given : readFileSync(from, 'utf8');
  const { written, code } = await runCli(words.slice(1), { stdin, env });
  if (to === undefined) return { written, code: code! };
  writeFileSync(to, textTo('stdout', written));
  return { written: written.filter((piece) => piece.to === 'stderr'), code: code! };
}

/** Any other program, as `cat` and `grep`. */
function shell({ text }: Stage, given: string): Run {
  const run = spawnSync('sh', ['-c', text], { input: given, encoding: 'utf8' });
  const written: Written[] = [
    { to: 'stdout', text: run.stdout },
    { to: 'stderr', text: run.stderr },
  ];
  return { written: written.filter((piece) => piece.text !== ''), code: run.status! };
}

function textTo(stream: Written['to'], written: readonly Written[]): string {
  return written.map(({ to, text }) => (to === stream ? text : '')).join('');
}
