/** The cells that a stroke adds on its way from one cell to another. */
export type StrokeWay = {
  /** Cells below the pointer, in order. */
  readonly path: readonly number[];
  /** Cells that make a slanting way whole: without them its cells would touch at corners alone. */
  readonly corners: readonly number[];
};

/** A pointer is told of now and then: what lies between two places is on the way, too. */
export function strokeWay(width: number, from: number, to: number): StrokeWay {
  const [x, y] = [from % width, Math.floor(from / width)];
  const [dx, dy] = [(to % width) - x, Math.floor(to / width) - y];
  const length = Math.max(Math.abs(dx), Math.abs(dy));
  const path: number[] = [];
  const corners: number[] = [];
  let [atX, atY] = [x, y];
  for (let i = 1; i <= length; i++) {
    const [nextX, nextY] = [x + Math.round((dx * i) / length), y + Math.round((dy * i) / length)];
    if (nextX !== atX && nextY !== atY) corners.push(nextX + atY * width, atX + nextY * width);
    path.push(nextX + nextY * width);
    [atX, atY] = [nextX, nextY];
  }
  return { path, corners };
}
