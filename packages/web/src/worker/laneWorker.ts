import { type Puzzle, specOf } from '@glissade/core';
import type { Drawing, FromLane, LaneFailure, LaneSpec, ToLane } from './laneMessages.ts';
import { UNLOADED } from './unloaded.ts';
import { watchSilence } from './watchSilence.ts';

/** The page's end of a lane. */
export type LaneWorker = {
  /** Asks for a snapshot, which comes as a message. */
  readonly look: (at: number) => void;
  /** Looks are drawn on the map from now on; undefined: no more. */
  readonly draw: (drawing: Drawing | undefined) => void;
  readonly close: () => void;
};

/** What a worker is started for; `check` holds the heuristic against the truth instead. */
export type LaneTask = {
  readonly puzzle: Puzzle;
  readonly lane: LaneSpec;
  /** A heuristic as a function in JavaScript; undefined: the lane names one. */
  readonly script: string | undefined;
  readonly ask?: 'start' | 'check';
};

/** Starts a search in a worker of its own and tells all that comes from it. One that fails ends. */
export function startLane(
  { puzzle, lane, script, ask = 'start' }: LaneTask,
  hear: (message: FromLane) => void,
): LaneWorker {
  const worker = new Worker(new URL('./laneEntry.ts', import.meta.url), {
    type: 'module',
    name: 'lane',
  });
  const post = (message: ToLane) => worker.postMessage(message);
  const close = () => {
    silence.end();
    worker.terminate();
  };
  const tell = (message: FromLane) => {
    silence.hear(message);
    if (message.tell === 'failed') close();
    if (message.tell !== 'alive') hear(message);
  };
  const fail = (failure: LaneFailure) => tell({ tell: 'failed', failure });
  const silence = watchSilence(() => fail({ kind: 'script', code: 'stuck', found: '' }));
  worker.onmessage = ({ data }: MessageEvent<FromLane>) => tell(data);
  worker.onerror = ({ message }) => fail({ kind: 'other', message: message || UNLOADED });
  post({ ask, puzzle: specOf(puzzle), lane, script });
  return {
    look: (at) => post({ ask: 'look', at }),
    draw: (drawing) => post({ ask: 'draw', drawing }),
    close,
  };
}
