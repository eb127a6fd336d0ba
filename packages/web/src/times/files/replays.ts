import {
  lengthsOf,
  parseMoves,
  parseReplayLink,
  readPuzzle,
  type Steps,
  unitsOf,
} from '@glissade/core';
import { packPuzzle } from '@glissade/core/game';
import type { Play } from '../playRecord.ts';
import type { Solve } from '../solve.ts';

/** A solve of a tile puzzle as other programs write it. */
export type Written = {
  readonly scramble: string;
  readonly solution: string;
  /** Of each move in the metric that the program counts, or of each step; ms since the first. */
  readonly times?: readonly number[];
  readonly timeMs?: number;
  readonly at: number;
  readonly session?: string;
  readonly dnf?: boolean;
  readonly penalty?: boolean;
};

/**
 * The solve, replayed by the rules, and its play where the times of its moves are known. Throws
 * ParseError where scramble and solution make no sense.
 */
export function readWritten(written: Written): { readonly solve: Solve; readonly play?: Play } {
  const { at, session, dnf, penalty, scramble } = written;
  const { puzzle } = readPuzzle(scramble);
  const steps = parseMoves(puzzle, written.solution);
  const times = timesOf(steps, written.times);
  const lengths = lengthsOf(puzzle, steps);
  const { width, height } = puzzle.board;
  const solve: Solve = {
    ...{ at, event: `${width}×${height}`, timeMs: written.timeMs ?? times?.at(-1) ?? 0 },
    ...{ steps: steps.length, moves: lengths.stm ?? steps.length },
    mtm: lengths.mtm,
    ...{ helped: false, start: scramble },
    session,
    ...(dnf === true ? { dnf } : {}),
    ...(penalty === true ? { penalty } : {}),
  };
  const play = times && { at, puzzle: packPuzzle(puzzle), steps: [...steps], times };
  return play ? { solve, play } : { solve };
}

/** A time for each step: of a push, its steps share the moment. Undefined where they do not fit. */
function timesOf(steps: Steps, told: readonly number[] | undefined): number[] | undefined {
  if (!told || told.some((time, at) => time < (told[at - 1] ?? 0))) return undefined;
  if (told.length === steps.length) return [...told];
  const pushes = unitsOf(steps, 'mtm');
  if (told.length !== pushes.length) return undefined;
  return pushes.flatMap((push, at) => Array<number>(push.length).fill(told[at]!));
}

/** The solves of links to slidysim's replay page, one a line; undefined where there is none. */
export function parseReplays(text: string, now: number): Written[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const found = lines.map((line) => parseReplayLink(line));
  if (lines.length === 0 || found.some((one) => one === undefined)) return undefined;
  return found.map((link, index) => ({ ...link!, at: now + index, session: 'slidysim' }));
}
