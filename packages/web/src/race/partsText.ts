import type { Puzzle } from '@glissade/core';
import { raceText } from '../text/raceText.ts';
import type { HeuristicParts } from '../worker/laneMessages.ts';

/** A line of the list of parts, and the pieces that it is about. */
export type PartsLine = { readonly text: string; readonly pieces: readonly number[] };

/** What a heuristic counts on a board, in words: the sum, then its parts, tiles as they lie. */
export function partsLines(
  puzzle: Puzzle,
  state: Uint16Array,
  { heuristic, tiles, lines, patterns }: HeuristicParts,
): PartsLine[] {
  const words = raceText().parts;
  const label = (piece: number) => puzzle.pieces[piece]!.label;
  const sum = (parts: readonly { readonly adds: number }[]) =>
    parts.reduce((all, { adds }) => all + adds, 0);
  const moved = tiles
    .filter(({ adds }) => adds > 0)
    .toSorted((a, b) => state[a.piece]! - state[b.piece]!);
  const total = words.total(sum([...tiles, ...lines, ...patterns]), [
    ...(patterns.length > 0 ? patterns.map(({ adds }) => adds) : [sum(tiles)]),
    ...(lines.length > 0 ? [sum(lines)] : []),
  ]);
  return [
    { text: total, pieces: [] },
    ...lines.map(({ line, at, pairs, adds }) => ({
      text: words.line(
        line,
        at + 1,
        pairs.map(([one, other]) => words.pair(label(one), label(other))).join(', '),
        adds,
      ),
      pieces: pairs.flat(),
    })),
    ...patterns.map(({ pieces, adds }) => ({
      text: words.pattern(pieces.map(label).join(' '), adds),
      pieces,
    })),
    ...moved.map(({ piece, rows, columns, adds }) => ({
      text:
        heuristic === 'misplaced'
          ? words.misplaced(label(piece))
          : words.tile(label(piece), rows, columns, adds),
      pieces: [piece],
    })),
  ];
}
