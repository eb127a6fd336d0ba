import { replayTranscripts } from './replay.ts';

replayTranscripts('making');
