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
 * leaves an `evaluate` alone. Messages with an old run id are dropped by the receiver.
 *
 * A worker keeps one improvement, the last that `improve` was asked for. Cancelling it pauses it:
 * the same question asked again continues it. Another question, `forget` and its own end give it
 * up; the best solutions and bounds of the last questions stay known (`improvements.ts`).
 *
 * A worker holds one table of distances, the last that `table` made; `distances` and `value` look
 * into it, by the run id of that request, and are answered at once.
 *
 * A worker holds one map, the last that `map` made; `dots` and `dot` look into it likewise.
 */

import type { AnalyseOptions } from '@glissade/analysis/analyse/analyse';
import type { Analysis, AnalysisProgress } from '@glissade/analysis/analyse/analysis';
import type { NoTable, TableOptions } from '@glissade/analysis/analyse/evaluate/distanceTable';
import type { EvaluateOptions } from '@glissade/analysis/analyse/evaluate/evaluate';
import type { Evaluation } from '@glissade/analysis/analyse/evaluate/evaluation';
import type {
  GenerateOutcome,
  GenerateProgress,
} from '@glissade/analysis/generate/generateOutcome';
import type { GenerateOptions } from '@glissade/analysis/generate/requirements';
import type { MapOptions } from '@glissade/analysis/map/mapping';
import type { MapOutcome, SpaceMap } from '@glissade/analysis/map/spaceMap';
import type { SurveyOptions } from '@glissade/analysis/survey/surveyOptions';
import type { SurveyOutcome, SurveyProgress } from '@glissade/analysis/survey/surveyOutcome';
import type { Metric, PuzzleSpec } from '@glissade/core';
import type { SentError } from '@glissade/platform/threads/sentError';
import type { AnytimeOptions } from '@glissade/solve/anytime/anytimeOptions';
import type { ImproveProgress } from '@glissade/solve/anytime/improvement';
import type { CountOptions, CountOutcome } from '@glissade/solve/countStates';
import type { SolveOptions } from '@glissade/solve/options/options';
import type { Outcome, Progress } from '@glissade/solve/outcome';

export const PROTOCOL_VERSION = 8;

/** What a worker takes to analyse: a function does not cross. */
export type AnalyseRequestOptions = Omit<AnalyseOptions, 'onSpace'>;
/** Layouts come as progress. */
export type MapRequestOptions = Omit<MapOptions, 'onLayout'>;
export type ImproveRequestOptions = Omit<AnytimeOptions, 'signal'>;
export type EvaluateRequestOptions = Omit<EvaluateOptions, 'signal' | 'onProgress'>;

/** What became of a table. The table itself stays in the worker. */
export type TableSummary =
  | {
      /** The table is made. */
      readonly status: 'ready';
      /** What its distances count. */
      readonly metric: Metric;
      /** States in the table. */
      readonly states: number;
      /** From the puzzle's start to the goal; null where the goal is out of reach. */
      readonly distance: number | null;
    }
  | NoTable;

/** What became of a puzzle to be made; as native text. */
export type GenerateAnswer =
  | (Omit<Extract<GenerateOutcome, { readonly status: 'generated' }>, 'puzzle'> & {
      readonly puzzle: string;
    })
  | Exclude<GenerateOutcome, { readonly status: 'generated' }>;

/** What became of a map. What its dots stand for stays in the worker. */
export type MapAnswer =
  | Omit<Extract<MapOutcome, { readonly status: 'mapped' }>, 'index'>
  | Exclude<MapOutcome, { readonly status: 'mapped' }>;

/** A map whose places are not yet the best; before the first of them, how many states were met. */
export type MapProgress = { readonly layout: SpaceMap } | { readonly states: number };

/** Of whatever a worker is at. */
export type AnyProgress =
  | Progress
  | ImproveProgress
  | AnalysisProgress
  | GenerateProgress
  | SurveyProgress
  | MapProgress;

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
  /** Better and better solutions, told by progress; the answer is the end, or what a pause left. */
  readonly improve: {
    readonly request: {
      readonly puzzle: SentPuzzle;
      readonly state?: SentState;
      readonly options: ImproveRequestOptions;
    };
    readonly answer: Outcome;
  };
  /** Gives up the improvement, and with it what it holds of the memory. */
  readonly forget: {
    readonly request: object;
    readonly answer: { readonly status: 'forgotten' };
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
  readonly survey: {
    readonly request: { readonly options: SurveyOptions };
    readonly answer: SurveyOutcome;
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
  readonly map: {
    readonly request: { readonly puzzle: SentPuzzle; readonly options: MapRequestOptions };
    readonly answer: MapAnswer;
  };
  /** The dot of each state; -1 for a state that cannot be reached. */
  readonly dots: {
    readonly request: { readonly mapId: number; readonly states: readonly SentState[] };
    readonly answer: readonly number[];
  };
  /** What a dot stands for, and the packed steps of a shortest way to it from the start. */
  readonly dot: {
    readonly request: { readonly mapId: number; readonly dot: number };
    readonly answer: {
      readonly status: 'found';
      readonly state: readonly number[];
      readonly way: readonly number[];
    };
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
      /** What the error says beside its message. */
      readonly details?: Omit<SentError, 'message'>;
    };
