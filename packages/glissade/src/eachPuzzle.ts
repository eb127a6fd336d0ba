import { isInputError, reportOf, UsageError } from './errors.ts';
import { EXIT, type ExitCode, worstExit } from './exit.ts';
import type { InputFlags } from './flags/shared.ts';
import {
  type BadEntry,
  type Entry,
  isBad,
  type PuzzleEntry,
  readEntries,
} from './input/entries.ts';
import type { OutputFlags } from './output.ts';
import type { Shell } from './shell.ts';

/** Does a verb's work on one puzzle. `isOne`: no other was asked for. */
export type OnPuzzle = (entry: PuzzleEntry, isOne: boolean) => Promise<ExitCode> | ExitCode;

/** Reads the puzzles and does the work on each; bad ones are reported in their place. */
export async function forEachPuzzle(
  shell: Shell,
  puzzles: readonly string[],
  flags: InputFlags & OutputFlags,
  work: OnPuzzle,
  { headings = true } = {},
): Promise<ExitCode> {
  if (puzzles.filter((argument) => argument === '-').length > 1) {
    throw new UsageError('stdin-twice', 'standard input (-) can be read only once', 'give - once');
  }
  const entries = await readEntries(puzzles, flags, shell);
  const codes: ExitCode[] = [];
  const isOne = entries.length === 1;
  for (const entry of entries) {
    if (shell.signal.aborted) return EXIT.interrupted;
    if (isBad(entry)) {
      codes.push(reportBad(shell, entry, isOne));
      continue;
    }
    if (headings && !isOne && !shell.output.json) {
      shell.output.result(shell.output.paint.bold(`${nameOf(entry)}:`));
    }
    codes.push(await workOn(shell, entry, isOne, work));
  }
  return worstExit(codes);
}

async function workOn(
  shell: Shell,
  entry: PuzzleEntry,
  isOne: boolean,
  work: OnPuzzle,
): Promise<ExitCode> {
  tellNotes(shell, entry, isOne);
  try {
    return await work(entry, isOne);
  } catch (error) {
    // An option that does not fit this puzzle is an error of this puzzle: the rest go on.
    if (!isInputError(error)) throw error;
    return reportBad(shell, { ...entry, error: reportOf(error), source: '' }, isOne);
  }
}

function tellNotes({ output }: Shell, entry: PuzzleEntry, isOne: boolean): void {
  const who = isOne ? '' : `${nameOf(entry)}: `;
  if (!entry.record && entry.form !== 'native') output.note(`${who}read as ${entry.form}`);
  for (const note of entry.notes) output.note(`${who}${note}`);
}

/** Reports an entry that is no puzzle, on both channels. */
export function reportBad({ output }: Shell, entry: BadEntry, isOne: boolean): ExitCode {
  output.error(entry.error, entry.source, isOne ? '' : nameOf(entry));
  if (output.json) output.object({ ...labelOf(entry, isOne), error: entry.error });
  return EXIT.usage;
}

/** How a JSON object says which puzzle it is about. */
export function labelOf(entry: Entry, isOne: boolean): { id?: string; index?: number } {
  return {
    ...(entry.id === undefined ? {} : { id: entry.id }),
    ...(isOne ? {} : { index: entry.index }),
  };
}

function nameOf(entry: Entry): string {
  return entry.id ?? `${entry.index}. ${entry.name}`;
}
