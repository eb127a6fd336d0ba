import { designText } from '../text/designText.ts';
import type { Change, Variation } from '../worker/designMessages.ts';

/** A change in a few words. */
export function changeWords(change: Change): string {
  const words = designText();
  switch (change.type) {
    case 'remove':
      return words.remove(change.piece);
    case 'glue':
      return words.glue(change.piece, change.other);
    case 'widen':
      return words.widen[change.side];
    case 'wall':
      return words.wall(change.at.column, change.at.row);
    case 'open':
      return words.open(change.at.column, change.at.row);
    case 'shift':
      return words.shift(change.piece, change.to.column, change.to.row);
    case 'add':
      return words.add(change.piece, change.like, change.at.column, change.at.row);
    case 'start':
      return words.start(change.distance);
  }
}

/** "84 (+3)", "unsolvable", "at least 40". */
export function provedWords(variation: Variation, before: number | undefined): string {
  const words = designText();
  if (variation.status === 'unsolvable') return words.unsolvable;
  if (variation.status === 'undecided') return words.atLeast(variation.lengthMin);
  const { length } = variation;
  if (before === undefined) return String(length);
  if (before === length) return `${length} (${words.same})`;
  return `${length} (${length > before ? '+' : '−'}${Math.abs(length - before)})`;
}
