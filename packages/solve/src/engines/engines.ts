/* All engines by name, and how each is started on a question. */

import { anytimeSearcher as anytimeBlockSearcher } from '@glissade/blocks/anytime/anytimeSearcher';
import { blockSearcher } from '@glissade/blocks/bfs/blockSearcher';
import { packedSearcher } from '@glissade/blocks/reference/packedSearcher';
import { formatMoves, type Puzzle, type State } from '@glissade/core';
import { temporaryFile } from '@glissade/platform/storage-port';
import { ALGORITHMS, type Algorithm } from '@glissade/search/algorithms';
import { goalStates } from '@glissade/search/problem/goalStates';
import type { Question } from '@glissade/search/problem/problem';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import { anytimeSearcher } from '@glissade/tiles/anytime/anytimeSearcher';
import { constructiveSearcher } from '@glissade/tiles/constructive/constructive';
import { anytimeBlocks } from './anytimeBlocks.ts';
import { compiledFirst } from './compiledFirst.ts';
import type { Engine, EngineOptions } from './engine.ts';
import type { EngineName } from './engineNames.ts';
import { heuristicFor } from './heuristics.ts';
import { withParity } from './parity.ts';
import { onlyTiles, TILES_ENGINE } from './tilesEngine.ts';

/** More goal states than this and a search from both ends is refused. */
const GOAL_STATES_MAX = 50_000;

const goalStatesKnown = new WeakMap<Puzzle, readonly State[] | 'too many'>();

/** All goal states, listed once a puzzle; undefined if there are too many. */
function goalStatesOf(puzzle: Puzzle): readonly State[] | undefined {
  const known = goalStatesKnown.get(puzzle) ?? goalStates(puzzle, GOAL_STATES_MAX) ?? 'too many';
  goalStatesKnown.set(puzzle, known);
  return known === 'too many' ? undefined : known;
}

/** A solution soon: of tile boards one that is sure to come, of block puzzles perhaps one. */
const soon = (question: Question, options: EngineOptions) =>
  question.puzzle.type === 'tiles'
    ? anytimeSearcher(question, { ...options, isProvedElsewhere: true })
    : compiledFirst(question, options.memoryBytesMax, () =>
        anytimeBlockSearcher(question, options),
      );

/** The engines made for speed. Both prove parity first: no search can tell it as soon. */
const FAST: readonly NamedEngine[] = [
  {
    name: 'kernel',
    title: 'breadth-first search over packed states in WebAssembly; falls back to packed',
    optimal: true,
    complete: true,
    accepts: ['tieBreak', 'countOptimal', 'checkpoint'],
    refuses: () => undefined,
    format: formatMoves,
    start: (question, { memoryBytesMax, threads = 1, checkpoint }) =>
      compiledFirst(question, memoryBytesMax, () =>
        blockSearcher(question, {
          memoryBytesMax,
          threads,
          temporaryFile,
          checkpoint,
        }),
      ),
    fallback: soon,
  },
  {
    name: 'packed',
    title: 'breadth-first search over packed states',
    optimal: true,
    complete: true,
    accepts: ['tieBreak', 'countOptimal'],
    refuses: () => undefined,
    format: formatMoves,
    start: (question, { memoryBytesMax }) =>
      compiledFirst(question, memoryBytesMax, () => packedSearcher(question, { memoryBytesMax })),
    fallback: soon,
  },
  { ...TILES_ENGINE, fallback: soon },
  {
    name: 'constructive',
    title: 'solves row by row and column by column; long solutions at once, on boards of any size',
    optimal: false,
    complete: true,
    accepts: [],
    refuses: onlyTiles,
    format: formatMoves,
    start: (question) => constructiveSearcher(question),
  },
  {
    name: 'anytime',
    title: 'anytime search: a solution soon, then shorter ones until a limit or a proof',
    optimal: false,
    complete: true,
    accepts: ['seed'],
    isAnytime: true,
    refuses: () => undefined,
    format: formatMoves,
    start: (question, options) =>
      question.puzzle.type === 'tiles'
        ? anytimeSearcher(question, options)
        : anytimeBlocks(question, options),
  },
];

type NamedEngine = Engine & { readonly name: EngineName };

/** Every engine that can be asked for by name, in the order of ENGINE_NAMES. */
export const ENGINES: readonly NamedEngine[] = [...FAST, ...ALGORITHMS.map(referenceEngine)].map(
  withParity,
);

/** The engine of this name; throws for a name that is not in ENGINE_NAMES. */
export function engineByName(name: EngineName): Engine {
  const engine = ENGINES.find((known) => known.name === name);
  if (!engine) throw new Error(`there is no engine ${name}`);
  return engine;
}

function referenceEngine(algorithm: Algorithm): NamedEngine {
  const { name, title, optimal, provesUnsolvable, needsGoalStates, accepts } = algorithm;
  const isInformed = accepts.includes('heuristic');
  return {
    name: name as EngineName,
    title,
    optimal,
    complete: provesUnsolvable,
    accepts: [...accepts, ...(isInformed ? (['expression'] as const) : []), 'gapOrder', 'watch'],
    format: formatMoves,
    refuses: (puzzle) =>
      needsGoalStates && !goalStatesOf(puzzle)
        ? `it starts from all goal states, and there are more than ${GOAL_STATES_MAX}`
        : undefined,
    start: ({ puzzle, metric }, options) => {
      const { heuristic, expression, depthMax, weight, ties, gapOrder, watch } = options;
      return algorithm.start(puzzleSpace(puzzle, metric, gapOrder), {
        ...(isInformed ? { heuristic: heuristicFor(puzzle, metric, heuristic, expression) } : {}),
        ...(needsGoalStates ? { goalStates: goalStatesOf(puzzle) ?? [] } : {}),
        depthMax,
        weight,
        ties,
        watch,
      });
    },
  };
}
