import type { ReadStream } from 'node:tty';
import { listPuzzles } from '@glissade/catalogue';
import { exitEndedBy } from '../exit.ts';
import { endProcess, type Io } from '../io.ts';

const OWN = '\0own';
const SHOW_CURSOR = '\x1b[?25h';

type Prompts = typeof import('@clack/prompts');

/**
 * The menu of `glissade` alone: which puzzle, and what to do with it. Returns the arguments that
 * say the same without a menu, or undefined when left, or aborted.
 */
export async function chooseByMenu(
  io: Io,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  const prompts = await import('@clack/prompts');
  const streams = { input: io.stdin, output: io.stdout, signal };
  const hangUp = () => leaveAtOnce(io);
  // First of all: prompts throw when they would put back a terminal that is gone.
  process.prependListener('SIGHUP', hangUp);
  io.stdin.prependListener('end', hangUp);
  try {
    return await choose(prompts, streams);
  } finally {
    process.off('SIGHUP', hangUp);
    io.stdin.off('end', hangUp);
  }
}

/** Puts the terminal back, if it is still there. */
function leaveAtOnce({ stdin, stdout }: Io): void {
  try {
    (stdin as Partial<ReadStream>).setRawMode?.(false);
    stdout.write(SHOW_CURSOR);
  } catch {
    // It is gone.
  }
  endProcess(exitEndedBy('SIGHUP'));
}

async function choose(prompts: Prompts, streams: Streams): Promise<readonly string[] | undefined> {
  prompts.intro('glissade', streams);
  const puzzle = await choosePuzzle(prompts, streams);
  const verb = puzzle === undefined ? undefined : await chooseVerb(prompts, streams);
  if (puzzle === undefined || verb === undefined) {
    prompts.cancel('nothing chosen', streams);
    return undefined;
  }
  const argv = [verb, puzzle];
  prompts.outro(`glissade ${argv.map(quote).join(' ')}`, streams);
  return puzzle.startsWith('-') ? [verb, '--', puzzle] : argv;
}

type Streams = {
  readonly input: Io['stdin'];
  readonly output: Io['stdout'];
  readonly signal: AbortSignal;
};

async function choosePuzzle(prompts: Prompts, streams: Streams): Promise<string | undefined> {
  const chosen = await prompts.autocomplete<string>({
    ...streams,
    message: 'Which puzzle? (type to search)',
    maxItems: 10,
    options: [
      { value: OWN, label: 'your own puzzle', hint: 'paste it, or give a file' },
      ...listPuzzles().map(({ id, title, width, height }) => ({
        value: id,
        label: title,
        hint: `${id}, ${width}×${height}`,
      })),
    ],
  });
  if (prompts.isCancel(chosen)) return undefined;
  if (chosen !== OWN) return chosen;
  const text = await prompts.multiline({
    ...streams,
    message: 'Your puzzle: paste or type its rows, or give a file; press Enter twice to finish',
    placeholder: '8 6 4/0 7 2/5 1 3',
    validate: (value) => (value?.trim() ? undefined : 'give the rows or the path of a file'),
  });
  return prompts.isCancel(text) ? undefined : text.trim();
}

async function chooseVerb(prompts: Prompts, streams: Streams): Promise<string | undefined> {
  const verb = await prompts.select<string>({
    ...streams,
    message: 'What do you want to do?',
    options: [
      { value: 'solve', label: 'solve', hint: 'find a shortest solution and prove it' },
      { value: 'play', label: 'play', hint: 'play in the terminal' },
      { value: 'show', label: 'show', hint: 'draw the start and the goal' },
      { value: 'check', label: 'check', hint: 'say whether it is valid and solvable' },
    ],
  });
  return prompts.isCancel(verb) ? undefined : verb;
}

function quote(word: string): string {
  return /^[\w.@/:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
