import type { TripletWeights } from './tripletWeights.node.ts';

/** The only side whose triplet weights pages load: 79 kB packed, those of 6×6 take 645 kB. */
const SIDE = 5;

/**
 * Loads the triplet weights of a side, as `tripletWeights.node.ts` does; undefined for sides whose
 * weights pages leave out, and in browsers that cannot decompress.
 */
export async function loadTripletWeights(side: number): Promise<TripletWeights | undefined> {
  const inflater = side === SIDE ? rawInflater() : undefined;
  if (!inflater) return undefined;
  const { tripletsAsText } = await import('../../kernel/generated/triplets5.ts');
  const packed = Uint8Array.from(atob(tripletsAsText), (sign) => sign.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(inflater);
  const triplets = new Int8Array(await new Response(unpacked).arrayBuffer());
  return { triplets, weightsAsText: undefined };
}

/** Browsers of before 2023 have none, or none for this format. */
function rawInflater(): DecompressionStream | undefined {
  try {
    return new DecompressionStream('deflate-raw');
  } catch {
    return undefined;
  }
}
