import { createEffect, createSignal, type JSX, onCleanup, untrack } from 'solid-js';
import { mapText } from '../text/mapText.ts';
import { Icon } from '../ui/Icon.tsx';
import type { SpaceMap } from '../worker/solver.ts';
import type { Camera, Size } from './camera.ts';
import { createStage, ZOOM_STEP } from './createStage.ts';
import { marked, type Shown } from './marked.ts';
import type { Painter } from './painter.ts';
import { createGlPainter } from './paintGl.ts';
import { paintMarks } from './paintMarks.ts';
import { createPlainPainter } from './paintPlain.ts';
import { savePicture } from './savePicture.ts';
import { sceneryOf } from './scenery.ts';
import { useGround } from './useGround.ts';

/** The dots, the marks above them, and whatever moves the map. */
export function MapCanvas(
  props: Shown & {
    /** What a saved picture is called. */
    readonly name: string;
    readonly onDot: (dot: number) => void;
    readonly onPlain: () => void;
  },
): JSX.Element {
  let frame!: HTMLDivElement;
  let marks!: HTMLCanvasElement;
  const stage = createStage(props, () => frame);
  const ground = useGround();
  const save = () => savePicture(props.name, marked(props), ground(), stage.camera(), stage.size());
  return (
    <div class="map-stage">
      <div
        ref={frame}
        class="map-frame"
        data-here={props.here}
        role="application"
        aria-label={mapText().picture}
        aria-describedby="map-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        onKeyDown={stage.onKey}
        onPointerDown={stage.gestures.down}
        onPointerMove={stage.gestures.move}
        onPointerUp={stage.gestures.up}
        onPointerCancel={stage.gestures.up}
      >
        <Scenery
          map={props.map}
          camera={stage.camera()}
          size={stage.size()}
          onPlain={props.onPlain}
        />
        <canvas ref={marks} class="map-marks" />
        <Marks
          canvas={() => marks}
          camera={stage.camera()}
          size={stage.size()}
          {...marked(props)}
        />
      </div>
      <p id="map-keys" class="unseen">
        {mapText().keys}
      </p>
      <StageButtons stage={stage} onSave={save} />
    </div>
  );
}

function StageButtons(props: {
  readonly stage: ReturnType<typeof createStage>;
  readonly onSave: () => void;
}): JSX.Element {
  return (
    <div class="map-zoom">
      <button type="button" class="tool" aria-label={mapText().save} onClick={props.onSave}>
        <Icon name="download" />
      </button>
      <button
        type="button"
        class="tool"
        aria-label={mapText().zoomIn}
        onClick={() => props.stage.zoom(ZOOM_STEP)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        class="tool"
        aria-label={mapText().zoomOut}
        onClick={() => props.stage.zoom(1 / ZOOM_STEP)}
      >
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10h12" />
        </svg>
      </button>
      <button
        type="button"
        class="tool"
        aria-label={mapText().showAll}
        onClick={props.stage.showAll}
      >
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3.500 7.500v-4h4M16.500 7.500v-4h-4M3.500 12.500v4h4M16.500 12.500v4h-4" />
        </svg>
      </button>
    </div>
  );
}

/** A canvas of as many pixels as the screen has there. */
function resize(canvas: HTMLCanvasElement, { width, height }: Size): number {
  const ratio = Math.min(devicePixelRatio, 2);
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  return ratio;
}

/** Calls `paint` once a frame at most, after what it has read has changed. */
function paintOnChange(read: () => unknown, paint: () => void): void {
  let frame = 0;
  createEffect(() => {
    read();
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      untrack(paint);
    });
  });
  onCleanup(() => cancelAnimationFrame(frame));
}

/** Dots and edges, by WebGL where there is any. */
function Scenery(props: {
  readonly map: SpaceMap;
  readonly camera: Camera;
  readonly size: Size;
  readonly onPlain: () => void;
}): JSX.Element {
  const [canvas, setCanvas] = createSignal(newCanvas());
  const ground = useGround();
  const goPlain = () => {
    setCanvas(newCanvas());
    props.onPlain();
    return createPlainPainter(canvas());
  };
  let painter: Painter =
    createGlPainter(canvas(), () => {
      painter = goPlain();
      setScenery();
      paint();
    }) ?? goPlain();
  const setScenery = () => painter.setScenery(sceneryOf(props.map, ground()));
  const paint = () => painter.paint(props.camera, props.size, resize(canvas(), props.size));
  createEffect(setScenery);
  paintOnChange(() => [props.map, props.camera, props.size, ground()], paint);
  onCleanup(() => painter.release());
  return <>{canvas()}</>;
}

function newCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'map-dots';
  return canvas;
}

function Marks(
  props: Shown & {
    readonly canvas: () => HTMLCanvasElement;
    readonly camera: Camera;
    readonly size: Size;
  },
): JSX.Element {
  const ground = useGround();
  const paint = () => {
    const canvas = props.canvas();
    const context = canvas.getContext('2d')!;
    const ratio = resize(canvas, props.size);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    paintMarks(context, props, ground().marks, props.camera, props.size);
  };
  paintOnChange(
    () => [props.map, props.game, props.here, props.camera, props.size, ground()],
    paint,
  );
  return null;
}
