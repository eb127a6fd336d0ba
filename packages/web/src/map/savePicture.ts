/* Saves the visible part of the map as a PNG picture. */
import { saveFile } from '../export/saveFile.ts';
import type { Camera, Size } from './camera.ts';
import type { Shown } from './marked.ts';
import { createGlPainter } from './paintGl.ts';
import { paintMarks } from './paintMarks.ts';
import { createPlainPainter } from './paintPlain.ts';
import { sceneryOf } from './scenery.ts';
import type { Ground } from './useGround.ts';

/** The longer side, as a page would count it; dots and signs are as large as on such a page. */
const SIDE = 1200;
/** Pixels for one of the page. */
const RATIO = 2;

/** Saves what is in sight of the map as a PNG picture, finer than the screen shows it. */
export function savePicture(
  name: string,
  shown: Shown,
  ground: Ground,
  sight: Camera,
  stage: Size,
): void {
  const larger = SIDE / Math.max(stage.width, stage.height);
  const size = { width: stage.width * larger, height: stage.height * larger };
  const camera = { ...sight, scale: sight.scale * larger };
  const [picture, dots, marks] = [0, 1, 2].map(() => canvasOf(size));
  const painter = createGlPainter(dots!, () => undefined) ?? createPlainPainter(dots!);
  painter.setScenery(sceneryOf(shown.map, ground));
  painter.paint(camera, size, RATIO);
  const above = marks!.getContext('2d')!;
  above.setTransform(RATIO, 0, 0, RATIO, 0, 0);
  paintMarks(above, shown, ground.marks, camera, size);
  const context = picture!.getContext('2d')!;
  context.fillStyle = ground.marks.ground;
  context.fillRect(0, 0, picture!.width, picture!.height);
  // What WebGL has painted is gone after this task.
  context.drawImage(dots!, 0, 0);
  context.drawImage(marks!, 0, 0);
  painter.release();
  picture!.toBlob((blob) => blob && saveFile(`${name}-map.png`, blob));
}

function canvasOf({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * RATIO);
  canvas.height = Math.round(height * RATIO);
  return canvas;
}
