/* Runs the command line from arguments to exit code, with errors and interruption. */
import { CommanderError } from 'commander';
import type { Run } from './commands/verb.ts';
import { isInputError, reportOf } from './errors.ts';
import { type EndingSignal, EXIT, type ExitCode, exitEndedBy } from './exit.ts';
import { refuseSingleQuotes } from './input/quotes.ts';
import type { Io } from './io.ts';
import { Output, type OutputFlags } from './output.ts';
import { createProgram } from './program.ts';
import type { Shell } from './shell.ts';

/** A fault of the program itself; not one of the answers in `EXIT`. */
const EXIT_FAULT = 70;

const STOPPING: Readonly<Record<EndingSignal, string>> = {
  SIGINT: 'interrupted: stopping … (press Ctrl-C again to quit at once)',
  SIGTERM: 'received SIGTERM: stopping …',
  SIGHUP: 'the terminal was closed (SIGHUP): stopping …',
};

/**
 * The whole command line: arguments (without node and script) in, exit code out. Never throws,
 * never ends the process, prints only to the streams of `io`.
 */
export async function runMain(argv: readonly string[], io: Io): Promise<number> {
  const plain = new Output(io, plainFlags(argv));
  let exit: number = EXIT.yes;
  const run: Run = async (flags, work) => {
    exit = await workInterruptibly(io, flags, work);
  };
  const again = async (chosen: readonly string[]) => {
    exit = await runMain(chosen, io);
  };
  const program = await createProgram(io, plain, run, again, argv[0]);
  try {
    refuseSingleQuotes(argv);
    await program.parseAsync([...argv], { from: 'user' });
    return exit;
  } catch (error) {
    return tellError(error, plain, io);
  } finally {
    plain.flush();
  }
}

async function workInterruptibly(
  io: Io,
  flags: OutputFlags & { readonly encoding?: string },
  work: (shell: Shell) => Promise<ExitCode> | ExitCode,
): Promise<number> {
  const output = new Output(io, flags);
  const interrupt = new AbortController();
  let endedBy: EndingSignal | undefined;
  const stopListening = io.onInterrupt((signal) => {
    endedBy = signal;
    output.warn(`\n${STOPPING[signal]}`);
    interrupt.abort();
  });
  try {
    const code = await work({
      io,
      output,
      signal: interrupt.signal,
      encoding: flags.encoding,
    });
    return endedBy === undefined ? code : exitEndedBy(endedBy);
  } catch (error) {
    // An input that was cut short is no mistake.
    if (endedBy !== undefined && isInputError(error)) return exitEndedBy(endedBy);
    throw error;
  } finally {
    output.clearStatus();
    output.flush();
    stopListening();
  }
}

function tellError(error: unknown, output: Output, io: Io): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.yes : EXIT.usage;
  if (isInputError(error)) {
    const report = reportOf(error);
    output.error(report);
    if (output.json) output.object({ error: report });
    return EXIT.usage;
  }
  const message = error instanceof Error ? error.message : String(error);
  const report = {
    code: 'internal',
    message: `glissade itself failed: ${message}`,
    hint: 'please report this with the puzzle; set GLISSADE_DEBUG=1 to see where it failed',
  };
  output.error(report);
  if (output.json) output.object({ error: report });
  if (io.env.GLISSADE_DEBUG && error instanceof Error) output.warn(error.stack ?? '');
  return EXIT_FAULT;
}

/** The flags that decide how errors look, before anything is parsed. */
function plainFlags(argv: readonly string[]): OutputFlags {
  const own = argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv;
  const color = own.includes('--no-color') ? false : own.includes('--color') ? true : undefined;
  return { json: own.includes('--json'), color };
}
