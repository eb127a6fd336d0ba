import { createEffect, createSignal, on, onCleanup, onMount, untrack } from 'solid-js';
import { holdTouches } from '../ui/holdTouches.ts';
import {
  bringInto,
  type Camera,
  dotAt,
  fit,
  type Point,
  pan,
  type Size,
  zoomAt,
} from './camera.ts';
import { createGestures } from './gestures.ts';
import type { Shown } from './marked.ts';

const TOUCH_PIXELS = 24;
const STEP_PIXELS = 60;
export const ZOOM_STEP = 1.5;

/** The camera of a stage, and whatever moves it: gestures, keys, and the dot on the board. */
export function createStage(
  props: Shown & { readonly onDot: (dot: number) => void },
  frame: () => HTMLElement,
) {
  const [size, setSize] = createSignal<Size>({ width: 1, height: 1 });
  const [camera, setCameraNow] = createSignal<Camera>({ x: 0, y: 0, scale: 1 });
  const [isMoved, setMoved] = createSignal(false);
  const setCamera = (next: Camera) => {
    setMoved(true);
    setCameraNow(next);
  };
  const least = () => fit(props.map.places, size()).scale;
  const showAll = () => {
    setMoved(false);
    setCameraNow(fit(props.map.places, size()));
  };
  const middle = () => ({ x: size().width / 2, y: size().height / 2 });
  const zoom = (factor: number) => setCamera(zoomAt(camera(), size(), middle(), factor, least()));
  const tap = (at: Point, within = TOUCH_PIXELS) => {
    const dot = dotAt(props.map.places, camera(), size(), at, within);
    if (dot >= 0) props.onDot(dot);
  };
  const gestures = createGestures(
    { size, camera, setCamera, least, onTap: (at) => tap(at) },
    frame,
  );
  createEffect(() => !isMoved() && setCameraNow(fit(props.map.places, size())));
  const follow = (here: number) => {
    if (here < 0 || !untrack(isMoved)) return;
    const { places } = untrack(() => props.map);
    const place = { x: places[here * 2]!, y: places[here * 2 + 1]! };
    setCameraNow((now) => bringInto(now, untrack(size), place));
  };
  createEffect(on(() => props.here, follow, { defer: true }));
  onMount(() => {
    const element = frame();
    const watch = new ResizeObserver(() =>
      setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 }),
    );
    watch.observe(element);
    element.addEventListener('wheel', gestures.wheel, { passive: false });
    holdTouches(element);
    onCleanup(() => watch.disconnect());
  });
  const tapMiddle = () => tap(middle(), Number.POSITIVE_INFINITY);
  const moveBy = (dx: number, dy: number) => setCamera(pan(camera(), dx, dy));
  return {
    size,
    camera,
    gestures,
    zoom,
    showAll,
    onKey: keysFor({ zoom, showAll, tapMiddle, moveBy }),
  };
}

type Moves = {
  readonly zoom: (factor: number) => void;
  readonly showAll: () => void;
  readonly tapMiddle: () => void;
  readonly moveBy: (dx: number, dy: number) => void;
};

function keysFor({ zoom, showAll, tapMiddle, moveBy }: Moves) {
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => moveBy(STEP_PIXELS, 0),
    ArrowRight: () => moveBy(-STEP_PIXELS, 0),
    ArrowUp: () => moveBy(0, STEP_PIXELS),
    ArrowDown: () => moveBy(0, -STEP_PIXELS),
    '+': () => zoom(ZOOM_STEP),
    '=': () => zoom(ZOOM_STEP),
    '-': () => zoom(1 / ZOOM_STEP),
    '0': showAll,
    Enter: tapMiddle,
  };
  return (event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}
