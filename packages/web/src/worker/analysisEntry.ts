/* Analyses one puzzle in its own worker, which the caller ends when the puzzle changes. */
import { answerDesign } from './designAnswers.ts';
import type { ToDesign } from './designMessages.ts';
import { answerWhy } from './whyAnswer.ts';
import type { ToWhy } from './whyMessages.ts';

self.onmessage = ({ data }: MessageEvent<ToDesign | ToWhy>) => {
  const work = data.ask === 'explain' ? answerWhy(data) : answerDesign(data);
  work.catch((error: unknown) =>
    self.postMessage({
      tell: 'failed',
      failure: error instanceof Error ? error.message : String(error),
    }),
  );
};
