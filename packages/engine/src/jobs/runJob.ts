import { expectFile } from '#storage-port';
import { breadthFirstWorker, type WorkerData } from '../blocks/parallel/worker.ts';
import { levelJob } from '../levelRuns/levelJob.ts';
import { surveyJob } from '../survey/surveyJob.ts';
import { serveThread } from '../threads/serveThread.ts';
import type { ThreadSetup } from '../threads/threadSetup.ts';
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
