import type { FromDesign, ToDesign } from './designMessages.ts';
import type { FromWhy, ToWhy } from './whyMessages.ts';

/**
 * Starts a worker for one question; the answer is called with all that comes from it. The function
 * returned ends it at once, whatever it does.
 */
function ask<Message>(
  asked: ToDesign | ToWhy,
  hear: (message: Message | { readonly tell: 'failed'; readonly failure: string }) => void,
): () => void {
  const worker = new Worker(new URL('./studyEntry.ts', import.meta.url), {
    type: 'module',
    name: 'study',
  });
  worker.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  worker.onerror = ({ message }) => hear({ tell: 'failed', failure: message || 'no worker' });
  worker.postMessage(asked);
  return () => worker.terminate();
}

/** What a designer wants to know of a puzzle. */
export function askDesign(asked: ToDesign, hear: (message: FromDesign) => void): () => void {
  return ask<FromDesign>(asked, hear);
}

/** Why a puzzle is hard. */
export function askWhy(asked: ToWhy, hear: (message: FromWhy) => void): () => void {
  return ask<FromWhy>(asked, hear);
}
