/*
 * Adds a superlinear Manhattan distance to the evaluation of boards larger than those it was
 * learned on. Then far tiles come nearer before near tiles come home, and tiles of the far border
 * come home before those near the gap's home. Otherwise a beam that brings tiles home one by one in
 * the middle must pass them again and again, and where two distant places remain to be repaired, no
 * beam is wide enough for the path between them.
 *
 * So a distance counts more than in proportion, and more the further the tile's home is from the
 * gap's. The excess of triplets is multiplied too. On random 10×10 boards, beams 1,000 wide find
 * lines of 1,030 moves instead of 1,440, and wider beams gain only with it (15,000 wide: 970). With
 * beams 1,000 wide, 8×8 takes 520 moves instead of 585, and 7×7 326 instead of 346. Beams more
 * often end without a solution, with a few tiles left.
 *
 * Rejected: border tiles first and alone, line by line, with this evaluation (most beams lost);
 * making pairs and triplets superlinear in the same way (no shorter); beams by plain distances
 * first, stages then (1,310, as by stages alone).
 */
import { cellsApart } from '@glissade/search/problem/cellsApart';
import type { BoardEvaluation } from '../beam/wholeBoardBeam.ts';
import { MOVE } from './learned.ts';

/** The excess of triplets counts so many times its learned weight. */
export const EXCESS_FACTOR = 3;
/** How much more a tile counts whose home is furthest from the gap's. */
const BORDER_WEIGHT = 1;
/** The weight of the square of the moves beyond the first, in moves. */
const SQUARE_WEIGHT = 0.2;

/** Makes the distances of an evaluation superlinear; the gap's home is last. */
export function withSuperlinearManhattan(
  evaluation: BoardEvaluation,
  width: number,
  height: number,
): BoardEvaluation {
  return withExtraMoves(evaluation, (id, cell) => {
    const apart = cellsApart(width, id, cell);
    const far = apart + SQUARE_WEIGHT * Math.max(0, apart - 1) ** 2;
    return borderFactorOf(id, width, height) * far - apart;
  });
}

/**
 * From this side on, the squares of the horizontal and vertical distances count so much, in moves.
 */
const SQUARES_SIDE_MIN = 7;
const SQUARE_WEIGHT_LEARNED = 0.1;

/**
 * Adds squared distances to an evaluation learned on the same board. The evaluation of 7×7, learned
 * on lines that beams found, underrates tiles left far behind, because such lines contain few of
 * them. DeepCubeA's 48-puzzles, moves above the published solutions: 100 boards, 1,000 wide, 19.7
 * instead of 23.0; 60 boards, 24,000 wide, 8.3 instead of 10.2. On 6×6, learned from three times as
 * many lines, it changes nothing (60 boards, 8,000 wide).
 *
 * Rejected, none of them shorter on 200 other boards: powers between 1.5 and 3; squares of the
 * whole distance; more of it towards the end, or at the start; twelve other sums over tiles, by
 * borders, diagonals and the gap's place; the number of tiles that must cross each line.
 */
export function withSquaredDistances(evaluation: BoardEvaluation, width: number): BoardEvaluation {
  if (width < SQUARES_SIDE_MIN) return evaluation;
  return withExtraMoves(evaluation, (id, cell) => {
    const across = (id % width) - (cell % width);
    const down = Math.floor(id / width) - Math.floor(cell / width);
    return SQUARE_WEIGHT_LEARNED * (across ** 2 + down ** 2);
  });
}

/** The evaluation with extra moves for each tile at each cell. */
function withExtraMoves(
  evaluation: BoardEvaluation,
  extraMoves: (id: number, cell: number) => number,
): BoardEvaluation {
  const { cells } = evaluation;
  const distances = evaluation.distances.map((number, i) => {
    const [id, cell] = [Math.floor(i / cells), i % cells];
    return id === cells - 1 ? number : number + Math.round(MOVE * extraMoves(id, cell));
  });
  return { ...evaluation, distances };
}

/** The factor by which the distance of a tile is multiplied. */
function borderFactorOf(id: number, width: number, height: number): number {
  const [x, y] = [id % width, Math.floor(id / width)];
  const most = Math.max(width - 1 - x, height - 1 - y) / (Math.max(width, height) - 1);
  return 1 + BORDER_WEIGHT * most;
}
