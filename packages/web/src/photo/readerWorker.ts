/* The worker that reads pictures: it answers each request of the page. */
import { type DigitNet, digitNet } from '@glissade/vision/digits/digitNet';
import { readJigsaw } from '@glissade/vision/jigsaw/readJigsaw';
import { type SolvedPlaces, searchSolved } from '@glissade/vision/jigsaw/solvedPlaces';
import type { Raster } from '@glissade/vision/raster';
import { readPicture } from '@glissade/vision/readPicture';
import weights from '../../../vision/src/digits/weights.bin?url';
import type { PhotoKnown, PhotoReading } from './photoReading.ts';

/** Pictures to be kept, if they are new, and what is known of those that are. */
export type ReaderRequest = {
  readonly id: number;
  readonly picture?: Raster | undefined;
  /** The solved picture of tiles that show parts of it. */
  readonly solved?: Raster | undefined;
  readonly known: PhotoKnown;
};

let net: Promise<DigitNet> | undefined;
let picture: Raster | undefined;
let places: SolvedPlaces | undefined;

async function fetchNet(): Promise<DigitNet> {
  const response = await fetch(weights);
  if (!response.ok) throw new Error(`${weights}: ${response.status}`);
  return digitNet(new Uint8Array(await response.arrayBuffer()));
}

async function read(known: PhotoKnown): Promise<PhotoReading> {
  const { kind } = known;
  if (kind === 'jigsaw') return { kind, ...readJigsaw(picture!, places, known) };
  net ??= fetchNet();
  return readPicture(picture!, await net, { ...known, kind });
}

async function answer({ id, picture: fresh, solved, known }: ReaderRequest) {
  if (fresh) {
    picture = fresh;
    places = undefined;
  }
  try {
    if (solved) places = searchSolved(solved);
    postMessage({ id, reading: await read(known) });
  } catch (error) {
    // A later try may reach the file.
    net = undefined;
    postMessage({ id, failure: String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => answer(data));
