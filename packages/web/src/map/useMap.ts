/* Makes the map of the puzzle on the board in the worker, again for each choice. */
import type { Metric, Puzzle } from '@glissade/core';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { type SpaceMap, theSolver, type WorkerMap } from '../worker/solver.ts';

/** What a page draws without losing its breath, and a phone holds. */
export const STATES_MAX = 200_000;
/** What is drawn as rooms. */
export const ROOMS_STATES_MAX = 2_000_000;
const LIMITS = { nodes: STATES_MAX, memoryBytes: 500e6, timeMs: 120_000 };
const ROOMS_LIMITS = { nodes: ROOMS_STATES_MAX, memoryBytes: 1e9, timeMs: 240_000 };

/** Rooms that were opened, one in the other; undefined: every dot is a state. */
export type RoomPath = readonly number[] | undefined;

/** What knows which state a dot is. */
export type MapDots = Omit<WorkerMap, 'map'>;

export type MapState =
  /** So many states are met, and none is drawn yet. */
  | { readonly stage: 'exploring'; readonly states: number }
  /** The places of the dots are getting better. */
  | { readonly stage: 'arranging'; readonly map: SpaceMap; readonly dots: MapDots }
  | { readonly stage: 'ready'; readonly map: SpaceMap; readonly dots: MapDots }
  | { readonly stage: 'tooLarge' }
  | { readonly stage: 'failed'; readonly failure: unknown };

/** The map of a puzzle, made anew with every puzzle, metric, folding and opened room. */
export function useMap(
  puzzle: Accessor<Puzzle>,
  metric: Accessor<Metric>,
  fold: Accessor<boolean>,
  rooms: Accessor<RoomPath>,
): Accessor<MapState> {
  const [state, setState] = createSignal<MapState>({ stage: 'exploring', states: 0 });
  createEffect(
    on([puzzle, metric, fold, rooms], ([drawn, counted, isFolded, path]) => {
      const abort = new AbortController();
      onCleanup(() => abort.abort());
      const set = (next: MapState) => void (abort.signal.aborted || setState(next));
      set({ stage: 'exploring', states: 0 });
      const shown = path
        ? { rooms: path, limits: ROOMS_LIMITS }
        : { fold: isFolded, limits: LIMITS };
      const steady = steadyMap();
      const options = { metric: counted, ...shown, signal: abort.signal };
      theSolver()
        .map(drawn, {
          ...options,
          onStates: (states) => set({ stage: 'exploring', states }),
          onLayout: (map, dots) => set({ stage: 'arranging', ...steady(map, dots) }),
        })
        .then((outcome) => {
          if (outcome.status === 'mapped') {
            set({ stage: 'ready', ...steady(outcome.map, outcome) });
          } else if (outcome.status === 'undecided') set({ stage: 'tooLarge' });
        })
        .catch((failure) => set({ stage: 'failed', failure }));
    }),
  );
  return state;
}

/**
 * Layouts of a map differ in places alone, so all else stays what it was: painters need not take it
 * again, and nobody looks up dots anew.
 */
function steadyMap() {
  let first: { readonly map: SpaceMap; readonly dots: MapDots } | undefined;
  return (map: SpaceMap, dots: MapDots) => {
    first ??= { map, dots };
    return { map: { ...first.map, places: map.places }, dots: first.dots };
  };
}

/** The map of a state, as soon as there is one. */
export const mapIn = (state: MapState): SpaceMap | undefined => drawnIn(state)?.map;

/** What knows its dots, which are there before they have their places. */
export const dotsIn = (state: MapState): MapDots | undefined => drawnIn(state)?.dots;

function drawnIn(state: MapState) {
  return state.stage === 'arranging' || state.stage === 'ready' ? state : undefined;
}
