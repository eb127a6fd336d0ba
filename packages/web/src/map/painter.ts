/* The interface of the painters of the map. */
import type { Camera, Size } from './camera.ts';

/** What is painted below the marks. */
export type Scenery = {
  readonly places: Float32Array;
  /** Two dots an edge. */
  readonly edges: Int32Array;
  /** Four bytes a dot. */
  readonly colors: Uint8Array;
  /** How many times as wide as others each dot is. */
  readonly widths: Float32Array;
  /** Red, green, blue and opacity of edges, from 0 to 1. */
  readonly edgeColor: readonly [number, number, number, number];
};

/** Paints dots and edges on a canvas; `ratio`: device pixels for one of the page. */
export type Painter = {
  readonly setScenery: (scenery: Scenery) => void;
  readonly paint: (camera: Camera, size: Size, ratio: number) => void;
  readonly release: () => void;
};
