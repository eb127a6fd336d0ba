import { expectFile } from '#storage-port';
import { receiveSetup } from '#thread-port';
import { breadthFirstWorker, type WorkerData } from '../blocks/parallel/worker.ts';
import { serveThread } from '../threads/serveThread.ts';
import { kernelJob } from './kernelJob.ts';

receiveSetup(async (setup) => {
  // A running thread blocks and cannot await anything, so its file must exist before it starts.
  if (setup.job === 'breadthFirst') await expectFile((setup.data as WorkerData).fileOwner);
  serveThread(setup, { kernel: kernelJob, breadthFirst: breadthFirstWorker });
});
