/** Puts the start on the left, most goals below the middle, and the middle of all dots at 0. */
export function orient(places: Float32Array, goals: Int32Array): void {
  const count = places.length / 2;
  let [sumX, sumY] = [0, 0];
  for (let dot = 0; dot < count; dot++) {
    sumX += places[dot * 2]!;
    sumY += places[dot * 2 + 1]!;
  }
  const turnX = places[0]! * count > sumX ? -1 : 1;
  const goalY = goals.reduce((sum, goal) => sum + places[goal * 2 + 1]!, 0) / (goals.length || 1);
  const turnY = goalY * count < sumY ? -1 : 1;
  for (let dot = 0; dot < count; dot++) {
    places[dot * 2]! *= turnX;
    places[dot * 2 + 1]! *= turnY;
  }
}

/** The same places with the middle of the box around them at 0. */
export function centred(places: Float32Array): Float32Array {
  const { left, top, right, bottom } = boxAround(places);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return places.map((value, i) => value - (i % 2 === 0 ? x : y));
}

/** The box around all dots. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export function boxAround(places: Float32Array): Box {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < places.length; i += 2) {
    left = Math.min(left, places[i]!);
    right = Math.max(right, places[i]!);
    top = Math.min(top, places[i + 1]!);
    bottom = Math.max(bottom, places[i + 1]!);
  }
  return { left, top, right, bottom };
}
