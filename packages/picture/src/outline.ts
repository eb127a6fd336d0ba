/** Side of a cell in the units of an SVG drawing, in which outlines of pieces are traced. */
export const CELL = 100;

/** A cell by column and row. */
export type Square = readonly [column: number, row: number];

type Point = readonly [x: number, y: number];

export type OutlineStyle = {
  /** How far the line stays inside the cells' edges; negative outside. */
  readonly inset: number;
  /** Radius of the corners. */
  readonly radius: number;
};

/**
 * The outline of some cells as an SVG path with round corners: a loop for every part and every
 * hole. Cells that touch at a corner alone are different parts.
 */
export function outlinePath(squares: readonly Square[], style: OutlineStyle): string {
  return loopsOf(squares)
    .map((loop) => roundLoop(insetLoop(loop, style.inset), style.radius))
    .join('');
}

const keyOf = ([x, y]: Point) => `${x} ${y}`;

/** The borders as closed loops of corners, the cells on the right hand; corners only at turns. */
function loopsOf(squares: readonly Square[]): Point[][] {
  const edges = edgesOf(squares);
  const loops: Point[][] = [];
  while (edges.size > 0) {
    const first = edges.values().next().value![0]!;
    loops.push(cornersOf(takeLoop(edges, first)));
  }
  return loops;
}

type Edge = { readonly from: Point; readonly to: Point };

/** The directed edges between these cells and others, by the point where they begin. */
function edgesOf(squares: readonly Square[]): Map<string, Edge[]> {
  const inside = new Set(squares.map(keyOf));
  const edges = new Map<string, Edge[]>();
  const add = (from: Point, to: Point) => {
    edges.set(keyOf(from), [...(edges.get(keyOf(from)) ?? []), { from, to }]);
  };
  for (const [x, y] of squares) {
    if (!inside.has(keyOf([x, y - 1]))) add([x, y], [x + 1, y]);
    if (!inside.has(keyOf([x + 1, y]))) add([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(keyOf([x, y + 1]))) add([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(keyOf([x - 1, y]))) add([x, y + 1], [x, y]);
  }
  return edges;
}

function takeLoop(edges: Map<string, Edge[]>, first: Edge): Point[] {
  const points: Point[] = [];
  let edge: Edge | undefined = first;
  while (edge) {
    points.push(edge.from);
    const here: Edge = edge;
    const same: Edge[] = edges.get(keyOf(here.from))!;
    const left = same.filter((one) => one !== here);
    if (left.length > 0) edges.set(keyOf(here.from), left);
    else edges.delete(keyOf(here.from));
    const next: Edge[] = edges.get(keyOf(here.to)) ?? [];
    // Where two parts touch at a corner, turning right stays with the own part.
    edge = next.find((one) => turnOf(here, one) > 0) ?? next[0];
  }
  return points;
}

function turnOf(a: Edge, b: Edge): number {
  const [ax, ay] = [a.to[0] - a.from[0], a.to[1] - a.from[1]];
  const [bx, by] = [b.to[0] - b.from[0], b.to[1] - b.from[1]];
  return ax * by - ay * bx;
}

function cornersOf(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points.at(index - 1)!;
    const after = points[(index + 1) % points.length]!;
    return turnOf({ from: before, to: point }, { from: point, to: after }) !== 0;
  });
}

function unit([ax, ay]: Point, [bx, by]: Point): Point {
  return [Math.sign(bx - ax), Math.sign(by - ay)];
}

/** The loop in drawing units, moved inwards. */
function insetLoop(corners: readonly Point[], inset: number): Point[] {
  return corners.map((corner, index) => {
    const [ax, ay] = unit(corners.at(index - 1)!, corner);
    const [bx, by] = unit(corner, corners[(index + 1) % corners.length]!);
    // Inwards is to the right of each edge.
    return [corner[0] * CELL + inset * (-ay - by), corner[1] * CELL + inset * (ax + bx)];
  });
}

function roundLoop(corners: readonly Point[], radius: number): string {
  let path = '';
  for (let index = 0; index < corners.length; index++) {
    const before = corners.at(index - 1)!;
    const corner = corners[index]!;
    const after = corners[(index + 1) % corners.length]!;
    const r = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    const [ax, ay] = unit(before, corner);
    const [bx, by] = unit(corner, after);
    path += `${index === 0 ? 'M' : 'L'}${round(corner[0] - ax * r)} ${round(corner[1] - ay * r)}`;
    path += `Q${round(corner[0])} ${round(corner[1])} `;
    path += `${round(corner[0] + bx * r)} ${round(corner[1] + by * r)}`;
  }
  return `${path}Z`;
}

function distance(a: Point, b: Point): number {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
