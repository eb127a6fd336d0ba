/**
 * What a page and its worker say to each other; both sides import this file and nothing else of
 * each other. Puzzles cross as canonical text, everything else as plain JSON.
 *
 *     page                         worker
 *       ── solve {runId, puzzle} ──▶
 *       ◀── progress {runId} ──────   none or more
 *       ── cancel {runId} ─────────▶  perhaps
 *       ◀── outcome {runId} ───────   or
 *       ◀── failed {runId} ────────   a defect or an option that makes no sense
 *
 * A worker runs one search at a time: a new `solve` cancels the one before. Messages with an old
 * run id are dropped by whoever gets them.
 */
import type { SolveOptions } from '../solve/options.ts';
import type { Outcome, Progress } from '../solve/outcome.ts';

export const PROTOCOL_VERSION = 1;

export type ToWorker =
  | {
      readonly type: 'solve';
      readonly runId: number;
      readonly puzzle: string;
      readonly options: SolveOptions;
    }
  | { readonly type: 'cancel'; readonly runId: number };

export type FromWorker =
  | { readonly type: 'ready'; readonly version: number }
  | { readonly type: 'progress'; readonly runId: number; readonly progress: Progress }
  | { readonly type: 'outcome'; readonly runId: number; readonly outcome: Outcome }
  | { readonly type: 'failed'; readonly runId: number; readonly message: string };

/** One end of a channel to the other side: a browser worker, a Node worker thread, or a test. */
export type Port<Sent, Received> = {
  readonly post: (message: Sent) => void;
  readonly listen: (onMessage: (message: Received) => void) => void;
  /** While true, the channel keeps a Node process alive; nothing elsewhere. */
  readonly hold: (busy: boolean) => void;
  /** Ends the other side, where this one can. */
  readonly close: () => void;
};
