/**
 * What a page and its worker say to each other; both sides import this file and nothing else of
 * each other. Puzzles and states cross as text or as plain JSON, everything else as plain JSON.
 *
 *     page                             worker
 *       ── request {runId, asks, …} ──▶
 *       ◀── progress {runId} ──────────   none or more
 *       ── cancel {runId} ─────────────▶  perhaps
 *       ◀── answer {runId} ────────────   or
 *       ◀── failed {runId} ────────────   a defect, or a request that makes no sense
 *
 * A worker runs one request of each kind at a time: a new `solve` cancels the solve before it, and
 * leaves an `evaluate` alone. Messages with an old run id are dropped by whoever gets them.
 *
 * A worker holds one table of distances, the last that `table` made; `distances` and `value` look
 * into it, by the run id of that request, and are answered at once.
 */
import type { ErrorParams, PuzzleSpec } from '@glissade/core';
import type { AnalyseOptions } from '../analyse/analyse.ts';
import type { Analysis, AnalysisProgress } from '../analyse/analysis.ts';
import type { TableOptions } from '../analyse/distanceTable.ts';
import type { EvaluateOptions } from '../analyse/evaluate.ts';
import type { Evaluation } from '../analyse/evaluation.ts';
import type { GenerateOptions, GenerateOutcome, GenerateProgress } from '../generate/generate.ts';
import type { CountOptions, CountOutcome } from '../solve/countStates.ts';
import type { SolveOptions } from '../solve/options.ts';
import type { Outcome, Progress } from '../solve/outcome.ts';

export const PROTOCOL_VERSION = 3;

/** What a worker takes to analyse: a function does not cross. */
export type AnalyseRequestOptions = Omit<AnalyseOptions, 'onSpace'>;
export type EvaluateRequestOptions = Omit<EvaluateOptions, 'signal' | 'onProgress'>;

/** What became of a table. The table itself stays in the worker. */
export type TableSummary =
  | {
      readonly status: 'ready';
      /** States in the table. */
      readonly states: number;
      /** From the puzzle's start to the goal; null where the goal is out of reach. */
      readonly distance: number | null;
    }
  | {
      readonly status: 'undecided';
      readonly limit: 'time' | 'memory' | 'nodes';
      readonly statesMin: number;
    }
  | { readonly status: 'cancelled'; readonly statesMin: number };

/** What became of a puzzle to be made; as native text. */
export type GenerateAnswer =
  | (Omit<Extract<GenerateOutcome, { readonly status: 'generated' }>, 'puzzle'> & {
      readonly puzzle: string;
    })
  | Extract<GenerateOutcome, { readonly status: 'cancelled' }>;

/** Of whatever a worker is at. */
export type AnyProgress = Progress | AnalysisProgress | GenerateProgress;

/** Text in any form; the spec can hold every puzzle there is. */
export type SentPuzzle = string | PuzzleSpec;
/** As `formatState` draws it; or the origin of each piece, in the order of the spec. */
export type SentState = string | readonly number[];

/** What can be asked, and what comes back. */
export type Asks = {
  readonly solve: {
    readonly request: {
      readonly puzzle: SentPuzzle;
      readonly state?: SentState;
      readonly options: SolveOptions;
    };
    readonly answer: Outcome;
  };
  readonly evaluate: {
    readonly request: {
      readonly puzzle: SentPuzzle;
      readonly state?: SentState;
      readonly options: EvaluateRequestOptions;
    };
    readonly answer: Evaluation;
  };
  readonly analyse: {
    readonly request: { readonly puzzle: SentPuzzle; readonly options: AnalyseRequestOptions };
    readonly answer: Analysis;
  };
  readonly count: {
    readonly request: { readonly puzzle: SentPuzzle; readonly options: CountOptions };
    readonly answer: CountOutcome;
  };
  readonly table: {
    readonly request: { readonly puzzle: SentPuzzle; readonly options: TableOptions };
    readonly answer: TableSummary;
  };
  readonly generate: {
    readonly request: { readonly options: GenerateOptions };
    readonly answer: GenerateAnswer;
  };
  /** Null for a state that is not in the table, and where the goal is out of reach. */
  readonly distances: {
    readonly request: { readonly tableId: number; readonly states: readonly SentState[] };
    readonly answer: readonly (number | null)[];
  };
  readonly value: {
    readonly request: { readonly tableId: number; readonly state: SentState };
    readonly answer: Evaluation;
  };
};

export type Kind = keyof Asks;
export type Answer = Asks[Kind]['answer'];

export type Request<K extends Kind = Kind> = {
  [Asked in K]: {
    readonly type: 'request';
    readonly runId: number;
    readonly asks: Asked;
  } & Asks[Asked]['request'];
}[K];

export type ToWorker = Request | { readonly type: 'cancel'; readonly runId: number };

export type FromWorker =
  | { readonly type: 'ready'; readonly version: number }
  | {
      readonly type: 'progress';
      readonly runId: number;
      readonly progress: AnyProgress;
    }
  | { readonly type: 'answer'; readonly runId: number; readonly answer: Answer }
  | {
      readonly type: 'failed';
      readonly runId: number;
      readonly message: string;
      /** What the error says beside its message, where it speaks about the request. */
      readonly details?: ErrorDetails;
    };

/** Of a ParseError, an OptionError and their like: no class crosses. */
export type ErrorDetails = {
  readonly name: string;
  readonly code: string;
  readonly hint: string;
  readonly params: ErrorParams;
};

/** One end of a channel to the other side: a browser worker, a Node worker thread, or a test. */
export type Port<Sent, Received> = {
  readonly post: (message: Sent) => void;
  /** `onFailure`: the other side cannot be reached, or has broken down; nothing more will come. */
  readonly listen: (
    onMessage: (message: Received) => void,
    onFailure?: (reason: string) => void,
  ) => void;
  /** While true, the channel keeps a Node process alive; nothing elsewhere. */
  readonly hold: (busy: boolean) => void;
  /** Ends the other side, where this one can. */
  readonly close: () => void;
};

/** What a browser's Worker and a Node worker thread have in common. */
export type WorkerThread = {
  readonly postMessage: (message: unknown) => void;
  readonly terminate: () => unknown;
};
