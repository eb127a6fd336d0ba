import { type Point, project, projectionOnto, type Quad } from '@glissade/vision/plane';
import type { Raster } from '@glissade/vision/raster';
import { createEffect, For, type JSX, onMount } from 'solid-js';
import { photoText } from '../text/photoText.ts';
import { holdTouches } from '../ui/holdTouches.ts';

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
  onMount(() =>
    createEffect(() => {
      const { width, height, data } = props.picture;
      canvas.width = width;
      canvas.height = height;
      const pixels = new ImageData(new Uint8ClampedArray(data), width, height);
      canvas.getContext('2d')?.putImageData(pixels, 0, 0);
    }),
  );
  const moveTo = (corner: number, [x, y]: Point) => {
    const [width, height] = size();
    const place: Point = [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))];
    props.onMove(props.grid.quad.with(corner, place) as unknown as Quad);
  };
  const drag = (corner: number, event: PointerEvent) => {
    if (!(event.currentTarget as Element).hasPointerCapture(event.pointerId)) return;
    const box = frame.getBoundingClientRect();
    const scale = props.picture.width / box.width;
    moveTo(corner, [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale]);
  };
  const key = (corner: number, event: KeyboardEvent) => {
    const way = KEYS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = Math.max(1, KEY_STEP * props.picture.width) * (event.shiftKey ? 5 : 1);
    const [x, y] = props.grid.quad[corner]!;
    moveTo(corner, [x + way[0] * step, y + way[1] * step]);
  };
  return (
    <div class="photo-frame" ref={frame}>
      <canvas ref={canvas} role="img" aria-label={photoText().photo} />
      <GridLines size={size()} grid={props.grid} chosen={props.chosen} />
      <For each={[0, 1, 2, 3]}>
        {(corner) => (
          <button
            ref={(button) => holdTouches(button)}
            type="button"
            class="photo-corner"
            aria-label={photoText().corner[corner]}
            style={{
              left: `${(100 * props.grid.quad[corner]![0]) / size()[0]}%`,
              top: `${(100 * props.grid.quad[corner]![1]) / size()[1]}%`,
            }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(corner, event)}
            onPointerUp={() => props.onDone()}
            onPointerCancel={() => props.onDone()}
            onKeyDown={(event) => key(corner, event)}
            onKeyUp={(event) => event.key in KEYS && props.onDone()}
          />
        )}
      </For>
    </div>
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
