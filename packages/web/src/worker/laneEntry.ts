/* One search of a race, in a worker of its own: it runs to its end and is looked at meanwhile. */
import { buildPuzzle, type Puzzle } from '@glissade/core';
import {
  checkHeuristic,
  type Heuristic,
  heuristicFor,
  type Recording,
  startRecording,
} from '@glissade/engine';
import type { FromLane, ToLane } from './laneMessages.ts';

/** Points of a chart. */
const MOMENTS = 160;
const TELL_MS = 250;

type Begun = Exclude<ToLane, { readonly ask: 'look' }>;

let recording: Recording | undefined;
/** A look that was asked for, also before the search could begin. */
let lookedAt: number | undefined;

function look(): void {
  tell({ tell: 'glimpse', glimpse: recording!.look(lookedAt!) });
}

const tell = (message: FromLane) => self.postMessage(message);

const fail = (error: unknown) =>
  tell({ tell: 'failed', failure: error instanceof Error ? error.message : String(error) });

/** Yields to messages: a timer of 0 comes after 4 ms, a message at once. */
const { port1, port2 } = new MessageChannel();

let toldMs = 0;

function work(): void {
  const current = recording!;
  try {
    const end = current.work();
    if (end) {
      tell({ tell: 'end', end, moments: current.moments(MOMENTS) });
      return;
    }
  } catch (error) {
    fail(error);
    return;
  }
  const nowMs = performance.now();
  if (nowMs - toldMs > TELL_MS) {
    toldMs = nowMs;
    tell({ tell: 'progress', expanded: current.expanded, moments: current.moments(MOMENTS) });
  }
  port2.postMessage(undefined);
}

port1.onmessage = work;

self.onmessage = ({ data }: MessageEvent<ToLane>) => {
  if (data.ask === 'look') {
    lookedAt = data.at;
    if (recording) look();
    return;
  }
  begin(data).catch(fail);
};

async function begin({ ask, puzzle: spec, lane, script }: Begun): Promise<void> {
  const puzzle = buildPuzzle(spec);
  const own = script === undefined ? undefined : await ownScript(puzzle, script);
  if (ask === 'start') {
    recording = startRecording(puzzle, lane, own);
    if (lookedAt !== undefined) look();
    work();
    return;
  }
  const heuristic = own ?? heuristicFor(puzzle, 'stm', lane.heuristic, lane.expression);
  tell({ tell: 'checked', check: checkHeuristic(puzzle, heuristic) });
}

/** The interpreter is fetched when somebody has written a function. */
async function ownScript(puzzle: Puzzle, script: string): Promise<Heuristic> {
  const { scriptHeuristic } = await import('./sandbox.ts');
  return scriptHeuristic(puzzle, script);
}
