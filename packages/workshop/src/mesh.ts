/* Closed meshes of flat things with pockets or with something standing out of them. */
import earcut from 'earcut';
import { type Loop, type Point, polygonsOf, reversed } from './region.ts';

/** Triangles over vertices, anticlockwise as seen from outside; z upwards, millimetres. */
export type Mesh = {
  readonly vertices: readonly (readonly [x: number, y: number, z: number])[];
  readonly triangles: readonly (readonly [number, number, number])[];
};

/** A thing to be printed: its mesh lies on z = 0, its box begins at x = 0 and y = 0. */
export type Part = { readonly name: string; readonly mesh: Mesh };

/** What is within some loops and ends at one height; `inner` ends lower (a pocket) or higher. */
export type Level = {
  readonly loops: readonly Loop[];
  readonly top: number;
  readonly inner?: Level;
};

/** A plate from z = 0: every edge belongs to two triangles, which run along it both ways. */
export function plateMesh(plate: Level): Mesh {
  const builder = new MeshBuilder();
  builder.cap(plate.loops, 0, false);
  for (const loop of plate.loops) builder.wall(loop, 0, plate.top);
  builder.level(plate);
  return builder.mesh();
}

class MeshBuilder {
  private readonly numbers = new Map<string, number>();
  private readonly vertices: [number, number, number][] = [];
  private readonly triangles: [number, number, number][] = [];

  /** The top of a level, and all that is within it. */
  level({ loops, top, inner }: Level): void {
    this.cap([...loops, ...(inner?.loops ?? []).map(reversed)], top, true);
    if (!inner) return;
    for (const loop of inner.loops) {
      if (inner.top > top) this.wall(loop, top, inner.top);
      else this.wall(reversed(loop), inner.top, top);
    }
    this.level(inner);
  }

  /** A flat face; the page's y runs down, that of the mesh up. */
  cap(loops: readonly Loop[], z: number, isUp: boolean): void {
    for (const { outer, holes } of polygonsOf(loops)) {
      // In whole thousandths of a millimetre: what lies on a line lies there exactly.
      const points = [...outer, ...holes.flat()].map(
        ([x, y]): Point => [Math.round(1000 * x), Math.round(1000 * y)],
      );
      let at = outer.length;
      const firsts = holes.map((hole) => {
        at += hole.length;
        return at - hole.length;
      });
      const corners = earcut(points.flat(), firsts);
      for (let i = 0; i < corners.length; i += 3) {
        const triangle = [0, 1, 2].map((k) => points[corners[i + k]!]!) as [Point, Point, Point];
        for (const part of splitAt(points, triangle)) this.face(part, z, isUp);
      }
    }
  }

  private face([a, b, c]: Triangle, z: number, isUp: boolean): void {
    const [p, q, r] = [a, b, c].map(([x, y]) => this.vertex(x / 1000, y / 1000, z));
    // Clockwise on the page is anticlockwise where y runs up.
    this.triangles.push(turnOf(a, b, c) < 0 === isUp ? [p!, q!, r!] : [p!, r!, q!]);
  }

  /** Upright faces that look away from the right hand of the loop. */
  wall(loop: Loop, bottom: number, top: number): void {
    for (const [i, [ax, ay]] of loop.entries()) {
      const [bx, by] = loop[(i + 1) % loop.length]!;
      const [a0, b0] = [this.vertex(ax, ay, bottom), this.vertex(bx, by, bottom)];
      const [a1, b1] = [this.vertex(ax, ay, top), this.vertex(bx, by, top)];
      this.triangles.push([b0, a0, a1], [b0, a1, b1]);
    }
  }

  private vertex(x: number, y: number, z: number): number {
    const point = [round(x), round(-y), round(z)] as [number, number, number];
    const key = point.join(' ');
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.vertices.length);
    this.vertices.push(point);
    return this.vertices.length - 1;
  }

  /** Moved so that its box begins at 0. */
  mesh(): Mesh {
    const least = (axis: 0 | 1) => Math.min(...this.vertices.map((vertex) => vertex[axis]));
    const [left, front] = [least(0), least(1)];
    const vertices = this.vertices.map(
      ([x, y, z]) => [round(x - left), round(y - front), z] as const,
    );
    return { vertices, triangles: this.triangles };
  }
}

type Triangle = readonly [Point, Point, Point];

/** Twice the area; its sign is the sense of the corners. */
function turnOf([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
}

/**
 * earcut leaves out corners on a line between two others, as aligned letters have them: the edge of
 * a triangle that passes over such a corner is divided there, as its neighbour's is.
 */
function splitAt(points: readonly Point[], triangle: Triangle): Triangle[] {
  for (const k of [0, 1, 2]) {
    const [a, b, c] = [0, 1, 2].map((i) => triangle[(i + k) % 3]!) as [Point, Point, Point];
    const between = points.find((point) => isBetween(a, point, b));
    if (between) {
      return [...splitAt(points, [a, between, c]), ...splitAt(points, [between, b, c])];
    }
  }
  return [triangle];
}

function isBetween(a: Point, point: Point, b: Point): boolean {
  const [x, y] = point;
  const isOnLine = turnOf(a, point, b) === 0;
  return isOnLine && (x - a[0]) * (b[0] - x) + (y - a[1]) * (b[1] - y) > 0;
}

/** To a thousandth of a millimetre; never -0. */
function round(length: number): number {
  return Math.round(length * 1000) / 1000 || 0;
}

/** Width and depth of the box around a mesh. */
export function boxOf({ vertices }: Mesh): readonly [width: number, depth: number] {
  return [Math.max(...vertices.map(([x]) => x)), Math.max(...vertices.map(([, y]) => y))];
}
