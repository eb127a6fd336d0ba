import type { Puzzle, State, Steps } from '@glissade/core';
import { temporaryFile } from '#storage-port';
import { anytimeSearcher } from '../anytime/anytimeSearcher.ts';
import { quickLine } from '../anytime/quickSolution.ts';
import { blockSearcher } from '../blocks/bfs/blockSearcher.ts';
import { packedSearcher } from '../blocks/reference/packedSearcher.ts';
import type { DataFolder } from '../files/storage.ts';
import { takeTableNotes } from '../files/tableCache/notes.ts';
import { compilingBlocks, isLongToCompile } from '../problem/blockProblem.ts';
import { goalStates } from '../problem/goalStates.ts';
import type { Question } from '../problem/problem.ts';
import { puzzleSpace } from '../problem/puzzleSpace.ts';
import { ALGORITHMS, type Algorithm } from '../search/algorithms.ts';
import { type Preparation, preparedSearcher } from '../search/preparedSearcher.ts';
import type { Searcher } from '../search/searcher.ts';
import { constructiveSearcher } from '../tiles/constructive/constructive.ts';
import { tilesSearcher } from '../tiles/tilesSearcher.ts';
import { type HeuristicName, heuristicFor } from './heuristics.ts';
import { parityProof } from './parity.ts';

export type EngineOptions = {
  readonly memoryBytesMax: number;
  readonly heuristic?: HeuristicName;
  readonly depthMax?: number;
  /** For the engines that break ties by chance. */
  readonly seed?: number;
  /** The share of the time allowed that is over; for engines that can make use of the rest. */
  readonly spent?: () => number;
  /** Threads at most, the caller's own included; 1 by default. */
  readonly threads?: number;
  /** Tile puzzles: the largest tables, whatever they cost. */
  readonly isHeavy?: boolean;
  /** Tile puzzles: a search that is worth heavy tables ends undecided. */
  readonly isLightOnly?: boolean;
  /** Where a search is kept that can be taken up again; for engines with `keepsCheckpoints`. */
  readonly checkpoint?: DataFolder;
};

/** One way to answer a puzzle. */
export type Engine = {
  readonly name: string;
  readonly title: string;
  /** Its solutions are proved shortest. */
  readonly optimal: boolean;
  /** It ends with a solution or a proof that there is none, given time and memory. */
  readonly complete: boolean;
  /** It can break ties by a second metric. */
  readonly breaksTies: boolean;
  /** It can count the shortest solutions. */
  readonly countsOptimal: boolean;
  /** It is guided by a heuristic that can be named. */
  readonly usesHeuristic?: boolean;
  /** It heeds a limit of depth. */
  readonly limitsDepth?: boolean;
  /** It breaks ties by chance, and another seed gives another answer. */
  readonly usesSeed?: boolean;
  /** It heeds how large its tables are asked to be. */
  readonly usesTables?: boolean;
  /** A search can be taken up again from a folder. */
  readonly keepsCheckpoints?: boolean;
  /** An anytime search: it has a solution soon and improves it until a limit. */
  readonly isAnytime?: boolean;
  /** Finds some solution at once, for a search whose limit comes before its answer. */
  readonly fallback?: (question: Question) => Steps | undefined;
  /** What went wrong without harm since the last call: tables that cannot be kept or read. */
  readonly notes?: () => readonly string[];
  /** Why it cannot take this puzzle, or undefined. */
  readonly refuses: (puzzle: Puzzle) => string | undefined;
  readonly start: (question: Question, options: EngineOptions) => Searcher;
};

/** More goal states than this and a search from both ends is refused. */
const GOAL_STATES_MAX = 50_000;

const goalStatesKnown = new WeakMap<Puzzle, readonly State[] | 'too many'>();

/** All goal states, listed once a puzzle; undefined if there are too many. */
function goalStatesOf(puzzle: Puzzle): readonly State[] | undefined {
  const known = goalStatesKnown.get(puzzle) ?? goalStates(puzzle, GOAL_STATES_MAX) ?? 'too many';
  goalStatesKnown.set(puzzle, known);
  return known === 'too many' ? undefined : known;
}

const onlyTiles = (puzzle: Puzzle) =>
  puzzle.type === 'tiles' ? undefined : 'it solves tile puzzles only';

/** Compiles a large puzzle in slices before the search that needs it is made. */
function compiledFirst(
  { puzzle }: Question,
  memoryBytesMax: number,
  make: () => Searcher,
): Searcher {
  if (!isLongToCompile(puzzle)) return make();
  return preparedSearcher(isCompiled(puzzle, memoryBytesMax), make);
}

