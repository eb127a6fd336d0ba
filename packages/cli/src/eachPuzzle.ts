import { isInputError, reportOf, UsageError } from './errors.ts';
import { EXIT, type ExitCode, worstExit } from './exit.ts';
import type { InputFlags } from './flags/shared.ts';
import {
  type BadEntry,
  type Entry,
  isBad,
  type PuzzleEntry,
  streamEntries,
} from './input/entries.ts';
import type { OutputFlags } from './output.ts';
import type { Shell } from './shell.ts';
import { doubtFacts } from './text/doubtText.ts';
import { visible } from './text/visible.ts';

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
  requireOneStdin(puzzles);
  const codes = new Set<ExitCode>();
  for await (const { entry, isOne } of streamEntries(puzzles, flags, shell)) {
    if (shell.signal.aborted) return EXIT.interrupted;
    if (isBad(entry)) codes.add(reportBad(shell, entry, isOne));
    else {
      if (headings && !isOne && !shell.output.json) tellHeading(shell, entry);
      codes.add(await workOn(shell, entry, isOne, work));
    }
    await shell.output.drained();
  }
  return worstExit(codes);
}

/** Throws UsageError where standard input is asked for twice. */
export function requireOneStdin(puzzles: readonly string[]): void {
  if (puzzles.filter((argument) => argument === '-').length < 2) return;
  throw new UsageError(
    'stdin-twice',
    'standard input (-) can be read only once',
    'give - only once',
  );
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

/** The name of one of several puzzles, above its answer. */
export function tellHeading({ output }: Shell, entry: Entry): void {
  output.result(output.paint.bold(`${nameOf(entry)}:`));
}

/** What was assumed of a puzzle; where `told` is given, each note once for all puzzles. */
export function tellNotes(
  { output }: Shell,
  entry: PuzzleEntry,
  isOne: boolean,
  told?: Set<string>,
): void {
  const who = isOne || told ? '' : `${nameOf(entry)}: `;
  const form = !entry.record && entry.form !== 'native' ? [`read as ${entry.form}`] : [];
  const doubts = entry.record ? [] : doubtFacts(entry.puzzle).map(({ message }) => message);
  for (const note of [...form, ...entry.notes, ...doubts]) {
    if (told?.has(note)) continue;
    told?.add(note);
    output.note(`${who}${note}`);
  }
}

/** Reports an entry that is no puzzle, on both channels. */
export function reportBad({ output }: Shell, entry: BadEntry, isOne: boolean): ExitCode {
  const { error, source, lineOffset } = entry;
  output.error(error, source, isOne ? '' : nameOf(entry), lineOffset);
  if (output.json) output.object({ ...labelOf(entry, isOne), error: entry.error });
  return EXIT.usage;
}

/** How a JSON object says which puzzle it is about. */
export function labelOf(entry: Entry, isOne: boolean): { id?: string; index?: number } {
  return {
    id: entry.id,
    ...(isOne && !entry.isCounted ? {} : { index: entry.index }),
  };
}

function nameOf(entry: Entry): string {
  return visible(entry.id ?? `${entry.index}. ${entry.name}`);
}
