/*
 * What larger boards than those that were learned from ask of a judge besides: that far tiles come
 * nearer before near ones come home, and tiles of the far border before those near the gap's home.
 * Who brings tiles home one by one in the middle must pass by them again and again; and where two
 * places far apart are left to be mended, no beam is wide enough for the way between them.
 *
 * So distances count more than in proportion, and more the further a home is from the gap's; what
 * three neighbours need beyond them counts several times. On random 10×10 boards, beams 1,000 wide
 * found lines of 1,440 moves before and 1,030 now; the former were no shorter when they were wider,
 * these are 970 when they are 15,000 wide. On 8×8 (1,000 wide) 585 became 520, on 7×7 346 became
 * 326. They lose their way more often, with a few tiles left.
 *
 * Refused: border tiles first and for themselves, line by line, judged so (most beams lost); to
 * press what pairs and threes add in the same way (no shorter); beams by plain distances first,
 * stages then (1,310, as by stages alone).
 */
import { cellsApart } from '../../problem/cellsApart.ts';
import type { BoardEvaluation } from '../beam/wholeBoardBeam.ts';
import { MOVE } from './learned.ts';

/** So many times what was learned counts what three tiles need beyond their distances. */
export const EXCESS_FACTOR = 3;
/** A tile whose home is furthest from the gap's counts so much more than one beside it. */
const BORDER_WEIGHT = 1;
/** What the square of the moves beyond the first adds, in moves. */
const SQUARE_WEIGHT = 0.2;

/** The judge of a board with the gap's home last, its distances pressed. */
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

/** From this side on, squares of how far tiles are across and down add so much, in moves. */
const SQUARES_SIDE_MIN = 7;
const SQUARE_WEIGHT_LEARNED = 0.1;

/**
 * The judge of a board that was learned from, pressed a little. What was learned on 7×7, on lines
 * that beams found, makes too little of tiles left far behind: few are in such lines. DeepCubeA's
 * 48-puzzles, moves beyond those published: 100 boards, 1,000 wide, 23.0 before and 19.7 now; 60
 * boards, 24,000 wide, 10.2 and 8.3. On 6×6, learned from three times as many lines, it changes
 * nothing (60 boards, 8,000 wide).
 *
 * Refused, none of them shorter on 200 other boards: powers between 1.5 and 3; squares of the whole
 * distance; more of it towards the end, or at the start; twelve other things that a sum over tiles
 * can say, by borders, diagonals and the gap's place; how many tiles must cross each line.
 */
export function withSquaredDistances(evaluation: BoardEvaluation, width: number): BoardEvaluation {
  if (width < SQUARES_SIDE_MIN) return evaluation;
  return withExtraMoves(evaluation, (id, cell) => {
    const across = (id % width) - (cell % width);
    const down = Math.floor(id / width) - Math.floor(cell / width);
    return SQUARE_WEIGHT_LEARNED * (across ** 2 + down ** 2);
  });
}

/** The judge with so many moves more for each tile at each cell. */
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

/** By how much the distance of a tile is multiplied. */
function borderFactorOf(id: number, width: number, height: number): number {
  const [x, y] = [id % width, Math.floor(id / width)];
  const most = Math.max(width - 1 - x, height - 1 - y) / (Math.max(width, height) - 1);
  return 1 + BORDER_WEIGHT * most;
}
