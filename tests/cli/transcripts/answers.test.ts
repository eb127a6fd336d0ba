import { replayTranscripts } from './replay.ts';

replayTranscripts('answers');
