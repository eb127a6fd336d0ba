/*
 * Beams of growing width over the whole board, and windows in turns, as long as time and memory
 * allow. If a beam ends without a solution on a large board, the rest is solved constructively and
 * in stages.
 */
import { gapMovesOf, problemAfter, stepsOfGapMoves } from '../../board/gapBoard.ts';
import { constructiveLine } from '../../constructive/constructive.ts';
import { type AnytimeRun, CELLS_WHOLE_MAX } from '../anytimeRun.ts';
import type { SlicedWork } from '../slicedWork.ts';
import { StagedBeams } from '../stages/stages.ts';
import { type BeamPlan, WidthSchedule } from '../widthSchedule.ts';
import { loadedBeams } from './learnedBeams.ts';
import type { WholeBoardBeams } from './wholeBoardBeams.ts';

/** Width of the first beam, for each cell of the board. */
const WIDTH_FIRST = 4;
const WIDTH_FIRST_LARGE = 2;
/** The share of the time for the widest beam: larger where width gains more. */
const WIDE_SHARE_MAX = 0.95;
const WIDE_SHARE = 0.7;
/**
 * Width gains most where the evaluation is accurate: up to so many cells, and on boards beyond
 * CELLS_WHOLE_MAX.
 */
const CELLS_EVALUATED_WELL = 36;
/** Wide enough for the few tiles that are left where a beam ended without a solution. */
const WIDTH_FINISH = 100;
/** Stages take too long where more tiles are away from home. */
const AWAY_MAX = 32;
/** A node of a window costs a third of a state of a beam, so windows get some 3 % of the time. */
const SHORTEN_SHARE = 0.1;
/**
 * Loading the beams takes turns of the event loop, more of them on a busy machine. The search waits
 * for this share of the time. Without a limit of time it waits for so many milliseconds, in empty
 * slices, so that the same nodes give the same solution. If the caller does not yield to the event
 * loop within a few slices, the search does without beams.
 */
const LOADING_SHARE = 0.1;
const LOADING_MS_MAX = 20_000;
const LOADING_SLICES_BLOCKED = 10;
const LOADING_NODES = 2000;

/** Waits until the beams of a side are loaded; undefined if they are not in time. */
export function* awaitBeams(
  { problem, options, incumbent, counts }: AnytimeRun,
  side: number,
): SlicedWork<WholeBoardBeams | undefined> {
  const { spent, threads = 1 } = options;
  const endMs = performance.now() + LOADING_MS_MAX;
  let slices = 0;
  let hasTurned = false;
  void Promise.resolve().then(() => {
    hasTurned = true;
  });
  const isTooLate = () =>
    hasTurned ? performance.now() > endMs : slices++ > LOADING_SLICES_BLOCKED;
  const isLate = () => (spent ? spent() > LOADING_SHARE : isTooLate());
  while (!loadedBeams(side) && !isLate()) {
    if (spent) yield* incumbent.shorten(problem, LOADING_NODES);
    yield;
  }
  return loadedBeams(side)?.(problem, counts, { threads, bytesMax: options.memoryBytesMax });
}

export function* improveByBeams(run: AnytimeRun, beams: WholeBoardBeams): SlicedWork<void> {
  const { problem, options, incumbent, counts } = run;
  const { spent } = options;
  run.isPreparing = () => beams.isPreparing;
  // Opened here, so that it does not count as time of the first beam.
  yield* beams.open();
  const schedule = scheduleFor(run);
  const stages =
    problem.tiles.length > CELLS_WHOLE_MAX ? new StagedBeams(problem, counts) : undefined;
  const next = () => schedule.next(incumbent.steps!.length);
  for (let plan = next(); plan && !incumbent.isProved; plan = next()) {
    const { expanded } = counts;
    const begun = spent?.() ?? 0;
    const line = yield* runBeam(run, beams, schedule, plan);
    if (line === 'too wide') return;
    schedule.record((spent?.() ?? 0) - begun, counts.expanded - expanded, line !== undefined);
    if (line) incumbent.offer(stepsOfGapMoves(problem, line));
    else if (stages && beams.nearestLine) yield* finishInStages(run, beams.nearestLine, stages);
    yield* incumbent.shorten(problem, (counts.expanded - expanded) * SHORTEN_SHARE);
  }
}

function scheduleFor({ problem, options }: AnytimeRun): WidthSchedule {
  const { length } = problem.tiles;
  const isLarge = length > CELLS_WHOLE_MAX;
  const isEvaluatedWell = length <= CELLS_EVALUATED_WELL || isLarge;
  return new WidthSchedule(
    length * (isLarge ? WIDTH_FIRST_LARGE : WIDTH_FIRST),
    isEvaluatedWell ? WIDE_SHARE_MAX : WIDE_SHARE,
    options.spent,
  );
}

/** A shorter line of moves of the gap, if the beam finds one; 'too wide': memory ends the beams. */
function* runBeam(
  { options, incumbent }: AnytimeRun,
  beams: WholeBoardBeams,
  schedule: WidthSchedule,
  plan: BeamPlan,
): SlicedWork<Uint8Array | undefined | 'too wide'> {
  const { memoryBytesMax, seed, spent } = options;
  const best = gapMovesOf(incumbent.steps!);
  const kept = best.subarray(0, Math.floor(best.length * plan.from));
  const movesMax = best.length - kept.length - 2;
  const widest = Math.min(plan.widest, beams.widestFor(memoryBytesMax, movesMax));
  const width = Math.min(plan.width, widest);
  if (widest < schedule.widthLeast || (!spent && width < plan.width)) return 'too wide';
  const asked = { width, widest, seed: seed + plan.turn, movesMax };
  return yield* beams.solve(asked, kept, (...done) => schedule.widthNow(...done));
}

/** Completes the line of a beam that ended without a solution: constructively, then in stages. */
function* finishInStages(
  { problem, options, incumbent }: AnytimeRun,
  nearest: Uint8Array,
  stages: StagedBeams,
): SlicedWork<void> {
  const after = problemAfter(problem, nearest);
  const rest = yield* constructiveLine(after);
  incumbent.offer(stepsOfGapMoves(problem, Uint8Array.from([...nearest, ...rest])));
  const away = after.tiles.filter((id, cell) => id !== cell);
  const depthMax = incumbent.steps!.length - 2;
  if (away.length > AWAY_MAX || nearest.length >= depthMax) return;
  const line = yield* stages.solve({ width: WIDTH_FINISH, seed: options.seed, depthMax }, nearest);
  if (line) incumbent.offer(stepsOfGapMoves(problem, line));
}
