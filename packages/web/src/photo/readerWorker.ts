import { type DigitNet, digitNet } from '../vision/digits/digitNet.ts';
import weights from '../vision/digits/weights.bin?url';
import type { Raster } from '../vision/raster.ts';
import { type Known, readPicture } from '../vision/readPicture.ts';

/** A picture to be kept, or what is known of the one that was. */
export type ReaderRequest =
  | { readonly id: number; readonly picture: Raster }
  | { readonly id: number; readonly known: Known };

let net: Promise<DigitNet> | undefined;
let picture: Raster | undefined;

async function fetchNet(): Promise<DigitNet> {
  const response = await fetch(weights);
  if (!response.ok) throw new Error(`${weights}: ${response.status}`);
  return digitNet(new Uint8Array(await response.arrayBuffer()));
}

async function answer(request: ReaderRequest) {
  const { id } = request;
  if ('picture' in request) picture = request.picture;
  try {
    net ??= fetchNet();
    const known = 'known' in request ? request.known : {};
    postMessage({ id, reading: readPicture(picture!, await net, known) });
  } catch (error) {
    // A later try may reach the file.
    net = undefined;
    postMessage({ id, failure: String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => answer(data));
