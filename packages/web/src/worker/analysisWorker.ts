import type { FromDesign, ToDesign } from './designMessages.ts';
import type { FromProof, ToProof } from './proofMessages.ts';
import { UNLOADED } from './unloaded.ts';
import type { FromWhy, ToWhy } from './whyMessages.ts';

type Failed = { readonly tell: 'failed'; readonly failure: string };

/**
 * Starts a worker of its own for one long analysis of a puzzle; `hear` gets every message. The
 * function returned terminates it at once: an analysis is never asked to stop, it is dropped. One
 * that fails ends by itself.
 */
function ask<Message extends { readonly tell: string }>(
  asked: ToDesign | ToProof | ToWhy,
  hear: (message: Message | Failed) => void,
): () => void {
  const worker = new Worker(new URL('./analysisEntry.ts', import.meta.url), {
    type: 'module',
    name: 'analysis',
  });
  const tell = (message: Message | Failed) => {
    if (message.tell === 'failed') worker.terminate();
    hear(message);
  };
  worker.onmessage = ({ data }: MessageEvent<Message | Failed>) => tell(data);
  worker.onerror = ({ message }) => tell({ tell: 'failed', failure: message || UNLOADED });
  worker.postMessage(asked);
  return () => worker.terminate();
}

/** The editor's analysis: facts of a puzzle, what changes would do, other versions and goals. */
export function askDesign(asked: ToDesign, hear: (message: FromDesign) => void): () => void {
  return ask<FromDesign>(asked, hear);
}

/** The explanation of why a puzzle is hard. */
export function askWhy(asked: ToWhy, hear: (message: FromWhy) => void): () => void {
  return ask<FromWhy>(asked, hear);
}

/** The certificate of an answer. */
export function askProof(asked: ToProof, hear: (message: FromProof) => void): () => void {
  return ask<FromProof>(asked, hear);
}
