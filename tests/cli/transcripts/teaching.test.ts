import { replayTranscripts } from './replay.ts';

replayTranscripts('teaching');
