import type { SpaceMap } from '../worker/solver.ts';
import { type Camera, type Point, type Size, toScreen } from './camera.ts';
import { dotSize } from './looks.ts';

/** Colours of the marks, from the styles of the page. */
export type MarkColors = {
  readonly ground: string;
  readonly ink: string;
  readonly line: string;
  readonly game: string;
  readonly here: string;
};

/** What is marked on the map besides what the map says itself. */
export type Marked = {
  readonly map: SpaceMap;
  /** Pairs of dots, one after the other, that the game of the player joins. */
  readonly game: readonly number[];
  /** The dot on the board; -1: none. */
  readonly here: number;
};

/** So many goal states can be told from each other while dots are small. */
const GOALS_FEW = 300;
/** Pixels of a dot from which rings stand apart: of few goal states, of many, which lie close. */
const APART = { few: 4, many: 10 } as const;

/** Signs above the dots, on a canvas of their own. */
export function paintMarks(
  context: CanvasRenderingContext2D,
  { map, game, here }: Marked,
  colors: MarkColors,
  camera: Camera,
  size: Size,
): void {
  const { places, marks } = map;
  const at = (dot: number) =>
    toScreen(camera, size, { x: places[dot * 2]!, y: places[dot * 2 + 1]! });
  const side = dotSize(camera.scale);
  context.clearRect(0, 0, size.width, size.height);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  // Rings of dots that nearly touch would hide them, and of very many leave nothing but ink: the
  // colour of the dots tells those.
  const isMany = marks.goals.length > GOALS_FEW;
  const areApart = side >= (isMany ? APART.many : APART.few);
  context.globalAlpha = areApart ? 1 : 0.5;
  stroke(context, side < 4 ? 0.6 : 1.2, colors.ink, () => {
    if (isMany && !areApart) return;
    for (const goal of marks.goals) ring(context, at(goal), side / 2 + 0.6);
  });
  context.globalAlpha = 1;
  const line = () => {
    for (const [i, dot] of marks.line.entries()) {
      if (i === 0) context.moveTo(at(dot).x, at(dot).y);
      else context.lineTo(at(dot).x, at(dot).y);
    }
  };
  stroke(context, 5, colors.ground, line);
  stroke(context, 2.5, colors.line, line);
  const played = () => {
    for (let i = 0; i < game.length; i += 2) {
      const [from, to] = [at(game[i]!), at(game[i + 1]!)];
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
  };
  stroke(context, 5, colors.ground, played);
  stroke(context, 2.5, colors.game, played);
  const small = Math.min(6, Math.max(1.7, side * 0.6));
  for (const dot of marks.milestones) {
    sign(context, colors.ground, colors.ink, () => ring(context, at(dot), small));
  }
  for (const dot of marks.doors) {
    sign(context, colors.line, colors.ink, () => square(context, at(dot), small));
  }
  if (marks.start >= 0) {
    sign(context, colors.ink, colors.ground, () => arrow(context, at(marks.start)));
  }
  if (here >= 0) {
    stroke(context, 7, colors.ground, () => ring(context, at(here), side / 2 + 6));
    stroke(context, 4, colors.here, () => ring(context, at(here), side / 2 + 6));
  }
}

function stroke(
  context: CanvasRenderingContext2D,
  width: number,
  style: string,
  draw: () => void,
): void {
  context.beginPath();
  draw();
  context.lineWidth = width;
  context.strokeStyle = style;
  context.stroke();
}

function sign(
  context: CanvasRenderingContext2D,
  fill: string,
  edge: string,
  draw: () => void,
): void {
  context.fillStyle = fill;
  context.beginPath();
  draw();
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = edge;
  context.stroke();
}

function ring(context: CanvasRenderingContext2D, { x, y }: Point, radius: number): void {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

function square(context: CanvasRenderingContext2D, { x, y }: Point, half: number): void {
  context.rect(x - half, y - half, 2 * half, 2 * half);
}

function arrow(context: CanvasRenderingContext2D, { x, y }: Point): void {
  context.moveTo(x - 6, y - 7);
  context.lineTo(x + 8, y);
  context.lineTo(x - 6, y + 7);
  context.closePath();
}
