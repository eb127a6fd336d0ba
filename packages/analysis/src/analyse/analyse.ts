import { LevelSearches } from '@glissade/blocks/levels/levelSearches';
import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { finish, type Metric, OptionError, type Puzzle } from '@glissade/core';
import { compilingBlocks } from '@glissade/search/problem/blockProblem';
import type { Question } from '@glissade/search/problem/problem';
import { emptyStats, type SearchStats } from '@glissade/search/searcher';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import {
  FUNCTION,
  NUMBER,
  type OptionTable,
  RECORD,
  RUN,
  TEXTS,
} from '@glissade/solve/options/optionTypes';
import { readGiven } from '@glissade/solve/options/readGiven';
import { finishInSlices } from '@glissade/solve/running/slices';
import { TileTable } from '@glissade/tiles/exhaustive/tileTable';
import type { Analysis, AnalysisProgress } from './analysis.ts';
import { type MeasuredByLevels, measureByLevels } from './measures/levels.ts';
import { measureSpace } from './measures/measure.ts';
import { runWork, type WorkLimits } from './space/drive.ts';
import { exploreStates, type Space } from './space/space.ts';
import {
  isBeyondMemory,
  metricsToSee,
  type SpaceLimits,
  type SpaceRunOptions,
  workLimits,
} from './space/spaceOptions.ts';
import { type Measured, Tally, type Watched } from './space/tally.ts';
import { hasTileTable, measureTiles } from './space/tileSpace.ts';
import { type Work, WorkMachine } from './space/work.ts';

/** What `analyse` takes besides the puzzle. */
export type AnalyseOptions = {
  /** By default all that differ: steps, slides and moves, or for tile puzzles stm and mtm. */
  readonly metrics?: readonly Metric[];
  /** `nodes` holds for each metric, the others for the whole. */
  readonly limits?: SpaceLimits;
  /** How many of the hardest states are drawn at most; 4 when not given. */
  readonly drawn?: number;
  /** Given each space once it is measured, for looking closer: see `graphText`. */
  readonly onSpace?: (space: Space) => void;
};

export const ANALYSE_OPTIONS: OptionTable<AnalyseOptions> = {
  metrics: TEXTS,
  limits: RECORD,
  drawn: NUMBER,
  onSpace: FUNCTION,
};

const DRAWN_DEFAULT = 4;

/**
 * Looks at every state that can be reached and tells what there is: distances, hardest states,
 * branching, number of shortest solutions. Works in slices, so that the event loop goes on. Rejects
 * with OptionError; the puzzle is untouched.
 *
 * @example
 * ```ts
 * import { analyse } from 'glissade';
 * const analysis = await analyse('1 2 3/4 5 6/0 7 8', { metrics: ['stm'] });
 * if (analysis.status === 'analysed') {
 *   console.log(analysis.states, analysis.metrics[0]?.hardest?.distance); // → 181440 31
 * }
 * ```
 */
export async function analyse(
  puzzle: Puzzle | string,
  options: AnalyseOptions & SpaceRunOptions = {},
): Promise<Analysis> {
  const own = checkTypes('analyse', { ...ANALYSE_OPTIONS, ...RUN }, options);
  const given = readGiven(puzzle);
  const { signal, onProgress } = own;
  return finishInSlices(
    analysing(given, own, () => signal?.aborted === true),
    onProgress,
  );
}

/**
 * As `analyse`, at once and blocking. Throws OptionError.
 *
 * @example
 * ```ts
 * import { analyseSync, parsePuzzle } from 'glissade';
 * const analysis = analyseSync(parsePuzzle('start:\nA..\ngoal:\n..A'), { metrics: ['steps'] });
 * if (analysis.status === 'analysed') console.log(analysis.metrics[0]?.levels); // → [ 1, 1, 1 ]
 * ```
 */
export function analyseSync(puzzle: Puzzle | string, options: AnalyseOptions = {}): Analysis {
  const own = checkTypes('analyseSync', ANALYSE_OPTIONS, options);
  return finish(analysing(readGiven(puzzle), own, () => false));
}

/** Tile boards of more cells are measured by tables; smaller ones are explored, graph and all. */
const CELLS_EXPLORED_MAX = 9;
/**
 * Larger spaces of block puzzles are measured by levels. That one is smaller, the kernel's count of
 * it tells, in a twentieth of the time that the graph takes then: its levels would spare the graph
 * nothing, which needs the states numbered and their successors by number.
 */
