/* SVG paths of M, L, Q and Z, all that pictures of boards use, as straight lines. */

export type Point = readonly [x: number, y: number];

/** Corners in order; a closed line comes back to the first. */
export type Polyline = readonly Point[];

/** Where the units of a path lie: the pixel of 0, 0, and how many pixels a unit is. */
export type Place = { readonly x: number; readonly y: number; readonly scale: number };

/** The lines of a path in pixels. */
export function polylinesOf(path: string, { x, y, scale }: Place): Polyline[] {
  const lines: Point[][] = [];
  for (const [, command, rest = ''] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(Number);
    const pointAt = (at: number): Point => {
      return [x + numbers[at]! * scale, y + numbers[at + 1]! * scale];
    };
    if (command === 'M') lines.push([]);
    const line = lines.at(-1)!;
    if (command === 'Z') line.push(line[0]!);
    else if (command === 'Q') line.push(...curve(line.at(-1)!, pointAt(0), pointAt(2)));
    else line.push(pointAt(0));
  }
  return lines;
}

/** Points of a quadratic curve behind its first, so close that no corner is seen. */
function curve(from: Point, by: Point, to: Point): Point[] {
  const length = Math.hypot(by[0] - from[0], by[1] - from[1], to[0] - by[0], to[1] - by[1]);
  const count = Math.ceil(2 * Math.sqrt(length)) + 2;
  return Array.from({ length: count }, (_, index) => {
    const [t, s] = [(index + 1) / count, 1 - (index + 1) / count];
    const part = (axis: 0 | 1) => s * s * from[axis] + 2 * s * t * by[axis] + t * t * to[axis];
    return [part(0), part(1)] as const;
  });
}

/** The drawn parts of lines, in turn so long on and off. */
export function dashed(lines: readonly Polyline[], on: number, off: number): Polyline[] {
  return lines.flatMap((line) => {
    const parts: Point[][] = [[line[0]!]];
    let [isOn, left] = [true, on];
    for (const [index, to] of line.slice(1).entries()) {
      let from = line[index]!;
      for (;;) {
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
        if (length < left) {
          left -= length;
          if (isOn) parts.at(-1)!.push(to);
          break;
        }
        const part = left / length;
        from = [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
        if (isOn) parts.at(-1)!.push(from);
        else parts.push([from]);
        isOn = !isOn;
        left = isOn ? on : off;
      }
    }
    return parts;
  });
}
