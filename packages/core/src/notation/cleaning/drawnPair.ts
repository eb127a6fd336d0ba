/* Two drawings among words, of which one is the goal of the other: by its name, or its pieces. */
import { type CleanText, replacing } from './cleanText.ts';
import { barred, bracketed, drawings, type Excerpt, quoted } from './excerpts.ts';
import { joinedCells } from './joinedCells.ts';
import { labelIn } from './labels.ts';

/** A start and its goal as one text, if there are two drawings of one size and no more. */
export function drawnPair(text: string): CleanText | undefined {
  for (const excerptsIn of [quoted, bracketed, barred, drawings]) {
    const [first, second, ...more] = excerptsIn(text).flatMap(drawn);
    if (!first || !second || more.length > 0 || sizeOf(first) !== sizeOf(second)) continue;
    const before = labelIn(text.slice(0, first.from))?.name;
    const between = labelIn(text.slice(first.to, second.from))?.name;
    const isGoal = between === 'goal' || (!before && !between && showsSome(second, first));
    if (isGoal && before !== 'goal') return joined(first, second);
    if (before === 'goal' && between !== 'goal') return joined(second, first);
  }
  return undefined;
}

/** Rows of one sign a cell, without what stands between them. */
function drawn(excerpt: Excerpt): Excerpt[] {
  const cells = joinedCells(replacing(excerpt.clean, /[ \t]*["',][ \t]*|^[ \t]+|[ \t]+$/gm, ''));
  const clean = /\./.test(cells.text) ? cells : replacing(cells, /[_*~]/g, '.');
  const rows = clean.text.split('\n');
  const areRows = rows.length > 1 && rows.every((row) => row.length === rows[0]!.length);
  return areRows && /^\S{2,}$/m.test(clean.text) ? [{ ...excerpt, clean }] : [];
}

/** True for a drawing of some pieces of another. */
function showsSome(...drawn: readonly [some: Excerpt, all: Excerpt]): boolean {
  const [some, all] = drawn.map(({ clean }) => new Set(clean.text.replace(/[.\s]/g, '')));
  return some!.size > 0 && some!.size < all!.size && [...some!].every((piece) => all!.has(piece));
}

function sizeOf({ clean: { text } }: Excerpt): string {
  return `${text.length} ${text.indexOf('\n')}`;
}

/** Two pictures with a blank line between them. */
function joined(start: Excerpt, goal: Excerpt): CleanText {
  const [one, two] = [start.clean, goal.clean];
  const origins = [...one.origins!, goal.from, ...two.origins!];
  return { text: `${one.text}\n\n${two.text}`, raw: one.raw, origins };
}
