/* Lines and areas as pixels: each takes as much of a colour as the shape covers of it. */
import type { Point, Polyline } from './path.ts';

/** What part of each pixel of a rectangle is covered, row by row. */
type Cover = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly parts: Float32Array;
};

export class Canvas {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel; nothing is there at first. */
  readonly data: Uint8ClampedArray;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Uint8ClampedArray(4 * width * height);
  }

  /** Fills what these lines go round, once; holes go round the other way. */
  fill(lines: readonly Polyline[], color: string, opacity = 1): void {
    const cover = this.coverOf(lines, 1);
    for (const line of lines) {
      line.forEach((from, index) => {
        addEdge(cover, from, line[(index + 1) % line.length]!);
      });
    }
    const { parts, width } = cover;
    for (let at = 0; at < parts.length; at++) {
      if (at % width > 0) parts[at]! += parts[at - 1]!;
    }
    this.blend(cover, color, opacity);
  }

  /** Draws along these lines with a round pen. */
  stroke(lines: readonly Polyline[], thickness: number, color: string, opacity = 1): void {
    const cover = this.coverOf(lines, thickness / 2 + 1);
    for (const line of lines) {
      line.forEach((to, index) => {
        if (index > 0 || line.length === 1)
          addPen(cover, line[Math.max(0, index - 1)]!, to, thickness);
      });
    }
    this.blend(cover, color, opacity);
  }

  /** The pixels around some lines, as far as there are any. */
  private coverOf(lines: readonly Polyline[], around: number): Cover {
    const range = (axis: 0 | 1, most: number) => {
      let [low, high] = [most, 0];
      for (const line of lines) {
        for (const point of line) {
          low = Math.min(low, point[axis]);
          high = Math.max(high, point[axis]);
        }
      }
      const from = Math.max(0, Math.floor(low - around));
      return [from, Math.max(0, Math.min(most, Math.ceil(high + around)) - from)] as const;
    };
    const [left, width] = range(0, this.width);
    const [top, height] = range(1, this.height);
    return { left, top, width, height, parts: new Float32Array(width * height) };
  }

  private blend({ left, top, width, parts }: Cover, color: string, opacity: number): void {
    const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    const { data } = this;
    for (let at = 0; at < parts.length; at++) {
      const alpha = Math.min(1, Math.abs(parts[at]!)) * opacity;
      if (alpha < 1 / 512) continue;
      const to = 4 * ((top + Math.floor(at / width)) * this.width + left + (at % width));
      const under = (data[to + 3]! / 255) * (1 - alpha);
      for (let part = 0; part < 3; part++) {
        data[to + part] = (rgb[part]! * alpha + data[to + part]! * under) / (alpha + under);
      }
      data[to + 3] = 255 * (alpha + under);
    }
  }
}

/**
 * Adds an edge as differences along the rows: a pixel gets what the edge leaves of it to the right,
 * the next one the rest, so that the sum from the left is what lies inside.
 */
function addEdge({ left, top, width, height, parts }: Cover, from: Point, to: Point): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (dy === 0) return;
  const cuts = [...cutsOf(from[1], dy), ...(dx === 0 ? [] : cutsOf(from[0], dx)), 1];
  let [x, y] = [from[0] - left, from[1] - top];
  for (const cut of cuts.sort((a, b) => a - b)) {
    const [nextX, nextY] = [from[0] + cut * dx - left, from[1] + cut * dy - top];
    // A piece between two cuts lies in one pixel.
    const [column, row] = [Math.floor((x + nextX) / 2), Math.floor((y + nextY) / 2)];
    if (row >= 0 && row < height && column < width) {
      const rest = column < 0 ? 0 : (x + nextX) / 2 - column;
      const at = row * width + Math.max(0, column);
      parts[at]! += (nextY - y) * (1 - rest);
      if (column + 1 < width) parts[at + 1]! += (nextY - y) * rest;
    }
    [x, y] = [nextX, nextY];
  }
}

/** Where what goes so far from a place crosses from pixel to pixel, as parts of its way. */
function cutsOf(from: number, way: number): number[] {
  const first = Math.floor(Math.min(from, from + way)) + 1;
  const count = Math.ceil(Math.max(from, from + way)) - first;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index - from) / way);
}

/** Adds a straight line with a round pen. */
function addPen(cover: Cover, from: Point, to: Point, thickness: number): void {
  const { left, top, width, height, parts } = cover;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const reach = thickness / 2 + 0.5;
  const low = (a: number, b: number, start: number) =>
    Math.max(0, Math.floor(Math.min(a, b) - reach) - start);
  const high = (a: number, b: number, start: number, most: number) =>
    Math.min(most, Math.ceil(Math.max(a, b) + reach) - start);
  const [right, bottom] = [high(from[0], to[0], left, width), high(from[1], to[1], top, height)];
  for (let row = low(from[1], to[1], top); row < bottom; row++) {
    for (let column = low(from[0], to[0], left); column < right; column++) {
      const [x, y] = [left + column + 0.5 - from[0], top + row + 0.5 - from[1]];
      const along = square === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / square));
      const away = Math.hypot(x - along * dx, y - along * dy);
      const at = row * width + column;
      // A pen thinner than a pixel never covers one.
      parts[at] = Math.max(parts[at]!, Math.min(1, thickness, reach - away));
    }
  }
}
