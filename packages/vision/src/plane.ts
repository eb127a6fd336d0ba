/* Points, quadrilaterals and projections of a plane. */

/** A place in a picture, in pixels from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** The corners of a board: upper left, upper right, lower right, lower left. */
export type Quad = readonly [Point, Point, Point, Point];

/** Nine numbers that map one plane onto another as a camera does. */
export type Projection = readonly number[];

/**
 * The projection that takes the rectangle from (0, 0) to (width, height) onto a quadrilateral.
 * (P. S. Heckbert, "Fundamentals of texture mapping and image warping", 1989.)
 */
export function projectionOnto(quad: Quad, width: number, height: number): Projection {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad;
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [dx1, dx2, dy1, dy2] = [x1 - x2, x3 - x2, y1 - y2, y3 - y2];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  const across = [x1 - x0 + g * x1, y1 - y0 + g * y1, g].map((value) => value / width);
  const down = [x3 - x0 + h * x3, y3 - y0 + h * y3, h].map((value) => value / height);
  return [across[0]!, down[0]!, x0, across[1]!, down[1]!, y0, across[2]!, down[2]!, 1];
}

export function project(p: Projection, x: number, y: number): Point {
  const depth = p[6]! * x + p[7]! * y + p[8]!;
  return [(p[0]! * x + p[1]! * y + p[2]!) / depth, (p[3]! * x + p[4]! * y + p[5]!) / depth];
}

const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** Twice the area to the left of the way a → b → c; its sign tells the turn. */
export const turnOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

export function areaOf(points: readonly Point[]): number {
  let sum = 0;
  points.forEach(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]!;
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum) / 2;
}

/** The lengths across and down, each the mean of two sides: near enough for a hand-held camera. */
export function sidesOf([a, b, c, d]: Quad): readonly [width: number, height: number] {
  return [(apart(a, b) + apart(d, c)) / 2, (apart(a, d) + apart(b, c)) / 2];
}

/** Whether it can be a board seen from somewhere in front of it. */
export function isPlausible(quad: Quad): boolean {
  return quad.every((corner, at) => {
    const [before, after] = [quad[(at + 3) % 4]!, quad[(at + 1) % 4]!];
    const sine = turnOf(before, corner, after) / (apart(before, corner) * apart(corner, after));
    return sine > 0.72;
  });
}

/** The corners in their order, beginning with the one that is most to the upper left. */
export function orderCorners(corners: readonly Point[]): Quad {
  const x = corners.reduce((sum, corner) => sum + corner[0], 0) / 4;
  const y = corners.reduce((sum, corner) => sum + corner[1], 0) / 4;
  const angle = (corner: Point) => Math.atan2(corner[1] - y, corner[0] - x);
  const round = corners.toSorted((a, b) => angle(a) - angle(b));
  const first = round.reduce(
    (best, corner, at) => (corner[0] + corner[1] < round[best]![0] + round[best]![1] ? at : best),
    0,
  );
  return [...round.slice(first), ...round.slice(0, first)] as unknown as Quad;
}

/** In pixels of a picture that is so many times as large. */
export const scaled = (quad: Quad, by: number): Quad =>
  quad.map(([x, y]) => [x * by, y * by]) as unknown as Quad;
