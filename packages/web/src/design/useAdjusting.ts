/* A search for another version of a puzzle: in a worker, ended when the board changes. */
import { buildPuzzle, formatPuzzle, type Puzzle, specOf } from '@glissade/core';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { askDesign } from '../worker/analysisWorker.ts';
import type { DesignAdjusted, FromDesign } from '../worker/designMessages.ts';

export type Range = { readonly lengthMin?: number; readonly lengthMax?: number };
export type Made = Extract<DesignAdjusted, { readonly trail: unknown }>;

/** What a search needs of the panel. */
type Given = {
  readonly puzzle: Puzzle;
  readonly length: number | undefined;
  readonly onPut: (puzzle: Puzzle) => void;
};

export type Adjusting = {
  /** Undefined while nothing is searched for. */
  readonly progress: Accessor<{ readonly tried: number; readonly length: number } | undefined>;
  /** What is on the board, if a search has made it. */
  readonly made: Accessor<Made | undefined>;
  readonly isEmpty: Accessor<boolean>;
  readonly find: (range: Range) => void;
  readonly stop: () => void;
  readonly forget: () => void;
};

export function useAdjusting(props: Given): Adjusting {
  const [progress, setProgress] = createSignal<{ tried: number; length: number }>();
  const [made, setMade] = createSignal<Made>();
  const [isEmpty, setEmpty] = createSignal(false);
  let seed = 0;
  let end = () => {};
  const stop = () => {
    end();
    end = () => {};
    setProgress(undefined);
  };
  onCleanup(stop);
  const hear = (message: FromDesign) => {
    if (message.tell === 'progress') setProgress(message);
    if (message.tell === 'failed') {
      stop();
      setEmpty(true);
    }
    if (message.tell !== 'adjusted') return;
    stop();
    const { adjusted } = message;
    if (!('trail' in adjusted) || adjusted.trail.length === 0) {
      setEmpty(true);
      return;
    }
    setMade(adjusted);
    props.onPut(buildPuzzle(adjusted.puzzle));
  };
  const find = (range: Range) => {
    stop();
    setMade(undefined);
    setEmpty(false);
    setProgress({ tried: 0, length: props.length ?? 0 });
    end = askDesign({ ask: 'adjust', puzzle: specOf(props.puzzle), seed: ++seed, ...range }, hear);
  };
  // Whatever else happens to the board, the trail and a search under way are of another puzzle.
  createEffect(
    on(
      () => props.puzzle,
      (now) => {
        const own = made();
        const isOwn = own && formatPuzzle(buildPuzzle(own.puzzle)) === formatPuzzle(now);
        if (isOwn) return;
        stop();
        setMade(undefined);
      },
      { defer: true },
    ),
  );
  return { progress, made, isEmpty, find, stop, forget: () => setMade(undefined) };
}
