import { inflateRawSync } from 'node:zlib';

type Texts = { readonly tripletsAsText: string; readonly weightsAsText?: string };

/** The numbers there are, by side: deflated, in base 64. Boards of 7×7 are of no use without. */
const TEXTS: Readonly<Record<number, () => Promise<Texts>>> = {
  5: () => import('@glissade/kernels/triplets5'),
  6: () => import('@glissade/kernels/triplets6'),
  7: async () => ({
    ...(await import('@glissade/kernels/triplets7')),
    ...(await import('@glissade/kernels/weights7')),
  }),
};

/** What the cells of three tiles add; and the other numbers, where pages have no use for them. */
export type TripletWeights = {
  readonly triplets: Int8Array;
  readonly weightsAsText: string | undefined;
};

/**
 * Loads the numbers of a side, in eighths of a move: [number of the group * cells^3 + sum of
 * (cell of tile i) * cells^i]. Undefined for a side without.
 */
export async function loadTripletWeights(side: number): Promise<TripletWeights | undefined> {
  const load = TEXTS[side];
  if (!load) return undefined;
  const { tripletsAsText, weightsAsText } = await load();
  const triplets = new Int8Array(inflateRawSync(Buffer.from(tripletsAsText, 'base64')));
  return { triplets, weightsAsText };
}
