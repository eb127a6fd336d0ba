/*
 * The jobs of a breadth-first search whose levels are runs in a folder. Each file of a level holds
 * an equal share of the hash partitions.
 *
 *     start ─→ level 0 ─map→ candidates by partition ─reduce→ level 1 ─map→ …
 *
 * A job names numbers and keys, never a file.
 */
import type { Metric, PuzzleSpec } from '@glissade/core';

/** Hash partitions of a level: the most reduce jobs of a level. */
export const PARTITIONS = 64;

/** The search that a job belongs to. */
export type LevelTask = { readonly puzzle: PuzzleSpec; readonly metric: Metric };

/** Writes level 0. */
export type StartJob = { readonly do: 'start' };

/** Expands the states of a level in a range of keys, and writes what it generates by partition. */
export type MapJob = {
  readonly do: 'map';
  readonly level: number;
  readonly number: number;
  /** Files of the level. */
  readonly files: number;
  readonly from?: string;
  readonly to?: string;
  /** Rises when what it wrote was found damaged. */
  readonly attempt: number;
};

/** Merges the candidates of some partitions into the level, and drops those that are older. */
export type ReduceJob = {
  readonly do: 'reduce';
  readonly level: number;
  /** Of these files of the level, the one with this number. */
  readonly number: number;
  readonly files: number;
  /** Jobs that wrote candidates. */
  readonly maps: number;
  /** Files of the level two before, 0 if there is none, and of the level before. */
  readonly before: readonly [number, number];
  readonly attempt: number;
};

/** Finds the way to a goal backwards; `files`: of each level. */
export type PathJob = { readonly do: 'path'; readonly goal: string; readonly files: number[] };

/** Removes the candidates of a level and what killed workers left, or the whole search. */
export type SweepJob = { readonly do: 'sweep'; readonly level?: number };

export type LevelJob = StartJob | MapJob | ReduceJob | PathJob | SweepJob;

export type LevelPart = {
  /** Names the search: a folder of its own. */
  readonly run: string;
  readonly task: LevelTask;
  readonly job: LevelJob;
};

/** What a job found. */
export type LevelAnswer = {
  /** States that were written: candidates, or states of the level. */
  readonly states: number;
  readonly expanded: number;
  readonly generated: number;
  /** Bytes that were written. */
  readonly bytes: number;
  /** A goal that was generated, or the start that is one. */
  readonly goal?: string;
  /** Keys of the level in ascending order, at equal distances: where it can be cut. */
  readonly samples?: readonly string[];
  /** Map jobs that must be done again: what they wrote is damaged. */
  readonly damaged?: readonly number[];
  /** The way to the goal, as packed steps. */
  readonly line?: readonly number[];
};

export const NOTHING: LevelAnswer = { states: 0, expanded: 0, generated: 0, bytes: 0 };

export function levelFile(level: number, number: number): string {
  return `level-${level}-${number}`;
}

export function candidatesFile(level: number, number: number): string {
  return `candidates-${level}-${number}`;
}

/** The number of the file of a level, of so many, that holds a partition. */
export function fileOf(partition: number, files: number): number {
  return Math.floor((partition * files) / PARTITIONS);
}
