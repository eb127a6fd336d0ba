import { accessSync, constants, type Stats, statSync } from 'node:fs';
import {
  listPuzzles,
  type PuzzleRecord,
  puzzleById,
  puzzleByName,
  suggestIds,
} from '@glissade/catalogue';
import { UsageError } from '../errors.ts';
import { readAll, streamText } from '../io.ts';
import type { Shell } from '../shell.ts';
import { refuseKind } from './boardKinds.ts';
import { streamFile } from './streamFile.ts';

/** Text that holds one puzzle or several, and where it came from. */
export type Source = {
  /** How messages call it. */
  readonly name: string;
  readonly from: 'stdin' | 'file' | 'catalogue' | 'text';
  /** The text, bit by bit; to be read once. */
  readonly chunks: AsyncIterable<string>;
  readonly record?: PuzzleRecord;
};

/**
 * What an argument means: `-` standard input, an existing file, an id or the name of one puzzle
 * of the catalogue (`横刀立马`), else the text itself (`\n` written out is a line break). Throws
 * UsageError.
 */
export function openSource(argument: string, shell: Shell): Source {
  const { io } = shell;
  if (argument === '-') {
    tellWaiting(shell);
    return { name: 'stdin', from: 'stdin', chunks: streamText(io.stdin, shell) };
  }
  if (isReadableFile(argument)) {
    return { name: argument, from: 'file', chunks: streamFile(argument, shell) };
  }
  const record = recordNamed(argument);
  if (record) return { name: record.id, from: 'catalogue', chunks: only(record.text), record };
  refuseMissingFile(argument);
  refuseKind(argument);
  return { name: 'puzzle', from: 'text', chunks: only(unescapeBreaks(argument)) };
}

/** The puzzle of the catalogue with this id, also with blanks in it, or with this title. */
function recordNamed(argument: string): PuzzleRecord | undefined {
  const known = puzzleById(argument);
  if (known || !looksLikeName(argument)) return known;
  const hyphened = puzzleById(argument.trim().replace(/\s+/g, '-'));
  return hyphened ?? (looksLikeTitle(argument) ? puzzleByName(argument) : undefined);
}

async function* only(text: string): AsyncGenerator<string> {
  yield text;
}

function tellWaiting({ io, output }: Shell): void {
  if (io.stdin.isTTY) output.note('reading standard input; press Ctrl-D to end it');
}

/** Standard input to its end; says what it waits for when that is a keyboard. */
function readStdin(shell: Shell): Promise<string> {
  tellWaiting(shell);
  return readAll(streamText(shell.io.stdin, shell), 'standard input');
}

/** Of Windows; `..\n` is none, but a row of a board and its end. */
const WINDOWS_PATH = /^(?:[A-Za-z]:[\\/]|\\\\|\.{1,2}\\(?!n))./;

/** A text argument with `\n` made line breaks; not in JSON, where that means something else. */
export function unescapeBreaks(argument: string): string {
  return /^\s*[{[]/.test(argument) ? argument : argument.replaceAll('\\n', '\n');
}

/**
 * The text of an argument: `-`, a file, or undefined for what names none. Throws UsageError where
 * only a file can be meant that is not there.
 */
export async function readNamed(argument: string, shell: Shell): Promise<string | undefined> {
  if (argument === '-') return readStdin(shell);
  const info = infoOf(argument);
  if (info && !info.isDirectory()) return readAll(streamFile(argument, shell), argument);
  // A folder may be called like a move.
  if (info && /[./\\]/.test(argument)) throw isFolder(argument);
  refuseMissingFile(argument);
  return undefined;
}

function isFolder(path: string): UsageError {
  return new UsageError('file-folder', `${path} is a folder`, 'give a file in it');
}

/** Asked without waiting: that is quicker than Node's promises are loaded. */
function isReadableFile(path: string): boolean {
  const info = infoOf(path);
  if (!info || (info.isDirectory() && puzzleById(path))) return false;
  if (info.isDirectory()) throw isFolder(path);
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    throw new UsageError('file-unreadable', `${path} cannot be read`, 'check its permissions');
  }
}

/** What stands at a path; undefined for nothing, and for what cannot be a path. */
export function infoOf(path: string): Stats | undefined {
  if (path === '' || path.includes('\n') || path.includes('\0') || path.length > 1024)
    return undefined;
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Throws UsageError where no text, but a path of Windows can be meant: nothing is there. */
function refuseWindowsPath(argument: string): void {
  if (!WINDOWS_PATH.test(argument)) return;
  throw new UsageError('file-missing', `there is no file ${argument}`, 'check the path');
}

function refuseMissingFile(argument: string): void {
  refuseWindowsPath(argument);
  const isPath = /^[^\n]*[^\s]\.(slide|txt|json|csv|xml|map)$/i.test(argument);
  if (isPath || /^(\.{0,2}|~)\/[^\s]*[A-Za-z]/.test(argument)) {
    throw new UsageError('file-missing', `there is no file ${argument}`, 'check the path');
  }
}

/** Throws UsageError where a file to be written is one of those to be read. */
export function refuseInput(out: string | undefined, puzzles: readonly string[]): void {
  const written = out === undefined ? undefined : infoOf(out);
  if (!written?.isFile()) return;
  const isIt = (puzzle: string) => {
    const read = infoOf(puzzle);
    return read?.ino === written.ino && read.dev === written.dev;
  };
  if (!puzzles.some(isIt)) return;
  throw new UsageError('file-input', `${out} holds the puzzle`, 'choose another file to write');
}

/** True when a text argument that is no puzzle was more likely meant as a name. */
export function looksLikeName(argument: string): boolean {
  return /^\p{L}[\p{L}\p{N}_ '’-]*$/u.test(argument.trim());
}

/** Words without digits and rows: a puzzle as text of such letters alone has no free cell. */
function looksLikeTitle(argument: string): boolean {
  return /^\p{L}[\p{L} '’-]*$/u.test(argument.trim());
}

/** The error for a name that is neither a file nor in the catalogue. */
export function unknownName(argument: string): UsageError {
  const near = suggestIds(argument, 3);
  const like = listPuzzles({ text: argument }).length;
  const all = like > 1 ? `list ${argument.trim()} shows ${like}` : 'list shows all';
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `glissade ${all} puzzles`;
  return new UsageError(
    'name-unknown',
    `there is no file and no catalogue puzzle named ${argument.trim()}`,
    hint,
  );
}
