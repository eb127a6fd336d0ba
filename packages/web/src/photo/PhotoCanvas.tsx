import { type Point, project, projectionOnto, type Quad } from '@glissade/vision/plane';
import type { Raster } from '@glissade/vision/raster';
import { createEffect, For, type JSX, onMount } from 'solid-js';
import { photoText } from '../text/photoText.ts';
import { holdTouches } from '../ui/holdTouches.ts';
import { paintRaster } from './paintRaster.ts';

type Lines = { readonly quad: Quad; readonly columns: number; readonly rows: number };

/** How far an arrow key moves a corner, as a part of the picture's width. */
const KEY_STEP = 0.004;
const KEYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture under the lines of the grid, whose corners can be dragged or moved by arrow keys. */
export function PhotoCanvas(props: {
  readonly picture: Raster;
  readonly grid: Lines;
  /** A cell to be pointed at. */
  readonly chosen: number | undefined;
  readonly onMove: (quad: Quad) => void;
  readonly onDone: () => void;
}): JSX.Element {
  let canvas!: HTMLCanvasElement;
  let frame!: HTMLDivElement;
  const size = () => [props.picture.width, props.picture.height] as const;
  onMount(() => createEffect(() => paintRaster(canvas, props.picture)));
  return (
    <div class="photo-frame" ref={frame}>
      <canvas ref={canvas} role="img" aria-label={photoText().photo} />
      <GridLines size={size()} grid={props.grid} chosen={props.chosen} />
      <For each={[0, 1, 2, 3]}>
        {(corner) => (
          <Corner
            size={size()}
            at={props.grid.quad[corner]!}
            label={photoText().corner[corner]}
            frame={() => frame}
            onMove={(to) => props.onMove(props.grid.quad.with(corner, to) as unknown as Quad)}
            onDone={() => props.onDone()}
          />
        )}
      </For>
    </div>
  );
}

/** A corner of the grid, dragged or moved by arrow keys. */
function Corner(props: {
  readonly size: readonly [width: number, height: number];
  readonly at: Point;
  readonly label: string | undefined;
  /** What holds the whole picture. */
  readonly frame: () => Element;
  readonly onMove: (to: Point) => void;
  readonly onDone: () => void;
}): JSX.Element {
  const moveTo = (x: number, y: number) => {
    const [width, height] = props.size;
    props.onMove([Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))]);
  };
  const drag = (event: PointerEvent) => {
    if (!(event.currentTarget as Element).hasPointerCapture(event.pointerId)) return;
    const box = props.frame().getBoundingClientRect();
    const scale = props.size[0] / box.width;
    moveTo((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
  };
  const key = (event: KeyboardEvent) => {
    const way = KEYS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = Math.max(1, KEY_STEP * props.size[0]) * (event.shiftKey ? 5 : 1);
    moveTo(props.at[0] + way[0] * step, props.at[1] + way[1] * step);
  };
  return (
    <button
      ref={(button) => holdTouches(button)}
      type="button"
      class="photo-corner"
      aria-label={props.label}
      style={{
        left: `${(100 * props.at[0]) / props.size[0]}%`,
        top: `${(100 * props.at[1]) / props.size[1]}%`,
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onPointerUp={() => props.onDone()}
      onPointerCancel={() => props.onDone()}
      onKeyDown={key}
      onKeyUp={(event) => event.key in KEYS && props.onDone()}
    />
  );
}

/** The lines between the cells as the camera saw them, and a frame around the chosen cell. */
function GridLines(props: {
  readonly size: readonly [number, number];
  readonly grid: Lines;
  readonly chosen: number | undefined;
}): JSX.Element {
  const at = (x: number, y: number) => {
    const { quad, columns, rows } = props.grid;
    return project(projectionOnto(quad, columns, rows), x, y).map((value) => value.toFixed(1));
  };
  const path = () => {
    const { columns, rows } = props.grid;
    const across = Array.from({ length: rows + 1 }, (_, y) => `M${at(0, y)}L${at(columns, y)}`);
    const down = Array.from({ length: columns + 1 }, (_, x) => `M${at(x, 0)}L${at(x, rows)}`);
    return [...across, ...down].join('');
  };
  const chosenPath = () => {
    if (props.chosen === undefined) return '';
    const x = props.chosen % props.grid.columns;
    const y = Math.floor(props.chosen / props.grid.columns);
    return `M${at(x, y)}L${at(x + 1, y)}L${at(x + 1, y + 1)}L${at(x, y + 1)}Z`;
  };
  return (
    <svg class="photo-lines" viewBox={`0 0 ${props.size[0]} ${props.size[1]}`} aria-hidden="true">
      <path class="photo-line-under" d={path()} />
      <path class="photo-line" d={path()} />
      <path class="photo-chosen" d={chosenPath()} />
    </svg>
  );
}
