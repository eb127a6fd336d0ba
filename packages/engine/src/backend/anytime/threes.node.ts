import { inflateRawSync } from 'node:zlib';

/** The numbers there are, by side: deflated, in base 64. */
const TEXTS: Readonly<Record<number, () => Promise<{ readonly threesAsText: string }>>> = {
  5: () => import('@glissade/kernels/threes5'),
  6: () => import('@glissade/kernels/threes6'),
};

/**
 * Loads what the cells of three tiles add, in eighths of a move: [number of the group * cells^3 +
 * sum of (cell of tile i) * cells^i]. Undefined for a side without.
 */
export async function loadThrees(side: number): Promise<Int8Array | undefined> {
  const load = TEXTS[side];
  if (!load) return undefined;
  const { threesAsText } = await load();
  return new Int8Array(inflateRawSync(Buffer.from(threesAsText, 'base64')));
}
