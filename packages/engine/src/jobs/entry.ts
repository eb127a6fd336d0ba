import { expectFile } from '#storage-port';
import { receiveSetup } from '#thread-port';
import { breadthFirstWorker, type WorkerData } from '../blocks/parallel/worker.ts';
import { serveThread } from '../threads/serveThread.ts';
import { kernelJob } from './kernelJob.ts';

receiveSetup(async (setup) => {
  // A thread that has begun no longer waits for anything: its file must be there by then.
  if (setup.job === 'breadthFirst') await expectFile((setup.data as WorkerData).fileOwner);
  serveThread(setup, { kernel: kernelJob, breadthFirst: breadthFirstWorker });
});
