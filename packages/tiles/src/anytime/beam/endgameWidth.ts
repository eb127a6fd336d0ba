/**
 * The width of a beam's last levels, which can be narrow. Of beams 4,000 wide, over forty 35- and
 * forty 48-puzzles, the solution was among the best 1.2 % of every level in the last eight moves,
 * among the best 5 and 9 % in the eight before, among the best 10 and 51 % in the eight before
 * those, and anywhere in earlier levels. The numbers are shares of the width, for levels with at
 * most so many moves left; the solution found has somewhat fewer moves left than the bound used
 * here.
 */
const SHARES: readonly (readonly [movesLeft: number, share: number])[] = [
  [12, 0.05],
  [20, 0.15],
  [28, 0.5],
];
/** Narrower beams are lost too often. */
const WIDTH_LEAST = 2000;

/** The width of a level with so many moves left, of a beam of some width. */
export function endgameWidth(width: number, movesLeft: number): number {
  const share = SHARES.find(([moves]) => movesLeft <= moves)?.[1] ?? 1;
  return Math.floor(Math.max(width * share, Math.min(width, WIDTH_LEAST)));
}

/** The number of levels of full width that cost as much as the last `movesLeft` levels. */
export function equivalentLevels(movesLeft: number): number {
  let levels = movesLeft;
  let below = 0;
  for (const [moves, share] of SHARES) {
    levels -= Math.max(0, Math.min(moves, movesLeft) - below) * (1 - share);
    below = moves;
  }
  return levels;
}
