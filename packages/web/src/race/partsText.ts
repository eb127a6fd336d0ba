/* What a heuristic counts on a board, in words. */
import { familiarMetric, type Puzzle } from '@glissade/core';
import { lengthText } from '../panels/metric.ts';
import { raceText } from '../text/raceText.ts';
import { text } from '../text/text.ts';
import type { HeuristicParts } from '../worker/laneMessages.ts';
import { countText } from './numbers.ts';

/** A line of the list of parts, and the pieces that it is about. */
export type PartsLine = { readonly text: string; readonly pieces: readonly number[] };

type TilePart = HeuristicParts['tiles'][number];

/** What a heuristic counts on a board, in words: the sum, then its parts, tiles as they lie. */
export function partsLines(
  puzzle: Puzzle,
  state: Uint16Array,
  parts: HeuristicParts,
): readonly PartsLine[] {
  const words = raceText().parts;
  const { lines, patterns, features = [] } = parts;
  const label = (piece: number) => puzzle.pieces[piece]!.label;
  const moved = parts.tiles
    .filter(({ adds }) => adds !== 0)
    .toSorted((a, b) => state[a.piece]! - state[b.piece]!);
  const isNoSum = features.some(({ factor }) => factor === undefined);
  return [
    { text: totalText(parts), pieces: [] },
    ...features.map(({ name, value, factor }) => ({
      text: words.feature(name, countText(value), countText(factor ?? 1)),
      pieces: [],
    })),
    ...(isNoSum ? [{ text: words.noSum, pieces: [] }] : []),
    ...lines.map(({ line, at, pairs, adds }) => ({
      text: words.line(
        line,
        at + 1,
        pairs.map(([one, other]) => words.pair(label(one), label(other))).join(text().board.comma),
        countText(adds),
      ),
      pieces: pairs.flat(),
    })),
    ...patterns.map(({ pieces, adds }) => ({
      text: words.pattern(pieces.map(label).join(' '), adds),
      pieces,
    })),
    ...moved.map((part) => ({ text: tileText(puzzle, parts, part), pieces: [part.piece] })),
    ...restLines(parts),
  ];
}

/** "h = 15 + 4 = 19": tiles, then lines; or the sum of patterns; of a formula, its value. */
function totalText({ tiles, lines, patterns, total }: HeuristicParts): string {
  const { total: written } = raceText().parts;
  if (total !== undefined) return written(countText(total), []);
  const sum = (parts: readonly { readonly adds: number }[]) =>
    parts.reduce((all, { adds }) => all + adds, 0);
  const summands = [
    ...(patterns.length > 0 ? patterns.map(({ adds }) => adds) : [sum(tiles)]),
    ...(lines.length > 0 ? [sum(lines)] : []),
  ];
  return written(countText(sum([...tiles, ...lines, ...patterns])), summands);
}

/** What a function counts besides what it says that the tiles add. */
function restLines({ heuristic, tiles, total = 0 }: HeuristicParts): readonly PartsLine[] {
  const rest = total - tiles.reduce((sum, { adds }) => sum + adds, 0);
  if (heuristic !== 'script' || Math.abs(rest) < 1e-9) return [];
  return [{ text: raceText().parts.rest(countText(rest)), pieces: [] }];
}

function tileText(puzzle: Puzzle, { heuristic }: HeuristicParts, part: TilePart): string {
  const words = raceText().parts;
  const { piece, rows, columns, adds } = part;
  const { label } = puzzle.pieces[piece]!;
  switch (heuristic) {
    case 'misplaced':
      return words.misplaced(label);
    case 'blocks':
      if (adds === Number.POSITIVE_INFINITY) return words.shut(label);
      return words.block(label, lengthText(adds, familiarMetric(puzzle)));
    case 'expression':
    case 'script':
      return words.share(label, countText(adds));
    default:
      return words.tile(label, rows, columns, adds);
  }
}
