/* Beams of growing width in stages, and windows in turns; windows get as much time as beams. */
import { stepsOfGapMoves } from '../../board/gapBoard.ts';
import type { AnytimeRun } from '../anytimeRun.ts';
import type { SlicedWork } from '../slicedWork.ts';
import { StagedBeams } from './stages.ts';

const WIDTH_FIRST = 30;
const WIDTH_GROWTH = 4;
/** Bytes of a stage's beam for each state of its width and cell of the board, in total. */
const BYTES_PER_CELL = 12;
/** A node of a window costs half as much as one of a stage. */
const SHORTEN_FACTOR = 2;

export function* improveByStages(run: AnytimeRun): SlicedWork<void> {
  const { problem, options, incumbent, counts } = run;
  const { memoryBytesMax, seed } = options;
  const stages = new StagedBeams(problem, counts);
  run.isPreparing = () => stages.isPreparing;
  const widthMax = memoryBytesMax / 4 / (problem.tiles.length * BYTES_PER_CELL);
  for (let width = WIDTH_FIRST; width <= widthMax; width *= WIDTH_GROWTH) {
    const begun = counts.expanded;
    const depthMax = 2 * incumbent.steps!.length;
    const line = yield* stages.solve({ width, seed, depthMax });
    if (line) incumbent.offer(stepsOfGapMoves(problem, line));
    yield* incumbent.shorten(problem, (counts.expanded - begun) * SHORTEN_FACTOR);
    if (incumbent.isProved) return;
  }
}
