import { receiveSetup } from '#thread-port';
import { serveThread } from '../threads/serveThread.ts';
import { kernelJob } from './kernelJob.ts';

receiveSetup((setup) => serveThread(setup, { kernel: kernelJob }));
