import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainFile } from '../runCli.ts';
import { environmentOf, type Place } from './place.ts';

/** What is left of a terminal in which the command line was run. */
export type Left = {
  readonly code: number;
  /** Everything that was shown. */
  readonly shown: string;
  /** The settings of the terminal before and after; after is empty where it is gone. */
  readonly before: string;
  readonly after: string;
};

/** How the program is made to end: a signal, what is typed, or a terminal that goes away. */
export type Ending = NodeJS.Signals | 'Ctrl-C' | 'hang up';

/** The shell outlives its terminal and Ctrl-C, to tell how the program ended. */
const SHELL = `trap '' HUP
trap : INT
stty rows 24 cols 80
stty -g > before
sh -c 'echo $$ > pid; exec "$NODE" "$MAIN" "$@"' sh "$@"
echo $? > code.part
stty -g > after 2> /dev/null
mv code.part code
`;

/** Runs the command line in a terminal of its own and ends it once a text is shown. */
export async function endInTerminal(
  place: Place,
  argv: readonly string[],
  awaited: string,
  ending: Ending,
): Promise<Left> {
  const { work } = place;
  writeFileSync(join(work, 'run.sh'), SHELL);
  const words = argv.map((word) => `'${word}'`).join(' ');
  const env = { ...environmentOf(place), TERM: 'xterm', NODE: process.execPath, MAIN: mainFile };
  const terminal = spawn('script', ['-qec', `sh run.sh ${words}`, '/dev/null'], { cwd: work, env });
  let shown = '';
  terminal.stdout.on('data', (chunk) => {
    shown += chunk;
  });
  const closed = new Promise((resolve) => terminal.on('close', resolve));
  await until(() => shown.includes(awaited));
  end(terminal, Number(readFileSync(join(work, 'pid'), 'utf8')), ending);
  await until(() => existsSync(join(work, 'code')));
  terminal.stdin.end();
  await closed;
  const read = (name: string) => readFileSync(join(work, name), 'utf8');
  return { code: Number(read('code')), shown, before: read('before'), after: read('after') };
}

function end(terminal: ChildProcess, pid: number, ending: Ending): void {
  if (ending === 'Ctrl-C') terminal.stdin!.write('\x03');
  else if (ending === 'hang up') terminal.kill('SIGKILL');
  else process.kill(pid, ending);
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}
