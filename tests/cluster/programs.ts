import { type ChildProcess, spawn } from 'node:child_process';
import { mainFile } from '../cli/runCli.ts';
import { closed } from './redisServer.ts';

type Options = {
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A program of its own instead of the command line. */
  readonly file?: string | undefined;
};

/** A running program, as on a machine of its own. */
export class Program {
  stdout = '';
  stderr = '';
  private readonly child: ChildProcess;

  constructor(args: readonly string[], { stdin = '', env = {}, file = mainFile }: Options = {}) {
    const bare = { PATH: process.env.PATH ?? '', HOME: '/nonexistent', GLISSADE_CACHE: 'off' };
    this.child = spawn(process.execPath, [file, ...args], { env: { ...bare, ...env } });
    this.child.stdout?.on('data', (chunk: Buffer) => {
      this.stdout += chunk;
    });
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.stderr += chunk;
    });
    this.child.stdin?.on('error', () => undefined);
    this.child.stdin?.end(stdin);
  }

  get code(): number | null {
    return this.child.exitCode;
  }

  /** What ended it from outside. */
  get signal(): NodeJS.Signals | null {
    return this.child.signalCode;
  }

  get hasEnded(): boolean {
    return this.code !== null || this.signal !== null;
  }

  /** Its exit code once it has ended by itself. */
  async ended(): Promise<number | null> {
    await closed(this.child);
    return this.code;
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    this.child.kill(signal);
    await closed(this.child);
  }

  /** Resolves once it has said this; throws if it ends before. */
  async says(text: string): Promise<void> {
    while (!this.stdout.includes(text) && !this.stderr.includes(text)) {
      if (this.hasEnded) throw new Error(`ended without saying "${text}": ${this.stderr}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/** The answers of NDJSON without what depends on the machine, as text: the order of keys counts. */
export function factsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const answer = JSON.parse(line);
    for (const own of MACHINE) if (answer.stats) answer.stats[own] = 0;
    return JSON.stringify(answer);
  });
}

const MACHINE = ['timeMs', 'setupMs', 'peakBytes'];
