import type { Metric, PuzzleSpec } from '@glissade/core';

/** What the page asks of the worker: an answer with its certificate. */
export type ToProof = {
  readonly ask: 'prove';
  readonly puzzle: PuzzleSpec;
  readonly metric: Metric;
};

/** What the worker tells. */
export type FromProof =
  | { readonly tell: 'progress'; readonly states: number }
  | { readonly tell: 'certificate'; readonly file: Blob }
  | { readonly tell: 'none' }
  | { readonly tell: 'failed'; readonly failure: string };
