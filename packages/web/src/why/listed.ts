/* Groups the blocks of an explanation into lists. */
import type { ProseBlock } from '../worker/whyMessages.ts';

/** An item of a list, with moves that belong to it. */
export type Item = { readonly text: string; readonly moves?: string };

/** A block by itself, or items that follow each other, as one list. */
export type Listed =
  | { readonly type: 'paragraph' | 'moves' | 'state'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly Item[] };

/** Blocks in order, with the items of each list together. */
export function listed(blocks: readonly ProseBlock[]): readonly Listed[] {
  const all: Listed[] = [];
  for (const { type, text } of blocks) {
    const last = all.at(-1);
    const items = last?.type === 'list' ? last.items : [];
    if (type === 'item') {
      if (items.length > 0) all.pop();
      all.push({ type: 'list', items: [...items, { text }] });
    } else if (type === 'moves' && items.length > 0) {
      all.pop();
      const item = { text: items.at(-1)!.text, moves: text };
      all.push({ type: 'list', items: [...items.slice(0, -1), item] });
    } else all.push({ type, text });
  }
  return all;
}