function* isCompiled(puzzle: Puzzle, memoryBytesMax: number): Preparation {
  return (yield* compilingBlocks(puzzle, memoryBytesMax)) !== undefined;
}

/** The engines made for speed. Both prove parity first: no search can tell it as soon. */
const FAST: readonly Engine[] = [
  {
    name: 'kernel',
    title: 'breadth-first search over packed states in WebAssembly; falls back to packed',
    optimal: true,
    complete: true,
    breaksTies: true,
    countsOptimal: true,
    refuses: () => undefined,
    keepsCheckpoints: true,
    start: (question, { memoryBytesMax, threads = 1, checkpoint }) =>
      compiledFirst(question, memoryBytesMax, () =>
        blockSearcher(question, {
          memoryBytesMax,
          threads,
          temporaryFile,
          ...(checkpoint === undefined ? {} : { checkpoint }),
        }),
      ),
  },
  {
    name: 'packed',
    title: 'breadth-first search over packed states',
    optimal: true,
    complete: true,
    breaksTies: true,
    countsOptimal: true,
    refuses: () => undefined,
    start: (question, { memoryBytesMax }) =>
      compiledFirst(question, memoryBytesMax, () => packedSearcher(question, { memoryBytesMax })),
  },
  {
    name: 'tiles',
    title: 'iterative-deepening A* with walking distance and pattern databases',
    optimal: true,
    complete: true,
    breaksTies: true,
    countsOptimal: true,
    refuses: onlyTiles,
    usesTables: true,
    fallback: quickLine,
    notes: takeTableNotes,
    keepsCheckpoints: true,
    start: (question, options) => {
      const { memoryBytesMax, threads = 1, isHeavy = false, isLightOnly = false } = options;
      const { checkpoint } = options;
      return tilesSearcher(question, {
        memoryBytesMax,
        threads,
        isHeavy,
        isLightOnly,
        ...(checkpoint === undefined ? {} : { checkpoint }),
      });
    },
  },
  {
    name: 'constructive',
    title: 'solves row by row and column by column; long solutions at once, on boards of any size',
    optimal: false,
    complete: true,
    breaksTies: false,
    countsOptimal: false,
    refuses: onlyTiles,
    start: (question) => constructiveSearcher(question),
  },
  {
    name: 'anytime',
    title: 'anytime search: a first solution at once, then shorter ones by beam search and windows',
    optimal: false,
    complete: true,
    breaksTies: false,
    countsOptimal: false,
    isAnytime: true,
    usesSeed: true,
    refuses: onlyTiles,
    start: (question, options) => anytimeSearcher(question, options),
  },
];

export const ENGINES: readonly Engine[] = [...FAST, ...ALGORITHMS.map(referenceEngine)].map(
  withParity,
);

export type EngineName = string;

export const ENGINE_NAMES: readonly EngineName[] = ENGINES.map(({ name }) => name);

/** The engine of this name; throws for a name that is not in ENGINE_NAMES. */
export function engineByName(name: EngineName): Engine {
  const engine = ENGINES.find((known) => known.name === name);
  if (!engine) throw new Error(`there is no engine ${name}`);
  return engine;
}

function referenceEngine(algorithm: Algorithm): Engine {
  const { name, title, optimal, provesUnsolvable, needsGoalStates } = algorithm;
  const { usesHeuristic, limitsDepth = false } = algorithm;
  return {
    name,
    title,
    optimal,
    complete: provesUnsolvable,
    breaksTies: false,
    countsOptimal: false,
    usesHeuristic,
    limitsDepth,
    refuses: (puzzle) =>
      needsGoalStates && !goalStatesOf(puzzle)
        ? `it starts from all goal states, and there are more than ${GOAL_STATES_MAX}`
        : undefined,
    start: ({ puzzle, metric }, { heuristic, depthMax }) =>
      algorithm.start(puzzleSpace(puzzle, metric), {
        ...(usesHeuristic ? { heuristic: heuristicFor(puzzle, metric, heuristic) } : {}),
        ...(needsGoalStates ? { goalStates: goalStatesOf(puzzle) ?? [] } : {}),
        ...(depthMax === undefined ? {} : { depthMax }),
      }),
  };
}

function withParity(engine: Engine): Engine {
  return {
    ...engine,
    start: (question, options) => parityProof(question.puzzle) ?? engine.start(question, options),
  };
}
