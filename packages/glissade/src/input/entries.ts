import { type PuzzleRecord, puzzleOf } from '@glissade/catalogue';
import { type Puzzle, readPuzzle } from '@glissade/core';
import { type ErrorReport, isInputError, reportOf } from '../errors.ts';
import type { InputFlags } from '../flags/shared.ts';
import type { Shell } from '../shell.ts';
import { looksLikeName, openSource, type Source, unescapeBreaks, unknownName } from './sources.ts';
import { sectionsOf } from './split.ts';

type Known = {
  /** How messages call it. */
  readonly name: string;
  /** Its place among all puzzles given, from 1. */
  readonly index: number;
  readonly id?: string;
};

/** A puzzle that was read. */
export type PuzzleEntry = Known & {
  readonly puzzle: Puzzle;
  readonly form: string;
  readonly notes: readonly string[];
  readonly record?: PuzzleRecord;
};

/** A text that is no puzzle. */
export type BadEntry = Known & { readonly error: ErrorReport; readonly source: string };

export type Entry = PuzzleEntry | BadEntry;

/** Every puzzle of the arguments, in order; bad ones carry their error and the rest go on. */
export async function readEntries(
  puzzles: readonly string[],
  flags: InputFlags,
  shell: Shell,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const argument of puzzles) {
    const known = { name: shorten(argument), index: entries.length + 1 };
    try {
      const source = await openSource(argument, shell);
      entries.push(...readSource(source, argument, flags, entries.length));
    } catch (error) {
      if (!isInputError(error)) throw error;
      entries.push({ ...known, error: reportOf(error), source: '' });
    }
  }
  return entries;
}

function readSource(source: Source, argument: string, flags: InputFlags, before: number): Entry[] {
  const sections = source.record ? [{ text: source.text, lineOffset: 0 }] : sectionsOf(source.text);
  return sections.map(({ text, lineOffset }, i) => {
    const index = before + i + 1;
    const name = sections.length > 1 ? `${source.name}, puzzle ${i + 1}` : source.name;
    const id = source.record?.id;
    try {
      const { puzzle: read, form, notes } = readPuzzle(text, readingOf(flags));
      const puzzle = source.record ? { ...read, info: puzzleOf(source.record).info } : read;
      const known = id ?? puzzle.info.id;
      return {
        name,
        index,
        ...(known === undefined ? {} : { id: known }),
        puzzle,
        form,
        notes,
        ...(source.record ? { record: source.record } : {}),
      };
    } catch (error) {
      if (!isInputError(error)) throw error;
      const meantName =
        source.from === 'text' && flags.from === undefined && looksLikeName(argument);
      const told = meantName ? unknownName(argument) : error;
      const common = { name, index, ...(id === undefined ? {} : { id }) };
      return isAboutGoal(error)
        ? { ...common, error: reportOf(error), source: unescapeBreaks(flags.goal ?? '') }
        : { ...common, error: reportOf(told, lineOffset), source: source.text };
    }
  });
}

/** True for errors whose place is in the goal given beside the text. */
function isAboutGoal(error: Error): boolean {
  return error.message.startsWith('in the goal given');
}

/** The reader's options: only what was given. */
export function readingOf({ from, goal }: InputFlags): { from?: string; goal?: string } {
  return {
    ...(from === undefined ? {} : { from }),
    ...(goal === undefined ? {} : { goal: unescapeBreaks(goal) }),
  };
}

function shorten(argument: string): string {
  const characters = [...argument.replace(/\s+/g, ' ')];
  return characters.length > 30 ? `${characters.slice(0, 29).join('')}…` : characters.join('');
}

export function isBad(entry: Entry): entry is BadEntry {
  return 'error' in entry;
}
