import type { AnalysisProgress } from '@glissade/analysis/analyse/analysis';
import type { MapIndex } from '@glissade/analysis/map/mapIndex';
import { type MapOptions, map } from '@glissade/analysis/map/mapping';
import type { Puzzle, State } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import type { MapAnswer, MapProgress } from './protocol.ts';

/** A map whose index stays in the worker, which looks up dots and states in it for its page. */
export type HeldMap = { readonly puzzle: Puzzle; readonly index: MapIndex };

/**
 * Draws the map of a puzzle inside a worker. Progress tells the number of states explored, then
 * each layout. `hold` is given what the worker keeps, before the first layout is told; the answer,
 * without the index, goes to the page.
 */
export async function makeMap(
  puzzle: Puzzle,
  options: MapOptions,
  signal: AbortSignalLike,
  onProgress: (progress: MapProgress) => void,
  hold: (held: HeldMap) => void,
): Promise<MapAnswer> {
  let isDrawn = false;
  const onLayout: MapOptions['onLayout'] = (layout, index) => {
    if (signal.aborted) return;
    if (!isDrawn) hold({ puzzle, index });
    isDrawn = true;
    onProgress({ layout });
  };
  const onMet = ({ expanded }: AnalysisProgress) => {
    if (expanded > 0 && !isDrawn && !signal.aborted) onProgress({ states: expanded });
  };
  const outcome = await map(puzzle, { ...options, signal, onLayout, onProgress: onMet });
  if (outcome.status !== 'mapped') return outcome;
  const { index: _, ...answer } = outcome;
  return answer;
}

/** The dots of these states; -1 for those that the start cannot reach. */
export function dotsIn({ index }: HeldMap, states: readonly State[]): number[] {
  return states.map((state) => index.dotOf(state));
}

export function dotIn({ index }: HeldMap, dot: number) {
  return { status: 'found', state: [...index.stateAt(dot)], way: [...index.wayTo(dot)] } as const;
}
