/**
 * The textbook search algorithms, generic over one state-space interface, with their heuristics
 * and their trace: for comparing, for teaching, and for spaces of your own.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { ALGORITHMS, heuristicFor, puzzleSpace } from 'glissade/search';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const astar = ALGORITHMS.find(({ name }) => name === 'astar')!;
 * const heuristic = heuristicFor(puzzle, 'stm', 'manhattan');
 * const searcher = astar.start(puzzleSpace(puzzle, 'stm'), { heuristic });
 * console.log(searcher.step(Infinity)?.status, searcher.stats.expanded); // → solved 2
 * ```
 * @packageDocumentation
 */
export {
  ALGORITHMS,
  type Algorithm,
  checkHeuristic,
  ENGINE_NAMES,
  type ExpansionRange,
  type ExpressionCode,
  ExpressionError,
  effectiveBranchingFactor,
  expansionRange,
  expressionParts,
  FEATURES,
  type FeaturePart,
  HEURISTIC_NAMES,
  type Heuristic,
  type HeuristicCheck,
  type HeuristicName,
  type HeuristicParts,
  heuristicFor,
  heuristicParts,
  type Jump,
  type LinePart,
  type Node,
  type Overestimate,
  ownHeuristic,
  type PartsOf,
  type PatternPart,
  type PruneReason,
  puzzleSpace,
  type RawOutcome,
  type SearchEvent,
  type Searcher,
  type SearchOptions,
  type SearchStats,
  type StateSpace,
  type Successor,
  TIE_RULES,
  type TieRule,
  type TilePart,
  type TraceCounts,
  type TraceEvent,
  type TraceOptions,
  trace,
  traceSync,
  type Watch,
} from '@glissade/engine';
