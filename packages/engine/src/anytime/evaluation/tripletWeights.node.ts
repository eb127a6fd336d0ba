import { inflateRawSync } from 'node:zlib';

type Texts = { readonly threesAsText: string; readonly weightsAsText?: string };

/** The numbers there are, by side: deflated, in base 64. Boards of 7×7 are of no use without. */
const TEXTS: Readonly<Record<number, () => Promise<Texts>>> = {
  5: () => import('@glissade/kernels/threes5'),
  6: () => import('@glissade/kernels/threes6'),
  7: async () => ({
    ...(await import('@glissade/kernels/threes7')),
    ...(await import('@glissade/kernels/weights7')),
  }),
};

/** What the cells of three tiles add; and the other numbers, where pages have no use for them. */
export type Threes = { readonly threes: Int8Array; readonly weightsAsText: string | undefined };

/**
 * Loads the numbers of a side, in eighths of a move: [number of the group * cells^3 + sum of
 * (cell of tile i) * cells^i]. Undefined for a side without.
 */
export async function loadThrees(side: number): Promise<Threes | undefined> {
  const load = TEXTS[side];
  if (!load) return undefined;
  const { threesAsText, weightsAsText } = await load();
  const threes = new Int8Array(inflateRawSync(Buffer.from(threesAsText, 'base64')));
  return { threes, weightsAsText };
}
