/**
 * The hardest start of the pieces on the editor's board, sought in the worker. It goes onto the
 * board as one step of the history. Any other change of the board ends the search.
 */
import { formatPuzzle, type Metric, type Puzzle, parsePuzzle } from '@glissade/core';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { metricFor } from '../panels/metric.ts';
import { type SurveyProgress, theSolver } from '../worker/solver.ts';
import type { Editor } from './editor.ts';
import { type Sketch, sketchOf } from './sketch.ts';

/** What became of a search. */
export type Sought =
  | {
      readonly status: 'found';
      readonly length: number;
      readonly metric: Metric;
      readonly starts: number;
      readonly solvable: number;
      /** Starts as far as this one. */
      readonly equal: number;
    }
  | { readonly status: 'none'; readonly starts: number }
  | { readonly status: 'stopped' | 'tooMany' }
  | { readonly status: 'failed'; readonly failure: unknown };

export type Seeking = {
  /** Undefined: nothing is sought. */
  readonly progress: Accessor<SurveyProgress | undefined>;
  readonly sought: Accessor<Sought | undefined>;
  readonly seek: (puzzle: Puzzle) => Promise<void>;
  readonly stop: () => void;
};

const LIMITS = { memoryBytes: 900e6 };
const BEGUN: SurveyProgress = { share: 0, states: 0, timeMs: 0 };

export function createSeeking({ sketch, put }: Editor): Seeking {
  const [progress, setProgress] = createSignal<SurveyProgress>();
  const [sought, setSought] = createSignal<Sought>();
  let abort = new AbortController();
  let placed: Sketch | undefined;
  const stop = () => abort.abort();
  const forget = (now: Sketch) => {
    if (now === placed) return;
    stop();
    abort = new AbortController();
    setProgress(undefined);
    setSought(undefined);
  };
  createEffect(on(sketch, forget, { defer: true }));
  onCleanup(stop);
  const seek = async (puzzle: Puzzle) => {
    abort = new AbortController();
    const { signal } = abort;
    setSought(undefined);
    setProgress(BEGUN);
    const onProgress = (news: SurveyProgress) => {
      if (!signal.aborted) setProgress(news);
    };
    const found = await soughtIn(puzzle, signal, onProgress);
    // What belongs to another board is no news of this one.
    if (signal !== abort.signal) return;
    setProgress(undefined);
    if ('start' in found) {
      placed = sketchOf(parsePuzzle(found.start));
      put(placed);
    }
    setSought('start' in found ? found.sought : found);
  };
  return { progress, sought, seek, stop };
}

/** As a survey counts it; tile boards are counted in steps, their own unit. */
function surveyMetric(puzzle: Puzzle): 'moves' | 'slides' | 'steps' {
  const metric = metricFor(puzzle);
  return metric === 'moves' || metric === 'slides' ? metric : 'steps';
}

async function soughtIn(
  puzzle: Puzzle,
  signal: AbortSignal,
  onProgress: (progress: SurveyProgress) => void,
): Promise<Sought | { readonly start: string; readonly sought: Sought }> {
  try {
    const outcome = await theSolver().survey({
      ...{ family: 'pieces', puzzle: formatPuzzle(puzzle), metric: surveyMetric(puzzle) },
      ...{ threads: 1, limits: LIMITS, signal, onProgress },
    });
    if (outcome.status === 'cancelled') return { status: 'stopped' };
    if (outcome.status !== 'surveyed') return { status: 'tooMany' };
    const [row] = outcome.rows;
    const { starts, solvableStarts, hardestCount, length, puzzles } = row!;
    if (length === undefined) return { status: 'none', starts };
    const metric = puzzle.type === 'tiles' ? 'stm' : surveyMetric(puzzle);
    return {
      start: puzzles[0]!.puzzle,
      sought: {
        ...{ status: 'found', length, metric, starts },
        ...{ solvable: solvableStarts, equal: hardestCount },
      },
    };
  } catch (failure) {
    return { status: 'failed', failure };
  }
}
