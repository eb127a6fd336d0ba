/* What a solver in a worker offers. */

import type { AnalyseOptions } from '@glissade/analysis/analyse/analyse';
import type { Analysis } from '@glissade/analysis/analyse/analysis';
import type { NoTable, TableOptions } from '@glissade/analysis/analyse/evaluate/distanceTable';
import type { EvaluateOptions } from '@glissade/analysis/analyse/evaluate/evaluate';
import type { Evaluation } from '@glissade/analysis/analyse/evaluate/evaluation';
import type { SpaceRunOptions } from '@glissade/analysis/analyse/space/spaceOptions';
import type { GenerateRunOptions } from '@glissade/analysis/generate/generateOutcome';
import type { GenerateOptions } from '@glissade/analysis/generate/requirements';
import type { NoMap, SpaceMap } from '@glissade/analysis/map/spaceMap';
import type { SurveyRunOptions } from '@glissade/analysis/survey/surveyOptions';
import type { SurveyOutcome } from '@glissade/analysis/survey/surveyOutcome';
import type { Metric, Puzzle, State, Steps } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import type { ImproveProgress } from '@glissade/solve/anytime/improvement';
import type { CountOptions, CountOutcome } from '@glissade/solve/countStates';
import type { SolveOptions } from '@glissade/solve/options/options';
import type { Outcome, Progress } from '@glissade/solve/outcome';
import type { Disposing } from './disposing.ts';
import type { GenerateAnswer, ImproveRequestOptions, MapRequestOptions } from './protocol.ts';

/** What a run takes besides: as in `solve`. */
export type WorkerRunOptions = SolveOptions & {
  /** Aborting it ends the run as `cancelled`. */
  readonly signal?: AbortSignalLike;
  /** Called at most about ten times a second. */
  readonly onProgress?: (progress: Progress) => void;
};

/** What improving takes: as in `solveAnytime`. */
export type WorkerImproveOptions = ImproveRequestOptions & {
  /** Aborting it pauses the search. */
  readonly signal?: AbortSignalLike;
  /** Called with each better solution and each better bound. */
  readonly onProgress?: (progress: ImproveProgress) => void;
};

/** A table of distances that a worker holds, until it makes another. */
export type WorkerTable = {
  /** What its distances count. */
  readonly metric: Metric;
  /** States in the table. */
  readonly states: number;
  /** From the puzzle's start to the goal; null where the goal is out of reach. */
  readonly distance: number | null;
  /** Distance of each state; null where there is none. */
  readonly distances: (states: readonly (string | State)[]) => Promise<readonly (number | null)[]>;
  /** What a state is worth, and each state one move away. */
  readonly value: (state: string | State) => Promise<Evaluation>;
};

/** How making a table ended. */
export type WorkerTableOutcome =
  | {
      /** The table is made. */
      readonly status: 'ready';
      /** Asks the worker, which holds the table. */
      readonly table: WorkerTable;
    }
  | NoTable;

/** What mapping takes: as in `map`. */
export type WorkerMapOptions = MapRequestOptions & {
  /** Aborting it ends the run as `cancelled`. */
  readonly signal?: AbortSignalLike;
  /** Called with the map while its dots still find their places, and who knows what they are. */
  readonly onLayout?: (map: SpaceMap, dots: Omit<WorkerMap, 'map'>) => void;
  /** Called before that with the number of states met so far. */
  readonly onStates?: (states: number) => void;
};

/** A map, and what the worker knows of its dots until it makes another. */
export type WorkerMap = {
  /** The dots and edges. */
  readonly map: SpaceMap;
  /** The dot of each state; -1 for a state that cannot be reached. */
  readonly dotsOf: (states: readonly (string | State)[]) => Promise<readonly number[]>;
  /** What a dot stands for, and a shortest way to it, or to its image, from the start. */
  readonly look: (dot: number) => Promise<DotState>;
};

/** What a dot of a map stands for. */
export type DotState = {
  /** The state; a new array. */
  readonly state: State;
  /** A shortest way to it, or to its image, from the start. */
  readonly way: Steps;
};

/** How making a map ended. */
export type WorkerMapOutcome =
  | ({
      /** The map is made. */
      readonly status: 'mapped';
    } & WorkerMap)
  | NoMap;

/**
 * Solves in a worker; made by `workerSolver`. Puzzles are given as they are or as text, states as
 * they are or as `formatState` draws them. A new call cancels the one before to the same function,
 * which then resolves as `cancelled`; calls to different functions go on side by side. A promise
 * rejects when the worker reports a failure, and all do when it is closed, cannot be started,
 * breaks down or is of another version; none is left pending.
 */
export type WorkerSolver = Disposing & {
  /** From the start, or from a state that can be reached from it. */
  readonly solve: (
    puzzle: string | Puzzle,
    options?: WorkerRunOptions & { readonly state?: string | State },
  ) => Promise<Outcome>;
  /**
   * Better and better solutions: `onProgress` is told each one that is shorter, with the bound. The
   * promise resolves when the last is proved, and as `cancelled` when the signal is aborted, which
   * pauses the search: the same puzzle, state and metric asked again continue it. Bounds and
   * solutions are never worse than before.
   */
  readonly improve: (
    puzzle: string | Puzzle,
    options?: WorkerImproveOptions & { readonly state?: string | State },
  ) => Promise<Outcome>;
  /** Gives up a paused search, and frees its memory; its solution and bound stay known. */
  readonly forget: () => Promise<void>;
  /** The distance of a state, the start unless given, and of all that are one move away. */
  readonly evaluate: (
    puzzle: string | Puzzle,
    options?: EvaluateOptions & { readonly state?: string | State },
  ) => Promise<Evaluation>;
  /** As `analyse`; spaces stay in the worker. */
  readonly analyse: (
    puzzle: string | Puzzle,
    options?: Omit<AnalyseOptions, 'onSpace'> & SpaceRunOptions,
  ) => Promise<Analysis>;
  /** As `countStates` of `glissade`. */
  readonly countStates: (
    puzzle: string | Puzzle,
    options?: CountOptions & { readonly signal?: AbortSignalLike },
  ) => Promise<CountOutcome>;
  /** Makes the table of a puzzle; one made before can no longer be asked. */
  readonly distanceTable: (
    puzzle: string | Puzzle,
    options?: TableOptions & SpaceRunOptions,
  ) => Promise<WorkerTableOutcome>;
  /** As `map`; one made before can no longer be asked. */
  readonly map: (puzzle: string | Puzzle, options?: WorkerMapOptions) => Promise<WorkerMapOutcome>;
  /** As `generate`; the puzzle comes as text. */
  readonly generate: (options: GenerateOptions & GenerateRunOptions) => Promise<GenerateAnswer>;
  /** As `survey`. */
  readonly survey: (options: SurveyRunOptions) => Promise<SurveyOutcome>;
  /**
   * Ends the worker. What is under way rejects; the solver cannot be used again. `using` does the
   * same at the end of a block.
   */
  readonly close: () => void;
};
