import { areaOf, isPlausible, orderCorners, type Point, type Quad, turnOf } from './plane.ts';

/** The convex hull, clockwise as seen. (A. M. Andrew's monotone chain, 1979.) */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of all) {
      while (chain.length > 1 && turnOf(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Where the line through a and b meets the line through c and d. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const [vx, vy] = [d[0] - c[0], d[1] - c[1]];
  const whole = ux * vy - uy * vx;
  if (Math.abs(whole) < 1e-9) return undefined;
  const along = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / whole;
  return [a[0] + along * ux, a[1] + along * uy];
}

/**
 * The quadrilateral around a hull: sides are left out, that which adds the least area first, and
 * their neighbours lengthened until they meet. So rounded corners, and a corner where the gap of
 * the board is, come out whole. Undefined where the hull does not fill it.
 */
export function quadAround(points: readonly Point[]): Quad | undefined {
  const corners = hullOf(points);
  const filled = areaOf(corners);
  while (corners.length > 4) {
    const count = corners.length;
    let best: { at: number; corner: Point; added: number } | undefined;
    for (let at = 0; at < count; at++) {
      const [a, b] = [corners[at]!, corners[(at + 1) % count]!];
      const [c, d] = [corners[(at + 2) % count]!, corners[(at + 3) % count]!];
      const corner = crossing(a, b, d, c);
      const added = corner ? areaOf([b, corner, c]) : Number.POSITIVE_INFINITY;
      // Sides that spread apart meet behind, on the inner side.
      if (corner && turnOf(b, corner, c) > 0 && added < (best?.added ?? filled)) {
        best = { at, corner, added };
      }
    }
    if (!best) return undefined;
    const [first, second] = [(best.at + 1) % count, (best.at + 2) % count];
    corners[first] = best.corner;
    corners.splice(second, 1);
  }
  if (corners.length < 4 || filled < areaOf(corners) * 0.86) return undefined;
  const quad = orderCorners(corners);
  return isPlausible(quad) ? quad : undefined;
}
