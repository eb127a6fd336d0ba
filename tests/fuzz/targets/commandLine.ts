import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Output } from '@glissade/cli/output';
import { createProgram } from '@glissade/cli/program';
import fc from 'fast-check';
import { runCli } from '../../cli/runCli.ts';
import { looseText, mutated } from '../mutate.ts';
import { goodText, smallTexts } from '../sources.ts';
import { expectThat, Fault, target } from '../target.ts';

/** `@file0` and the like stand for files with these texts in a folder of their own. */
type Input = {
  readonly argv: readonly string[];
  readonly files: readonly string[];
  readonly stdin: string;
};

type Verb = { readonly name: string; readonly flags: readonly Flag[] };
type Flag = { readonly name: string; readonly takes: boolean; readonly known: readonly string[] };

/** What the command line says of itself, so that no new verb or flag is forgotten. */
async function allVerbs(): Promise<Verb[]> {
  const nowhere = { isTTY: false, write: () => true };
  const io = { stdin: nowhere, stdout: nowhere, stderr: nowhere, env: {} } as never;
  const silent = new Output(io, {});
  const ignore = async () => undefined;
  const program = await createProgram(io, silent, ignore, ignore, undefined);
  return program.commands.map((command) => ({
    name: command.name(),
    flags: command.options.map((option) => ({
      name: option.long ?? option.short ?? '',
      takes: option.required || option.optional,
      known: option.argChoices ?? [],
    })),
  }));
}

const VALUES: readonly string[] = [
  ...['0', '1', '5', '-1', '1e3', '99999999999999', '0.5', 'x', '', ' ', '3x3', '1..3', '2M', '1G'],
  ...['AR', 'RD', 'A', 'snake', 'steps', 'moves', 'stm', '@file0', '@file9', 'klotski', '--', '-'],
];

/** These name what is written; nothing is written outside the folder. */
const WRITING = ['--graph', '--checkpoint', '--out', '--svg'];
const PLACES = [
  '@file1',
  '@new',
  '@new/deep',
  '@file0/below',
  '@graph.dot',
  '@graph.csv',
  '@part.stl',
  '@part.3mf',
];

function flagArbitrary(flags: readonly Flag[]): fc.Arbitrary<readonly string[]> {
  if (flags.length === 0) return fc.constant([]);
  return fc
    .constantFrom(...flags)
    .chain(({ name, takes, known }): fc.Arbitrary<readonly string[]> => {
      if (!takes) return fc.constant([name]);
      if (WRITING.includes(name)) return fc.constantFrom(...PLACES).map((value) => [name, value]);
      const wild = fc.oneof(fc.constantFrom(...VALUES), mutated(fc.constantFrom('1', 'AR2', 'A.')));
      const value = known.length > 0 ? fc.oneof(fc.constantFrom(...known), wild) : wild;
      return value.map((text) => [name, text.replaceAll('\0', '')]);
    });
}

/** Quick limits for the verbs that have them; what has none is interrupted. */
function limitsFor({ flags }: Verb): string[] {
  return flags.some(({ name }) => name === '--time') ? ['--time', '0.1', '--memory', '64'] : [];
}

const NAMES = [
  '@file0',
  '@file0',
  '@file1',
  '-',
  '@none',
  'klotski',
  'no-such',
  '@',
  ...smallTexts(),
];

const VERBS = await allVerbs();

function inputs(): fc.Arbitrary<Input> {
  const text = fc.oneof(
    { arbitrary: fc.constantFrom(...smallTexts()), weight: 3 },
    { arbitrary: mutated(fc.constantFrom(...smallTexts())), weight: 3 },
    { arbitrary: mutated(goodText()), weight: 2 },
    { arbitrary: looseText, weight: 1 },
  );
  const word = fc.oneof(
    { arbitrary: fc.constantFrom(...NAMES), weight: 6 },
    { arbitrary: fc.constantFrom(...VALUES), weight: 2 },
    { arbitrary: text.map((some) => some.replaceAll('\0', '')), weight: 1 },
  );
  return fc.constantFrom(...VERBS).chain((verb) =>
    fc
      .record({
        words: fc.array(word, { maxLength: 3 }),
        flags: fc.array(flagArbitrary(verb.flags), { maxLength: 3 }),
        files: fc.array(text, { minLength: 2, maxLength: 2 }),
        stdin: text,
      })
      .map(({ words, flags, files, stdin }) => ({
        argv: [verb.name, ...words, ...limitsFor(verb), ...flags.flat()],
        files,
        stdin,
      })),
  );
}

const INTERRUPT_MS = 1000;

async function check({ argv, files, stdin }: Input): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-fuzz-'));
  try {
    files.forEach((text, index) => {
      writeFileSync(join(folder, `file${index}`), text);
    });
    mkdirSync(join(folder, 'folder'));
    const placed = argv.map((word) => (word.startsWith('@') ? join(folder, word.slice(1)) : word));
    const { code, stdout, stderr } = await runCli(placed, { stdin, interruptMs: INTERRUPT_MS });
    const told = stderr.slice(0, 400);
    if (code === 70) throw new Fault('crash', told);
    expectThat([0, 1, 2, 3, 130].includes(code ?? -1), () => `ends with ${code}: ${told}`);
    expectThat(!/^ {4}at /m.test(stderr), () => `a stack trace: ${told}`);
    expectThat(code !== 2 || stderr !== '' || stdout !== '', () => 'refused without a word');
    if (argv.includes('--json') && !argv.includes('--')) checkJson(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkJson(stdout: string): void {
  if (/^(Usage|Examples)/m.test(stdout)) return;
  for (const line of stdout.split('\n')) {
    if (line === '') continue;
    try {
      JSON.parse(line);
    } catch {
      throw new Fault('wrong answer', `no JSON: ${line.slice(0, 200)}`);
    }
  }
}

export const commandLine = target<Input>({
  name: 'commandLine',
  title: 'arguments, files and standard input of the command line',
  counts: 'inputs',
  inputs,
  check,
  share: 2,
  timeMsMax: 5000,
  batch: 200,
});
