import type { FromDesign, ToDesign } from './designMessages.ts';

/**
 * Starts a worker for one question; the answer is called with all that comes from it. The function
 * returned ends it at once, whatever it does.
 */
export function askDesign(asked: ToDesign, hear: (message: FromDesign) => void): () => void {
  const worker = new Worker(new URL('./designEntry.ts', import.meta.url), {
    type: 'module',
    name: 'design',
  });
  worker.onmessage = ({ data }: MessageEvent<FromDesign>) => hear(data);
  worker.onerror = ({ message }) => hear({ tell: 'failed', failure: message || 'no worker' });
  worker.postMessage(asked);
  return () => worker.terminate();
}
