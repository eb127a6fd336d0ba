/** The cells that a stroke adds on its way from one cell to another. */
export type StrokeWay = {
  /** Cells below the pointer, in order. */
  readonly path: readonly number[];
  /**
   * Two for each slant, either of which makes it whole: without them its cells would touch at a
   * corner alone.
   */
  readonly corners: readonly (readonly [number, number])[];
};

/** A pointer is told of now and then: what lies between two places is on the way, too. */
export function strokeWay(width: number, from: number, to: number): StrokeWay {
  const [x, y] = [from % width, Math.floor(from / width)];
  const [dx, dy] = [(to % width) - x, Math.floor(to / width) - y];
  const length = Math.max(Math.abs(dx), Math.abs(dy));
  const path: number[] = [];
  const corners: [number, number][] = [];
  let [atX, atY] = [x, y];
  for (let i = 1; i <= length; i++) {
    const [nextX, nextY] = [x + Math.round((dx * i) / length), y + Math.round((dy * i) / length)];
    if (nextX !== atX && nextY !== atY) {
      corners.push([nextX + atY * width, atX + nextY * width]);
    }
    path.push(nextX + nextY * width);
    [atX, atY] = [nextX, nextY];
  }
  return { path, corners };
}

/** The corners that a piece takes: what is free, or else one of others, unless it has one. */
export function cornersTaken(
  { corners }: StrokeWay,
  isFree: (cell: number) => boolean,
  isOwn: (cell: number) => boolean,
): number[] {
  return corners.flatMap((pair) => {
    const free = pair.filter(isFree);
    return free.length > 0 || pair.some(isOwn) ? free : [pair[0]];
  });
}

/** A place on the board, in cells. */
export type Point = { readonly x: number; readonly y: number };

/** In cells. */
const CORNER = 0.22;

/** Whether a pointer is so near a corner of four cells that it need not mean the one it is in. */
export function isAtCorner({ x, y }: Point): boolean {
  return [x, y].every((at) => Math.abs(at - Math.round(at)) < CORNER);
}
