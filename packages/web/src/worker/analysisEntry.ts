/* Analyses one puzzle in its own worker, which the caller ends when the puzzle changes. */
import { answerDesign } from './designAnswers.ts';
import type { ToDesign } from './designMessages.ts';
import { answerProof } from './proofAnswer.ts';
import type { ToProof } from './proofMessages.ts';
import { answerWhy } from './whyAnswer.ts';
import type { ToWhy } from './whyMessages.ts';

function answer(asked: ToDesign | ToProof | ToWhy): Promise<void> {
  switch (asked.ask) {
    case 'explain':
      return answerWhy(asked);
    case 'prove':
      return answerProof(asked);
    default:
      return answerDesign(asked);
  }
}

self.onmessage = ({ data }: MessageEvent<ToDesign | ToProof | ToWhy>) => {
  answer(data).catch((error: unknown) =>
    self.postMessage({
      tell: 'failed',
      failure: error instanceof Error ? error.message : String(error),
    }),
  );
};
