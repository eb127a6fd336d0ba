import type { Raster } from '@glissade/vision/raster';
import type { PhotoKnown, PhotoReading } from './photoReading.ts';
import type { ReaderRequest } from './readerWorker.ts';

/** Reads one picture, again and again as more becomes known, off the page's own thread. */
export type PhotoReader = {
  /** Reads new pictures; without, the same again. Rejects if the reader cannot be loaded. */
  readonly read: (known: PhotoKnown, fresh?: FreshPictures) => Promise<PhotoReading>;
  readonly close: () => void;
};

export type FreshPictures = {
  readonly picture?: Raster | undefined;
  readonly solved?: Raster | undefined;
};

type Answer = { readonly id: number; readonly reading?: PhotoReading; readonly failure?: string };
type Waiting = {
  readonly resolve: (reading: PhotoReading) => void;
  readonly reject: (error: Error) => void;
};

export function createPhotoReader(): PhotoReader {
  const worker = new Worker(new URL('./readerWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const { resolve, reject } = waiting.get(data.id)!;
    waiting.delete(data.id);
    if (data.reading) resolve(data.reading);
    else reject(new Error(data.failure));
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the reader did not start'));
    waiting.clear();
  });
  const ask = (request: ReaderRequest) =>
    new Promise<PhotoReading>((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      worker.postMessage(request);
    });
  return {
    read: (known, fresh) => {
      count++;
      return ask({ id: count, known, ...fresh });
    },
    close: () => worker.terminate(),
  };
}
