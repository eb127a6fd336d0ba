import type { SpaceMap } from '../worker/solver.ts';

/** A map and what is marked on it. */
export type Shown = {
  readonly map: SpaceMap;
  readonly game: readonly number[];
  readonly here: number;
};

/** The same, as properties that are read when they are needed. */
export const marked = (props: Shown): Shown => ({
  get map() {
    return props.map;
  },
  get game() {
    return props.game;
  },
  get here() {
    return props.here;
  },
});
