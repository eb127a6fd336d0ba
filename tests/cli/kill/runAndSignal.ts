import { spawn } from 'node:child_process';
import { mainFile } from '../runCli.ts';
import { environmentOf, type Place } from './place.ts';

/** What a process is told to do: arguments for Node, and what it reads. */
export type Command = { readonly args: readonly string[]; readonly stdin?: string };

export type Ended = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** From the start to its first word, and to its end. */
  readonly upMs: number;
  readonly timeMs: number;
};

/** When to send what, counted from the start or, once the process is up, from its first word. */
export type Moment = {
  readonly name: NodeJS.Signals;
  readonly since: 'start' | 'up';
  readonly afterMs: number;
};

/** The built command line with these arguments. */
export function cli(argv: readonly string[], stdin = ''): Command {
  return { args: [mainFile, ...argv], stdin };
}

/** Runs a command in a place; at the moment it is sent the signal, if it is still there. */
export function runAndSignal(
  { args, stdin = '' }: Command,
  place: Place,
  moment?: Moment,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now();
    const child = spawn(process.execPath, args, { cwd: place.work, env: environmentOf(place) });
    const text = { stdout: '', stderr: '' };
    let timer: NodeJS.Timeout | undefined;
    const arm = (since: Moment['since']) => {
      if (moment?.since !== since) return;
      timer = setTimeout(() => child.kill(moment.name), moment.afterMs);
    };
    let upMs: number | undefined;
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk) => {
        text[name] += chunk;
        if (upMs === undefined) arm('up');
        upMs ??= performance.now() - startedMs;
      });
    }
    arm('start');
    child.on('error', reject);
    child.on('close', (code, by) => {
      clearTimeout(timer);
      const timeMs = performance.now() - startedMs;
      resolve({ code, signal: by, ...text, upMs: upMs ?? timeMs, timeMs });
    });
    // It may be killed before it reads.
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin);
  });
}

/** Numbers from 0 to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
