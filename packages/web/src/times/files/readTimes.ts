import { ParseError } from '@glissade/core';
import { isPlay, type Play } from '../playRecord.ts';
import { parseSolves, type Solve } from '../solve.ts';
import { parseCsTimer } from './csTimer.ts';
import { type LeftOut, parseExport, type Times } from './exportFile.ts';
import { parseReplays, readWritten } from './replays.ts';
import { parseTable, type Row } from './table.ts';

/**
 * The solves of a file of Glissade, csTimer or slidysim (links of its replays, tables of its
 * session tracker); undefined for anything else. `now` dates those that have no date.
 */
export function readTimes(
  text: string,
  now: number,
): (Times & { readonly leftOut?: LeftOut }) | undefined {
  const own = parseExport(text);
  if (own) return own;
  const timed = parseCsTimer(text);
  if (timed) return { ...timed, solves: parseSolves(timed.solves) ?? [], plays: [] };
  const links = parseReplays(text, now);
  const rows:
    | readonly (Row | { readonly written: Parameters<typeof readWritten>[0] })[]
    | undefined = links?.map((written) => ({ written })) ?? parseTable(text, now);
  const comments = rows?.filter((row) => 'hasComment' in row).length ?? 0;
  return rows && { ...collect(rows), ...(comments > 0 && { leftOut: { comments, others: 0 } }) };
}

function collect(
  rows: readonly (Partial<Row> & { readonly written?: Parameters<typeof readWritten>[0] })[],
): Times {
  const solves: Solve[] = [];
  const plays: Play[] = [];
  for (const { solve, written, isOwn } of rows) {
    try {
      const read = written ? readWritten(written) : undefined;
      const found = isOwn ? solve : (read?.solve ?? solve);
      if (found) solves.push(found);
      // A table has no goals: a line that ends elsewhere is of another puzzle.
      if (read?.play && (!isOwn || isPlay(read.play))) plays.push(read.play);
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      // A solution that does not fit its scramble: the time counts all the same.
      if (solve) solves.push(solve);
    }
  }
  return { solves: parseSolves(solves) ?? [], plays };
}
