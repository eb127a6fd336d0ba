/* What an engine is: a named way to answer questions. */
import type { Metric, Puzzle, State, Steps } from '@glissade/core';
import type { DataFolder } from '@glissade/platform/files/storage';
import type { AlgorithmOption, TieRule } from '@glissade/search/algorithms';
import type { Question } from '@glissade/search/problem/problem';
import type { Searcher } from '@glissade/search/searcher';
import type { Watch } from '@glissade/search/watch';
import type { AnsweringEngine } from './engineNames.ts';
import type { HeuristicName } from './heuristics.ts';

/** What an engine takes besides the question. */
export type EngineOptions = {
  readonly memoryBytesMax: number;
  readonly heuristic?: HeuristicName;
  /** Instead of a name: a heuristic as an expression. */
  readonly expression?: string;
  readonly depthMax?: number;
  /** For `astar`: f = g + weight × h. */
  readonly weight?: number;
  /** For `ucs`, `greedy` and `astar`: which of equal nodes comes first. */
  readonly ties?: TieRule;
  /** For the textbook algorithms on tile puzzles: the order of the gap's directions. */
  readonly gapOrder?: string;
  /** Hears of each event of a textbook algorithm. */
  readonly watch?: Watch<State>;
  /** For the engines that break ties by chance. */
  readonly seed?: number;
  /** Nodes are limited: the same nodes must give the same answer. */
  readonly isByNodes?: boolean;
  /** The share of the time allowed that is over; for engines that can make use of the rest. */
  readonly spent?: () => number;
  /** Threads at most, the caller's own included; 1 by default. */
  readonly threads?: number;
  /** Tile puzzles: the largest tables, whatever they cost. */
  readonly isHeavy?: boolean;
  /** Tile puzzles: a search that is worth heavy tables ends undecided. */
  readonly isLightOnly?: boolean;
  /** Where a search is kept that can be taken up again; for the engines that accept one. */
  readonly checkpoint?: DataFolder;
};

/** An option that some engines heed, and others ignore; only textbook algorithms are watched. */
export type EngineOption =
  | AlgorithmOption
  | 'expression'
  | 'gapOrder'
  | 'watch'
  | 'seed'
  | 'tables'
  | 'lightTablesOnly'
  | 'tieBreak'
  | 'countOptimal'
  | 'checkpoint';

/** One way to answer a puzzle. */
export type Engine = {
  readonly name: AnsweringEngine;
  readonly title: string;
  /** Its solutions are proved shortest. */
  readonly optimal: boolean;
  /** It ends with a solution or a proof that there is none, given time and memory. */
  readonly complete: boolean;
  /** The options that it heeds; `checkOptions` refuses every other one. */
  readonly accepts: readonly EngineOption[];
  /** An anytime search: it has a solution soon and improves it until a limit. */
  readonly isAnytime?: boolean;
  /** Finds some solution soon and improves it, for a search whose limit comes first. */
  readonly fallback?: (question: Question, options: EngineOptions) => Searcher;
  /** What went wrong without harm since the last call: tables that cannot be kept or read. */
  readonly notes?: () => readonly string[];
  /** Why it cannot take this puzzle, or undefined. */
  readonly refuses: (puzzle: Puzzle) => string | undefined;
  readonly start: (question: Question, options: EngineOptions) => Searcher;
  /** A line as text; here, so that an engine for tiles brings nothing of blocks with it. */
  readonly format: (puzzle: Puzzle, steps: Steps, metric: Metric) => string;
};
