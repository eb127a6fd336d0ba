/* The boards of tiles in one part of a text: one, one above the other, or side by side. */
import { replacing } from './cleanText.ts';
import { type Excerpt, frameEdges } from './excerpts.ts';
import { findTiles, type Hidden } from './foundTiles.ts';

/** What stands between boards side by side. */
const COLUMNS = /\s*(?:--?>|=>|→)\s*|[ \t]*\t[ \t]*|[ \t]{3,}/;

/** A board, and where it stands in the whole text. */
export type Placed = Hidden & { readonly from: number; readonly to: number };

/** The board of an excerpt; else those above and below, or side by side, if each is one. */
export function boardsIn({ clean, from, to, notes = [] }: Excerpt): Placed[] {
  // A blank in quotes is a cell.
  const cells = replacing(clean, /(["'])[ \t]+\1/g, '_');
  const lines = cells.text.split('\n');
  const upper = (line: string, at: number) => (at < lines.length / 2 ? line : '');
  const lower = (line: string, at: number) => (at < lines.length / 2 ? '' : line);
  const columnsOf = (line: string) => line.trim().split(COLUMNS);
  const widest = Math.max(...lines.map((line) => columnsOf(line).length));
  const beside = Array.from(
    { length: widest },
    (_, at) => (line: string) => columnsOf(line)[at] ?? '',
  );
  const frames = frameEdges(cells.text).map(
    ([from, to]) =>
      (line: string) =>
        line.slice(from, to).replace(/[║┃]/g, '|'),
  );
  for (const parts of [
    frames,
    [(line: string) => line],
    [upper, lower],
    beside,
    [word(0), word(1)],
  ]) {
    const boards = parts.flatMap((part) => {
      let at = 0;
      const clean = replacing(cells, /^.*$/gm, (line) => part(line, at++));
      const tiles = findTiles(clean.text);
      const found = tiles && { ...tiles, notes: [...notes, ...tiles.notes] };
      return found ? [{ found, names: [], clean, from, to }] : [];
    });
    if (boards[0] && boards.length === parts.length) return boards;
  }
  return [];
}

/** One of two words that are as long. */
function word(index: 0 | 1) {
  return (line: string) => {
    const [one, two, ...more] = line.trim().split(/[\s,]+/);
    return one!.length === two?.length && more.length === 0 ? [one!, two][index]! : '';
  };
}
