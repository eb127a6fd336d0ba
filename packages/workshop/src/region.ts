/*
 * Outlines of sets of squares: what pieces, trays and letters are all made of.
 *
 * Loops run with the squares on their right hand as seen on the page, y downwards. Squares that
 * touch at a corner alone are different parts; an inset above 0 keeps their outlines apart.
 */

/** A square by column and row. */
export type Square = readonly [column: number, row: number];
export type Point = readonly [x: number, y: number];
/** Closed: the last point is followed by the first. */
export type Loop = readonly Point[];

/** The loops around some squares of that side, so far inside them; outside where negative. */
export function loopsOf(squares: readonly Square[], side: number, inset: number): Loop[] {
  const edges = edgesOf(squares);
  const loops: Loop[] = [];
  for (const [first] of edges.values()) {
    if (first && !first.isTaken) loops.push(insetLoop(takeLoop(edges, first), side, inset));
  }
  for (const [, second] of edges.values()) {
    if (second && !second.isTaken) loops.push(insetLoop(takeLoop(edges, second), side, inset));
  }
  return loops;
}

export function moved(loop: Loop, dx: number, dy: number): Loop {
  return loop.map(([x, y]) => [x + dx, y + dy]);
}

export function reversed(loop: Loop): Loop {
  return [...loop].reverse();
}

/** A rectangle as a loop of the same sense. */
export function rectangle(left: number, top: number, right: number, bottom: number): Loop {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Above 0 for outer loops, below for holes. */
export function areaOf(loop: Loop): number {
  return (
    loop.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = loop[(i + 1) % loop.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}

/** An outer loop and the holes in it. */
export type Polygon = { readonly outer: Loop; readonly holes: readonly Loop[] };

/** Loops sorted into polygons: each hole goes to the smallest outer loop around it. */
export function polygonsOf(loops: readonly Loop[]): Polygon[] {
  const outers = loops.filter((loop) => areaOf(loop) > 0).sort((a, b) => areaOf(a) - areaOf(b));
  const holes = loops.filter((loop) => areaOf(loop) < 0);
  const ownerOf = (hole: Loop) => outers.find((outer) => isInside(outer, hole[0]!));
  return outers.map((outer) => ({ outer, holes: holes.filter((hole) => ownerOf(hole) === outer) }));
}

function isInside(loop: Loop, [x, y]: Point): boolean {
  const crossings = loop.filter(([ax, ay], i) => {
    const [bx, by] = loop[(i + 1) % loop.length]!;
    return ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay);
  });
  return crossings.length % 2 === 1;
}

/** Whether all squares hang together by their sides. */
export function isConnected(squares: readonly Square[]): boolean {
  const left = new Set(squares.map(([x, y]) => `${x} ${y}`));
  const open = squares.slice(0, 1);
  for (const [x, y] of open) {
    left.delete(`${x} ${y}`);
    const beside: Square[] = [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ];
    for (const next of beside) if (left.delete(next.join(' '))) open.push(next);
  }
  return left.size === 0;
}

type Edge = { readonly from: Point; readonly to: Point; isTaken: boolean };

/** The directed edges between these squares and others, by the point where they begin. */
function edgesOf(squares: readonly Square[]): Map<string, Edge[]> {
  const inside = new Set(squares.map((square) => square.join(' ')));
  const edges = new Map<string, Edge[]>();
  const add = (from: Point, to: Point, beyond: Square) => {
    if (inside.has(beyond.join(' '))) return;
    const key = from.join(' ');
    edges.set(key, [...(edges.get(key) ?? []), { from, to, isTaken: false }]);
  };
  for (const [x, y] of squares) {
    add([x, y], [x + 1, y], [x, y - 1]);
    add([x + 1, y], [x + 1, y + 1], [x + 1, y]);
    add([x + 1, y + 1], [x, y + 1], [x, y + 1]);
    add([x, y + 1], [x, y], [x - 1, y]);
  }
  return edges;
}

function takeLoop(edges: ReadonlyMap<string, Edge[]>, first: Edge): Edge[] {
  const loop: Edge[] = [];
  let edge: Edge | undefined = first;
  while (edge) {
    edge.isTaken = true;
    loop.push(edge);
    const [dx, dy] = directionOf(edge);
    const next: Edge[] = (edges.get(edge.to.join(' ')) ?? []).filter(({ isTaken }) => !isTaken);
    // To the right: round the same square, where two touch at a corner.
    edge = next.find((each) => directionOf(each).join() === `${-dy},${dx}`) ?? next[0];
    if (loop[0]!.from.join() === loop.at(-1)!.to.join() && !continues(loop, edge)) return loop;
  }
  return loop;
}

/** Back where it began, a loop goes on only if its first edge is not the one to the right. */
function continues(loop: readonly Edge[], next: Edge | undefined): boolean {
  if (!next) return false;
  const [dx, dy] = directionOf(loop.at(-1)!);
  return (
    directionOf(loop[0]!).join() !== `${-dy},${dx}` && directionOf(next).join() === `${-dy},${dx}`
  );
}

/** 0 and not -0, which would be written otherwise. */
function directionOf({ from, to }: Edge): Point {
  return [to[0] - from[0] || 0, to[1] - from[1] || 0];
}

/** Corners only where it turns, each moved to the right hand of both its edges. */
function insetLoop(loop: readonly Edge[], side: number, inset: number): Loop {
  return loop.flatMap((edge, i): Point[] => {
    const [ax, ay] = directionOf(loop.at(i - 1)!);
    const [bx, by] = directionOf(edge);
    if (ax === bx && ay === by) return [];
    const [x, y] = edge.from;
    return [[x * side + inset * (-ay - by), y * side + inset * (ax + bx)]];
  });
}
