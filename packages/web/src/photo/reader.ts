import type { Raster } from '@glissade/vision/raster';
import { AwaitedAnswers } from '../worker/awaitedAnswers.ts';
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

export function createPhotoReader(): PhotoReader {
  const worker = new Worker(new URL('./readerWorker.ts', import.meta.url), { type: 'module' });
  const answers = new AwaitedAnswers<PhotoReading>();
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    answers.settle(data.id, data.reading ?? new Error(data.failure));
  });
  worker.addEventListener('error', () => answers.failAll(new Error('the reader did not start')));
  const send = (request: ReaderRequest) => worker.postMessage(request);
  return {
    read: (known, fresh) => answers.ask((id) => send({ id, known, ...fresh })),
    close: () => worker.terminate(),
  };
}
