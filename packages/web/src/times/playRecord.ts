/* The moves of one solve, as they are kept: with a checksum, and replayed when they are read. */
import { replay } from '@glissade/core';
import { type SavedPuzzle, unpackPuzzle } from '@glissade/core/game';
import { sumOf } from '../store/sealed.ts';

export type Play = {
  /** The moment of the solve that it belongs to, in milliseconds since 1970. */
  readonly at: number;
  readonly puzzle: SavedPuzzle;
  /** Packed steps from the start of the puzzle to the end. */
  readonly steps: readonly number[];
  /** Of each step, when it was played: milliseconds since the first; never less than before. */
  readonly times: readonly number[];
};

/** Earlier versions have kept plays without a checksum. */
type PlayRecord = Play & { readonly sum?: string };

export function recordOf(play: Play): PlayRecord {
  return { ...play, sum: sumOfPlay(play) };
}

/** The play of a record; undefined where the record is damaged or no play at all. */
export function playOf(record: unknown): Play | undefined {
  if (!isPlay(record)) return undefined;
  const { at, puzzle, steps, times, sum }: PlayRecord = record;
  const play = { at, puzzle, steps, times };
  return sum === undefined || sum === sumOfPlay(play) ? play : undefined;
}

/** Whether it is a puzzle and a line of it, by the rules, with a time for each step. */
export function isPlay(json: unknown): json is Play {
  const { at, puzzle, steps, times } = (json ?? {}) as Partial<Play>;
  if (!Number.isFinite(at) || !puzzle || !Array.isArray(steps) || !Array.isArray(times)) {
    return false;
  }
  const areTimes = times.every((time, index) => time >= (times[index - 1] ?? 0));
  if (steps.length !== times.length || !areTimes) return false;
  try {
    return replay(unpackPuzzle(puzzle), Uint32Array.from(steps)).reachesGoal;
  } catch {
    return false;
  }
}

function sumOfPlay({ at, puzzle, steps, times }: Play): string {
  return sumOf(JSON.stringify([at, puzzle, steps, times]));
}
