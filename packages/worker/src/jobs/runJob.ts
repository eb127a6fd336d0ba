import { surveyJob } from '@glissade/analysis/survey/surveyJob';
import { breadthFirstWorker, type WorkerData } from '@glissade/blocks/parallel/worker';
import { expectFile } from '@glissade/platform/storage-port';
import { serveThread } from '@glissade/platform/threads/serveThread';
import type { ThreadSetup } from '@glissade/platform/threads/threadSetup';
import { levelJob } from '@glissade/solve/levelRuns/levelJob';
import { kernelJob } from './kernelJob.ts';

/** What a thread does from its start to its end. */
export async function runJob(setup: ThreadSetup): Promise<void> {
  // A running thread blocks and cannot await anything, so its file must exist before it starts.
  if (setup.job === 'breadthFirst') await expectFile((setup.data as WorkerData).fileOwner);
  serveThread(setup, {
    kernel: kernelJob,
    breadthFirst: breadthFirstWorker,
    survey: surveyJob,
    levels: levelJob,
  });
}
