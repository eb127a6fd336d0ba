/* One search of a race, in a worker of its own: it runs to its end and is looked at meanwhile. */

import type { TellingHeuristic } from '@glissade/analysis/recording/lane';
import { type Recording, startRecording } from '@glissade/analysis/recording/recording';
import { checkHeuristic } from '@glissade/analysis/teaching/checkHeuristic';
import { buildPuzzle, type Puzzle } from '@glissade/core';
import { heuristicFor } from '@glissade/solve/engines/heuristics';
import { laneFailure } from './laneFailure.ts';
import type { LaneMap } from './laneMap.ts';
import type { Drawing, FromLane, ToLane } from './laneMessages.ts';

/** Points of a chart. */
const MOMENTS = 160;
const TELL_MS = 250;

type Begun = Extract<ToLane, { readonly puzzle: unknown }>;

let searched: Puzzle | undefined;
let recording: Recording | undefined;
let drawing: Drawing | undefined;
let laneMap: LaneMap | undefined;
/** A look that was asked for, also before the search could begin. */
let lookedAt: number | undefined;

function look(): void {
  const snapshot = recording!.snapshotAt(lookedAt!);
  const picture = drawing && laneMap?.picture(snapshot);
  tell({ tell: 'snapshot', snapshot, ...(picture ? { picture } : {}) }, picture?.pixels.buffer);
}

/** What the reader has written runs in a look, and may fail there. */
function tryLook(): void {
  try {
    look();
  } catch (error) {
    fail(error);
  }
}

/** Also once a map is there that was asked for before the search could begin. */
async function draw(): Promise<void> {
  if (!recording || !searched || !drawing) return;
  // Only who looks at the map needs what numbers its states.
  const drawn = await import('./laneMap.ts');
  if (!drawing) return;
  if (laneMap) laneMap.redraw(drawing);
  else laneMap = new drawn.LaneMap(searched, recording, drawing);
  if (lookedAt !== undefined) look();
}

const tell = (message: FromLane, ...moved: (ArrayBuffer | undefined)[]) =>
  self.postMessage(message, { transfer: moved.filter((one) => one !== undefined) });

const fail = (error: unknown) => tell({ tell: 'failed', failure: laneFailure(error) });

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
    if (recording) tryLook();
    return;
  }
  if (data.ask === 'draw') {
    drawing = data.drawing;
    draw().catch(fail);
    return;
  }
  begin(data).catch(fail);
};

async function begin({ ask, puzzle: spec, lane, script }: Begun): Promise<void> {
  const puzzle = buildPuzzle(spec);
  const own = script === undefined ? undefined : await ownScript(puzzle, script);
  if (ask === 'start') {
    searched = puzzle;
    recording = startRecording(puzzle, lane, own);
    if (lookedAt !== undefined) look();
    work();
    await draw();
    return;
  }
  const heuristic = own ?? heuristicFor(puzzle, 'stm', lane.heuristic, lane.expression);
  tell({ tell: 'checked', check: checkHeuristic(puzzle, heuristic) });
}

/** The interpreter is fetched when somebody has written a function. */
async function ownScript(puzzle: Puzzle, script: string): Promise<TellingHeuristic> {
  const { scriptHeuristic } = await import('./sandbox.ts');
  return scriptHeuristic(puzzle, script, () => tell({ tell: 'alive' }));
}
