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
import { MOVE } from './learned.ts';
import type { WholeJudge } from './wholeBeam.ts';

/** So many times what was learned counts what three tiles need beyond their distances. */
export const EXCESS_SHARE = 3;
/** A tile whose home is furthest from the gap's counts so much more than one beside it. */
const BORDER = 1;
/** What the square of the moves beyond the first adds, in moves. */
const FAR = 0.2;

/** The judge of a board with the gap's home last, its distances pressed. */
export function pressed(judge: WholeJudge, width: number, height: number): WholeJudge {
  const { cells } = judge;
  const distances = judge.distances.map((number, i) => {
    const [id, cell] = [Math.floor(i / cells), i % cells];
    if (id === cells - 1) return number;
    const apart = cellsApart(width, id, cell);
    const far = apart + FAR * Math.max(0, apart - 1) ** 2;
    return number + Math.round(MOVE * (pressOf(id, width, height) * far - apart));
  });
  return { ...judge, distances };
}

/** By how much the distance of a tile is multiplied. */
function pressOf(id: number, width: number, height: number): number {
  const [x, y] = [id % width, Math.floor(id / width)];
  const most = Math.max(width - 1 - x, height - 1 - y) / (Math.max(width, height) - 1);
  return 1 + BORDER * most;
}
