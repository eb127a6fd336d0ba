const known = new Map<number, readonly [Int32Array, Int32Array]>();

/** Two halves of random numbers for [id * cells + cell]; always the same. */
export function zobristOf(cells: number): readonly [low: Int32Array, high: Int32Array] {
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
