/* Which outputs are graded: files, folders of them, and the board that each has solved. */
import { readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { UsageError } from '../errors.ts';

/** Files as they are given, and in place of a folder its own files, 2 before 10. */
export function withFilesOfFolders(paths: readonly string[]): string[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return paths.flatMap((path) => {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
    const files = readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(path, entry.name))
      .sort(compare);
    if (files.length > 0) return files;
    throw new UsageError('folder-empty', `${path} has no files`, 'give a folder of outputs');
  });
}

/** Boards by the file that solved them. */
export type BoardTable = { readonly name: string; readonly boards: ReadonlyMap<string, string> };

/** Lines `FILE,BOARD`, as a spreadsheet writes them; a tab or `;` separates, too. */
export function readBoardTable(name: string, text: string): BoardTable {
  const boards = new Map<string, string>();
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const [, file, board] = /^\s*("[^"]*"|[^,;\t]*)[,;\t](.*)$/.exec(line) ?? [];
    if (file === undefined || board === undefined) {
      const message = `line ${index + 1} of ${name} is “${line.trim()}”`;
      throw new UsageError('table-line', message, 'write FILE,BOARD on each line');
    }
    boards.set(unquoted(file), unquoted(board));
  }
  return { name, boards };
}

function unquoted(field: string): string {
  const text = field.trim();
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
}

/** The outputs of which the table tells the board, but which are not there. */
export function missingOutputs({ boards }: BoardTable, files: readonly string[]): string[] {
  const there = new Set(files.flatMap(keysOf));
  // A heading names no board.
  return [...boards]
    .filter(([key, board]) => !there.has(key) && /\d/.test(board))
    .map(([key]) => key);
}

/** A file by its path, its name, and its name without extension. */
function keysOf(file: string): string[] {
  const short = basename(file);
  return [file, short, basename(short, extname(short))];
}

/** The board for a file, by its path, its name, or its name without extension. */
export function boardFor({ name, boards }: BoardTable, file: string): string {
  const board = keysOf(file)
    .map((key) => boards.get(key))
    .find((text) => text !== undefined);
  if (board !== undefined) return board;
  const short = basename(file);
  throw new UsageError('table-lacks', `${name} has no line for ${short}`, `add: ${short},BOARD`);
}
