/** Zobrist's random numbers (Zobrist 1970) for [id * cells + cell], in two halves of 32 bits. */
export type Zobrist = readonly [low: Int32Array, high: Int32Array];

const known = new Map<number, Zobrist>();

/** Always the same for boards of so many cells. */
export function zobristOf(cells: number): Zobrist {
  const made = known.get(cells);
  if (made) return made;
  let state = 0x2545f491;
  const draw = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.imul(state, 0x9e3779b1);
  };
  const fresh = [
    Int32Array.from({ length: cells * cells }, draw),
    Int32Array.from({ length: cells * cells }, draw),
  ] as const;
  known.set(cells, fresh);
  return fresh;
}

/** The hash of a board: ids by cell, the gap's included. */
export function hashOf(zobrist: Zobrist, board: ArrayLike<number>): [low: number, high: number] {
  let [low, high] = [0, 0];
  for (let cell = 0; cell < board.length; cell++) {
    low ^= zobrist[0][board[cell]! * board.length + cell]!;
    high ^= zobrist[1][board[cell]! * board.length + cell]!;
  }
  return [low, high];
}

/**
 * What one half of a hash changes by when a tile and the gap change places: `own` and `gapOwn` are
 * where their numbers begin.
 */
export function swapHash(
  half: Int32Array,
  own: number,
  gapOwn: number,
  from: number,
  gap: number,
): number {
  return half[own + from]! ^ half[own + gap]! ^ half[gapOwn + gap]! ^ half[gapOwn + from]!;
}
