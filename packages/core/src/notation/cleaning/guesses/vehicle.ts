/* A vehicle as lists and records write it, and the words that say how it lies. */
import type { SourceLine } from '../../sourceText.ts';

export const LYING = /^(?:h(?:or\w*|car|truck|bus)?|[ewrl]|right|left|ew|row|-|→)$/i;
export const STANDING = /^(?:v(?:er\w*|car|truck|bus)?|[nsud]|up|down|ns|col|\||↓)$/i;
export const KIND_LENGTH = /^[hv]?(?:(car)|(truck|bus|lorry))$/i;

/** The board of the game that is sold. */
export const USUAL: Sizes = { width: 6, height: 6 };

export type Vehicle = {
  readonly name: string;
  readonly axis: 'h' | 'v';
  /** Its place and, where its kind does not say it, its length. */
  readonly numbers: readonly number[];
  readonly length?: number;
  /** It says of itself that it is the one to get out. */
  readonly isTarget?: boolean;
  readonly line: Pick<SourceLine, 'number'>;
};

export type Sizes = { readonly width: number; readonly height: number };
/** What of a place is written first. */
export type Order = 'column' | 'row';

export type VehicleList = {
  readonly cars: readonly Vehicle[];
  /** Cells where nothing can be, as vehicles of one cell. */
  readonly walls?: readonly Vehicle[];
  readonly sizes: Sizes;
  readonly order: Order | undefined;
};
