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

export { effectiveBranchingFactor } from '@glissade/analysis/teaching/branching';
export {
  checkHeuristic,
  type HeuristicCheck,
  type Jump,
  type Overestimate,
} from '@glissade/analysis/teaching/checkHeuristic';
export { type ExpansionRange, expansionRange } from '@glissade/analysis/teaching/expansionRange';
export { expressionParts } from '@glissade/analysis/teaching/expressionParts';
export {
  type FeaturePart,
  type HeuristicParts,
  heuristicParts,
  type LinePart,
  type PartsOf,
  type PatternPart,
  type TilePart,
} from '@glissade/analysis/teaching/heuristicParts';
export { type TraceOptions, trace, traceSync } from '@glissade/analysis/trace/trace';
export type { TraceCounts, TraceEvent } from '@glissade/analysis/trace/traceEvent';
export type { Algorithm, AlgorithmOption, SearchOptions } from '@glissade/search/algorithm';
export { ALGORITHMS, TIE_RULES, type TieRule } from '@glissade/search/algorithms';
export { type ExpressionCode, ExpressionError } from '@glissade/search/heuristic/expressionError';
export type { Heuristic } from '@glissade/search/heuristic/heuristic';
export { FEATURES, ownHeuristic } from '@glissade/search/heuristic/ownHeuristic';
export type { Node } from '@glissade/search/node';
export { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
export type { StateSpace, Successor } from '@glissade/search/problem/stateSpace';
export type { RawOutcome, Searcher, SearchStats } from '@glissade/search/searcher';
export type { PruneReason, SearchEvent, Watch } from '@glissade/search/watch';
export { ENGINE_NAMES } from '@glissade/solve/engines/engineNames';
export {
  HEURISTIC_NAMES,
  type HeuristicName,
  heuristicFor,
} from '@glissade/solve/engines/heuristics';
