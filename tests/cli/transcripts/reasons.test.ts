import { replayTranscripts } from './replay.ts';

replayTranscripts('reasons');
