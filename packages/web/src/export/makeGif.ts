import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { Film } from './film.ts';
import type { Frame } from './frames.ts';
import type { Painter } from './painter.ts';

/** Flat colours and the soft edges between them need no more; one more means "as before". */
const COLORS = 63;
const SAME = COLORS;

/**
 * An animated GIF of the frames, playing for ever. Only what changed is drawn: the rest of a frame
 * is one transparent colour, which packs to nearly nothing. The page goes on between two frames.
 * Undefined when the signal was aborted.
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
  let before: Uint8Array | undefined;
  for (const { places, timeMs } of frames()) {
    if (signal.aborted) return undefined;
    paint(places);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const isFirst = palette === undefined;
    palette ??= quantize(data, COLORS);
    const pixels = applyPalette(data, palette);
    const last = before;
    gif.writeFrame(
      last ? pixels.map((color, at) => (color === last[at] ? SAME : color)) : pixels,
      canvas.width,
      canvas.height,
      {
        ...(isFirst ? { palette: withSame(palette) } : {}),
        ...(isFirst ? {} : { transparent: true, transparentIndex: SAME }),
        dispose: 1,
        delay: timeMs,
      },
    );
    before = pixels;
    onFrame();
    await new Promise((resolve) => setTimeout(resolve));
  }
  gif.finish();
  return { ending: 'gif', blob: new Blob([gif.bytes().slice()], { type: 'image/gif' }) };
}

/** The colours, and behind them the one that stands for "as before". */
function withSame(palette: readonly number[][]): number[][] {
  return Array.from({ length: COLORS + 1 }, (_, index) => palette[index] ?? [0, 0, 0]);
}
