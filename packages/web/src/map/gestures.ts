/* Panning, zooming and tapping the map. */
import { type Camera, type Point, pan, type Size, zoomAt } from './camera.ts';

/** A finger that moves less is a tap. */
const TAP_PIXELS = 8;
const WHEEL_RATE = 0.0015;

/** What gestures act on. */
export type Stage = {
  readonly size: () => Size;
  readonly camera: () => Camera;
  readonly setCamera: (camera: Camera) => void;
  /** The scale at which all of the map is in sight. */
  readonly least: () => number;
  readonly onTap: (at: Point) => void;
};

/** Mouse, pen and fingers: one moves the map, two zoom it, a tap is a tap. */
export function createGestures(stage: Stage, element: () => HTMLElement) {
  const fingers = new Map<number, Point>();
  let travelled = 0;
  const pointOf = (event: PointerEvent | WheelEvent): Point => {
    const box = element().getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) travelled = 0;
    element().setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, pointOf(event));
    if (fingers.size > 1) travelled = Number.POSITIVE_INFINITY;
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled < TAP_PIXELS) return;
    if (!other) stage.setCamera(pan(stage.camera(), now.x - before.x, now.y - before.y));
    else stage.setCamera(pinched(stage, before, now, other));
  };
  const up = (event: PointerEvent) => {
    const known = fingers.delete(event.pointerId);
    const isTap = event.type === 'pointerup' && travelled < TAP_PIXELS;
    if (known && isTap) stage.onTap(pointOf(event));
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
    const factor = Math.exp(-pixels * WHEEL_RATE * (event.ctrlKey ? 4 : 1));
    stage.setCamera(zoomAt(stage.camera(), stage.size(), pointOf(event), factor, stage.least()));
  };
  return { down, move, up, wheel };
}

/** One of two fingers has moved: what was between them stays between them. */
function pinched(stage: Stage, before: Point, now: Point, other: Point): Camera {
  const span = (point: Point) => Math.max(8, Math.hypot(point.x - other.x, point.y - other.y));
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  const moved = pan(stage.camera(), (now.x - before.x) / 2, (now.y - before.y) / 2);
  return zoomAt(moved, stage.size(), middle, span(now) / span(before), stage.least());
}
