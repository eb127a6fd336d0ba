import { type Metric, type Puzzle, specOf } from '@glissade/core';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { askWhy } from '../worker/analysisWorker.ts';
import type { FromWhy } from '../worker/whyMessages.ts';

/** What is known of a puzzle: nothing yet, how far the worker is, or the end of its work. */
export type Why = FromWhy | { readonly tell: 'begun' };

/** Explains the puzzle anew whenever it, its metric or its title changes. */
export function useWhy(
  puzzle: Accessor<Puzzle>,
  metric: Accessor<Metric>,
  title: Accessor<string>,
): Accessor<Why> {
  const [why, setWhy] = createSignal<Why>({ tell: 'begun' });
  createEffect(
    on([puzzle, metric, title], ([asked, counted, name]) => {
      setWhy({ tell: 'begun' });
      onCleanup(
        askWhy({ ask: 'explain', puzzle: specOf(asked), metric: counted, title: name }, setWhy),
      );
    }),
  );
  return why;
}