const STATES_EXPLORED_MAX = 500_000;

function* analysing(
  puzzle: Puzzle,
  options: AnalyseOptions,
  isCancelled: () => boolean,
): Generator<AnalysisProgress, Analysis> {
  const metrics = metricsToSee(puzzle, options.metrics);
  const limits = workLimits(options.limits);
  const { drawn = DRAWN_DEFAULT } = options;
  checkDrawn(drawn);
  const tally = new Tally();
  if (!isByTable(puzzle, limits, options) && isBeyondMemory(puzzle, limits.memoryBytes)) {
    return tally.stopped({ status: 'undecided', limit: 'memory' });
  }
  for (const metric of metrics) {
    const meter = new MemoryMeter(limits.memoryBytes);
    const watch = (watched: Watched) => tally.watch(metric, watched);
    const machine = new WorkMachine(meter, (stats) => {
      const job = { puzzle, metric, drawn, meter, stats, watch };
      if (isByTable(puzzle, limits, options)) return measureByTable(job);
      const isFew = tally.states > 0 && tally.states < STATES_EXPLORED_MAX;
      const isExplored = puzzle.type === 'tiles' || options.onSpace || isFew;
      return isExplored ? measureExplored(job) : measureBlocks(job);
    });
    const end = yield* runWork(machine, metric, limits, tally.startedMs, isCancelled);
    tally.count(machine.stats);
    if (end.status !== 'done') return tally.stopped(end);
    if (end.result.space) options.onSpace?.(end.result.space);
    tally.add(end.result);
  }
  return tally.analysed();
}

function isByTable(puzzle: Puzzle, { memoryBytes }: WorkLimits, options: AnalyseOptions): boolean {
  const isLarge = puzzle.board.cells.length > CELLS_EXPLORED_MAX;
  return isLarge && !options.onSpace && hasTileTable(puzzle, memoryBytes);
}

/** A space to be measured in one metric. */
type Job = {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly drawn: number;
  readonly meter: MemoryMeter;
  readonly stats: SearchStats;
  /** Told what meets the states, at its beginning. */
  readonly watch: (watched: Watched) => void;
};

function* measureExplored({ puzzle, metric, drawn, meter, stats, watch }: Job): Work<Measured> {
  const space = yield* exploreStates(puzzle, metric, meter, stats, (search) =>
    watch({
      get levels() {
        return search.sizes;
      },
    }),
  );
  const measures = space && (yield* measureSpace(space, drawn, meter));
  if (!measures) return undefined;
  return { space, states: space.graph.count, goalStates: space.goals.length, measures };
}

function* measureByTable(job: Job): Work<Measured> {
  const { puzzle, metric, drawn, meter, stats } = job;
  const bytes = TileTable.bytesFor(puzzle.board.cells.length);
  meter.claim(bytes);
  const measures = yield* measureTiles(puzzle, metric, drawn, stats);
  meter.release(bytes);
  if (!measures) return yield* measureExplored(job);
  const states = measures.levels.reduce((sum, size) => sum + size, 0);
  return { states, goalStates: 1, measures };
}

/** By levels, unless there turn out to be few states. */
function* measureBlocks(job: Job): Work<Measured> {
  const { puzzle, metric, drawn, meter, stats, watch } = job;
  if (!(yield* compilingBlocks(puzzle, meter.spare))) return undefined;
  const searches = LevelSearches.openWithDisk({ puzzle, metric }, meter, stats);
  if (searches) watch(searches);
  const measured = yield* measureWithDisk(searches, { puzzle, metric }, drawn);
  if (measured !== 'few') return measured;
  meter.release(meter.held);
  Object.assign(stats, emptyStats());
  return yield* measureExplored(job);
}

/** Removes what is on the disk at the end, also when it is ended from outside. */
function* measureWithDisk(
  searches: LevelSearches | undefined,
  question: Question,
  drawn: number,
): Work<MeasuredByLevels> {
  if (!searches) return 'few';
  try {
    return yield* measureByLevels(searches, question, drawn, STATES_EXPLORED_MAX);
  } finally {
    searches.close();
  }
}

function checkDrawn(drawn: number): void {
  if (Number.isInteger(drawn) && drawn >= 0) return;
  const message = `${drawn} is not a number of states`;
  throw new OptionError('type', message, 'give a whole number, 0 or more');
}
