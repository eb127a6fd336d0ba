import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { Film } from './film.ts';
import type { Frame } from './frames.ts';
import type { Painter } from './painter.ts';

/** Flat colours and the soft edges between them need no more. */
const COLORS = 64;

/**
 * An animated GIF of the frames, playing for ever. The page goes on between two frames. Undefined
 * when the signal was aborted.
 */
export async function makeGif(
  painter: Painter,
  frames: () => Iterable<Frame>,
  signal: AbortSignal,
  onFrame: () => void,
): Promise<Film | undefined> {
  const { canvas, context, paint } = painter;
  const gif = GIFEncoder();
  let palette: number[][] | undefined;
  for (const { places, timeMs } of frames()) {
    if (signal.aborted) return undefined;
    paint(places);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const isFirst = palette === undefined;
    palette ??= quantize(data, COLORS);
    const pixels = applyPalette(data, palette);
    gif.writeFrame(pixels, canvas.width, canvas.height, {
      ...(isFirst ? { palette } : {}),
      delay: timeMs,
    });
    onFrame();
    await new Promise((resolve) => setTimeout(resolve));
  }
  gif.finish();
  return { ending: 'gif', blob: new Blob([gif.bytes().slice()], { type: 'image/gif' }) };
}
