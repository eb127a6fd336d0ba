/* Groups the blocks of an explanation into lists, and knows from where its moves are played. */
import type { ProseBlock } from '../worker/whyMessages.ts';

/** Moves that are shown, and how they are played. */
export type Part = {
  readonly text: string;
  /** Moves from the start of the puzzle to where this part begins. */
  readonly before: string;
  readonly moves: string;
};

/** An item of a list, with the part of a line that belongs to it. */
export type Item = { readonly text: string; readonly part?: Part };

/** A block by itself, or items that follow each other, as one list. */
export type Listed =
  | { readonly type: 'paragraph' | 'state'; readonly text: string }
  | { readonly type: 'part'; readonly part: Part }
  | { readonly type: 'list'; readonly items: readonly Item[] };

/** Blocks of a section in order, with the items of each list together. */
export function listed(blocks: readonly ProseBlock[]): readonly Listed[] {
  const all: Listed[] = [];
  const played: string[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    const items = last?.type === 'list' ? last.items : [];
    if (block.type === 'item') {
      if (items.length > 0) all.pop();
      all.push({ type: 'list', items: [...items, { text: block.text }] });
    } else if (block.type === 'moves') {
      const part = { text: block.text, before: played.join(' '), moves: block.moves };
      played.push(block.moves);
      if (items.length === 0) all.push({ type: 'part', part });
      else {
        const item = { text: items.at(-1)!.text, part };
        all.splice(-1, 1, { type: 'list', items: [...items.slice(0, -1), item] });
      }
    } else all.push({ type: block.type, text: block.text });
  }
  return all;
}
