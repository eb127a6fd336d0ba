import { receiveSetup } from '#thread-port';
import { crewMateJob } from '../backend/kernel/crewMate.ts';
import { serveThread } from '../threads/serveThread.ts';
import { kernelJob } from './kernelJob.ts';

receiveSetup((setup) => serveThread(setup, { kernel: kernelJob, breadthFirst: crewMateJob }));
