import { brotliDecompressSync, inflateRawSync } from 'node:zlib';
import { bytesOfText91 } from './text91.node.ts';

type Texts = { readonly tripletsAsText: string; readonly weightsAsText?: string };

/**
 * The triplet weights by side. Those of 5×5 are deflated and in base 64, so that pages can read
 * them. The others, and the other weights of 7×7, are compressed by Brotli and written in 91 signs,
 * a fifth smaller. Boards of 7×7 are of no use without them.
 */
const TEXTS: Readonly<Record<number, () => Promise<Texts>>> = {
  5: () => import('../../kernel/generated/triplets5.ts'),
  6: () => import('../../kernel/generated/triplets6.ts'),
  7: async () => ({
    ...(await import('../../kernel/generated/triplets7.ts')),
    ...(await import('../../kernel/generated/weights7.ts')),
  }),
};

/**
 * The weights of triplets of tiles, and the text of the other weights for sides that pages do not
 * use.
 */
export type TripletWeights = {
  readonly triplets: Int8Array;
  readonly weightsAsText: string | undefined;
};

/**
 * Loads the triplet weights of a side, in eighths of a move: [number of the group * cells^3 + sum
 * of (cell of tile i) * cells^i]. Undefined for a side without them.
 */
export async function loadTripletWeights(side: number): Promise<TripletWeights | undefined> {
  const load = TEXTS[side];
  if (!load) return undefined;
  const { tripletsAsText, weightsAsText } = await load();
  const unpacked = (text: string) => brotliDecompressSync(bytesOfText91(text));
  const inflated = (text: string) => inflateRawSync(Buffer.from(text, 'base64'));
  return {
    triplets: new Int8Array(side === 5 ? inflated(tripletsAsText) : unpacked(tripletsAsText)),
    weightsAsText: weightsAsText && unpacked(weightsAsText).toString('latin1'),
  };
}
