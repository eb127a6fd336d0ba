/* Paints the dots and edges of the map on a plain canvas, where there is no WebGL. */
import { type Camera, type Size, toScreen } from './camera.ts';
import { dotSize } from './looks.ts';
import type { Painter, Scenery } from './painter.ts';

/** By the two-dimensional context that every browser has: a tenth of the speed. */
export function createPlainPainter(canvas: HTMLCanvasElement): Painter {
  const context = canvas.getContext('2d')!;
  let scenery: Scenery | undefined;
  return {
    setScenery: (next) => {
      scenery = next;
    },
    paint: (camera, size, ratio) => {
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, size.width, size.height);
      if (!scenery) return;
      paintEdges(context, scenery, camera, size);
      paintDots(context, scenery, camera, size);
    },
    release: () => undefined,
  };
}

function paintEdges(
  context: CanvasRenderingContext2D,
  { places, edges, edgeColor: [r, g, b, opacity] }: Scenery,
  camera: Camera,
  size: Size,
): void {
  const at = (dot: number) =>
    toScreen(camera, size, { x: places[dot * 2]!, y: places[dot * 2 + 1]! });
  context.beginPath();
  for (let i = 0; i < edges.length; i += 2) {
    const [from, to] = [at(edges[i]!), at(edges[i + 1]!)];
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.strokeStyle = `rgb(${r * 255} ${g * 255} ${b * 255} / ${opacity})`;
  context.lineWidth = 1;
  context.stroke();
}

function paintDots(
  context: CanvasRenderingContext2D,
  { places, colors, widths }: Scenery,
  camera: Camera,
  size: Size,
): void {
  for (let dot = 0; dot * 2 < places.length; dot++) {
    const side = dotSize(camera.scale) * widths[dot]!;
    const { x, y } = toScreen(camera, size, { x: places[dot * 2]!, y: places[dot * 2 + 1]! });
    if (x < -side || y < -side || x > size.width + side || y > size.height + side) continue;
    context.fillStyle = `rgb(${colors.subarray(dot * 4, dot * 4 + 3).join(' ')})`;
    context.fillRect(x - side / 2, y - side / 2, side, side);
  }
}
