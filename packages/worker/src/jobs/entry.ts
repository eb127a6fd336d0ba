/* The file that a worker thread of the engine runs. */
import { receiveSetup } from '@glissade/platform/thread-port';
import { runJob } from './runJob.ts';

receiveSetup(runJob);
