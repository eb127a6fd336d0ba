/* Boards that are the states of a play, as programs print them. */

/** Two boards may be a start and its goal. */
const STATES_MIN = 3;

/** True for three boards and more of which each differs from the one before by one thing moved. */
export function areStates(
  boards: readonly (readonly string[])[],
  free: readonly string[],
): boolean {
  const isNext = (board: readonly string[], at: number) =>
    at === 0 || areOneMoveApart(boards[at - 1]!, board, free);
  return boards.length >= STATES_MIN && boards.every(isNext);
}

function areOneMoveApart(one: readonly string[], two: readonly string[], free: readonly string[]) {
  const moved = new Set(one.flatMap((sign, at) => (sign === two[at] ? [] : [sign, two[at]!])));
  return one.length === two.length && moved.size === 2 && free.some((sign) => moved.has(sign));
}
