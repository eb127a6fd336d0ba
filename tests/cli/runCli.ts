import { spawn } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { runMain } from '@glissade/cli/runMain';

/** What came of one run of the command line. */
export type CliResult = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

export type CliOptions = {
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
};

export const mainFile = fileURLToPath(
  new URL('../../packages/glissade/bin/glissade.js', import.meta.url),
);

const environment = { PATH: process.env.PATH ?? '', HOME: '/nonexistent', TERM: 'xterm-256color' };

/** Runs the built program as users do, without a terminal. */
export function spawnCli(argv: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  const { stdin = '', env = {} } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [mainFile, ...argv], {
      env: { ...environment, ...env },
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, stdout: `${Buffer.concat(stdout)}`, stderr: `${Buffer.concat(stderr)}` });
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin);
  });
}

type SinkFlags = { readonly isTTY?: boolean; readonly columns?: number };

/** A piece of what a command wrote. */
export type Written = { readonly to: 'stdout' | 'stderr'; readonly text: string };

function sink(written: Written[], to: Written['to'], flags: SinkFlags): Writable {
  const { isTTY = false, columns = 80 } = flags;
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push({ to, text: String(chunk) });
      done();
    },
  });
  return Object.assign(stream, isTTY ? { isTTY, columns, rows: 24 } : {});
}

/** Runs the command line inside this process, without start-up; Ctrl-C after `interruptMs`. */
export async function runCli(
  argv: readonly string[],
  options: CliOptions & SinkFlags & { readonly interruptMs?: number } = {},
): Promise<CliResult & { readonly written: readonly Written[] }> {
  const { interruptMs } = options;
  const written: Written[] = [];
  const code = await runMain(argv, {
    stdin: Readable.from(options.stdin === undefined ? [] : [Buffer.from(options.stdin)]),
    stdout: sink(written, 'stdout', options),
    stderr: sink(written, 'stderr', {}),
    env: options.env ?? {},
    cores: 1,
    startedMs: performance.now(),
    onInterrupt: (listener) => {
      if (interruptMs === undefined) return () => undefined;
      const timer = setTimeout(listener, interruptMs);
      return () => clearTimeout(timer);
    },
  });
  const textTo = (stream: Written['to']) =>
    written.map(({ to, text }) => (to === stream ? text : '')).join('');
  return { code, stdout: textTo('stdout'), stderr: textTo('stderr'), written };
}

/** The objects of NDJSON; throws where a line is no JSON. */
export function jsonLines(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
