import { cellsApart } from '@glissade/search/problem/cellsApart';
import { loadTripletWeights } from '#triplet-weights';
import { closePairs, closeTriplets } from './closeTiles.ts';

/** The learned weights of a side; see `learned.ts`. */
export type Weights = {
  readonly side: number;
  /** By the number of a triplet: the weight of its excess. */
  readonly excessWeights: Float32Array;
  /** Moves: [id * cells + cell]. */
  readonly singles: Float32Array;
  /** By the number of a pair: [cell of the first * cells + cell of the other], in eighths. */
  readonly pairs: readonly Int8Array[];
  /**
   * The same for triplets, one table after another (`tripletWeights.*.ts`); in pages for 5×5 alone.
   */
  readonly triplets?: Int8Array | undefined;
};

/** The texts by side; each is loaded when it is first needed. */
const TEXTS: Readonly<Record<number, () => Promise<{ readonly weightsAsText: string }>>> = {
  5: () => import('../../kernel/generated/weights5.ts'),
  6: () => import('../../kernel/generated/weights6.ts'),
};

/** Loads the weights of a side, or of the next smaller one in pages. Throws if there are none. */
export async function loadWeights(side: number): Promise<Weights> {
  const here = await loadTripletWeights(side);
  const triplets = here?.triplets;
  if (here?.weightsAsText) return { ...parseWeights(side, here.weightsAsText), triplets };
  const load = TEXTS[side];
  if (load) return { ...parseWeights(side, (await load()).weightsAsText), triplets };
  if (TEXTS[side - 1]) return loadWeights(side - 1);
  throw new Error(`nothing was learned about boards of side ${side}`);
}

const ZERO = 80;
const TRIPLE_SCALE = 64;
const EIGHTH = 8;

/**
 * One character a number, its code minus 80: excess weights in 64ths, minus 45; singles minus
 * Manhattan distance, in eighths; pairs in eighths. Codes 39 and 92, awkward in source code, are
 * written as 33 and 32.
 */
function parseWeights(side: number, text: string): Weights {
  const cells = side * side;
  const numbers = Int8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    return (code === 33 ? 39 : code === 32 ? 92 : code) - ZERO;
  });
  const countOf = (groups: readonly { readonly number: number }[]) =>
    1 + Math.max(...groups.map(({ number }) => number));
  const triples = countOf(closeTriplets(side));
  const begin = triples + cells * cells;
  return {
    side,
    excessWeights: Float32Array.from(numbers.subarray(0, triples), (n) => (n + 45) / TRIPLE_SCALE),
    singles: Float32Array.from(numbers.subarray(triples, begin), (n, i) => {
      const [id, cell] = [Math.floor(i / cells), i % cells];
      return n / EIGHTH + (id === cells - 1 ? 0 : cellsApart(side, id, cell));
    }),
    pairs: Array.from({ length: countOf(closePairs(side)) }, (_, i) => {
      const from = begin + i * cells * cells;
      return numbers.subarray(from, from + cells * cells);
    }),
  };
}
