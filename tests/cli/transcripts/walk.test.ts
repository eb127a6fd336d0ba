import { replayTranscripts } from './replay.ts';

replayTranscripts('walk');
