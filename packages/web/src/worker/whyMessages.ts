import type { Metric, PuzzleSpec } from '@glissade/core';
import type { ProsePage } from '@glissade/prose/explain/page';
import type { ProseLanguage } from '@glissade/prose/explain/words';

export type { ProseBlock, ProsePage } from '@glissade/prose/explain/page';

/** What the page asks of the worker; one thing, and another worker for the next. */
export type ToWhy = {
  readonly ask: 'explain';
  readonly puzzle: PuzzleSpec;
  readonly metric: Metric;
  /** How the puzzle is called. */
  readonly title: string;
};

/** What the worker tells. */
export type FromWhy =
  | { readonly tell: 'progress'; readonly states: number }
  | {
      readonly tell: 'page';
      readonly pages: Readonly<Record<ProseLanguage, ProsePage>>;
      /** 1 to 10; missing where not all states were looked at. */
      readonly difficulty?: number;
    }
  | { readonly tell: 'unsolvable'; readonly proof: 'parity' | 'exhausted' }
  | { readonly tell: 'tooLarge'; readonly states: number }
  | { readonly tell: 'failed'; readonly failure: string };
