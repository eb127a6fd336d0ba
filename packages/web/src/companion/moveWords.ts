import { DIRECTIONS, type Puzzle, type State, type Steps, unpackStep } from '@glissade/core';
import { wordOf } from '../board/describe.ts';
import { companionText } from '../text/companionText.ts';
import { text } from '../text/text.ts';
import { pieceWords } from './pieceWords.ts';

/** One unit of a line as one says it to somebody: "Slide the red block right, then down 2." */
export function moveWords(puzzle: Puzzle, state: State, unit: Steps): string {
  const words = companionText();
  const first = unpackStep(unit[0]!);
  const way = wayWords(unit);
  if (puzzle.type === 'blocks') return words.slide(pieceWords(puzzle, state, first), way);
  const labels = [...new Set(Array.from(unit, (step) => puzzle.pieces[step >>> 2]!.label))];
  return labels.length === 1 ? words.tile(labels[0]!, way) : words.tiles(labels, way);
}

/** Cells in a row count as one; several tiles go as far as each of them. */
function wayWords(unit: Steps): string {
  const words = companionText();
  const pieces = new Set(Array.from(unit, (step) => step >>> 2)).size;
  const parts: string[] = [];
  for (let first = 0; first < unit.length; ) {
    const direction = unit[first]! & 3;
    let end = first;
    while (end < unit.length && (unit[end]! & 3) === direction) end++;
    parts.push(
      words.way(wordOf(text().board, DIRECTIONS[direction]!), Math.ceil((end - first) / pieces)),
    );
    first = end;
  }
  return parts.join(words.andThen);
}
