/* `tables` without a puzzle: lists the stored tables, or removes them. */
import {
  cacheBytesMax,
  cacheFolder,
  clearCache,
  type KeptTable,
  keptTables,
  takeTableNotes,
} from '@glissade/platform/files/tableCache/cacheFolder.node';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import type { Shell } from '../../shell.ts';
import { formatBytes, plural } from '../../text/numbers.ts';
import { visible } from '../../text/visible.ts';

export function tellKeptTables({ output }: Shell, isCleared: boolean): ExitCode {
  const folder = cacheFolder();
  if (folder === undefined) {
    output.note('no tables are stored: GLISSADE_CACHE is off, or there is no home folder');
  }
  const tables = folder === undefined ? [] : isCleared ? cleared(folder) : keptTables(folder);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  const bytesMax = cacheBytesMax();
  for (const note of takeTableNotes()) output.note(note);
  if (output.json) {
    const kept = tables.map((table) => ({ name: table.name, bytes: table.bytes }));
    const what = isCleared ? { removed: kept } : { kept, bytesMax };
    output.object({ folder, ...what, bytes });
  } else if (folder !== undefined) {
    output.result(`${visible(folder)}\n`);
    for (const table of tables) output.result(rowOf(table));
    const count = `${tables.length} ${plural(tables.length, 'table')}, ${formatBytes(bytes)}`;
    output.result(isCleared ? `removed ${count}` : `${count} of ${formatBytes(bytesMax)}`);
  }
  return EXIT.yes;
}

function rowOf({ name, bytes }: KeptTable): string {
  return `${formatBytes(bytes).padStart(8)}  ${name}`;
}

function cleared(folder: string): readonly KeptTable[] {
  try {
    return clearCache(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError('cache', `the tables cannot be removed: ${reason}`);
  }
}
