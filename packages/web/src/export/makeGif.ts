/* Encodes frames as an animated GIF. */
import { GIFEncoder, quantize } from 'gifenc';
import type { Film } from './film.ts';
import type { Frame } from './frames.ts';
import type { Painter } from './painter.ts';
import { paletteIndex } from './paletteIndex.ts';
import { pausing } from './pause.ts';

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
  const pause = pausing();
  let draw: Draw | undefined;
  for (const { places, timeMs } of frames()) {
    if (signal.aborted) return undefined;
    paint(places);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const palette = draw ? undefined : quantize(data, COLORS);
    draw ??= changesOf(palette!, data.length / 4);
    gif.writeFrame(draw(data), canvas.width, canvas.height, {
      ...(palette ? { palette: withSame(palette) } : { transparent: true, transparentIndex: SAME }),
      dispose: 1,
      delay: timeMs,
    });
    onFrame();
    await pause();
  }
  gif.finish();
  return { ending: 'gif', blob: new Blob([gif.bytes().slice()], { type: 'image/gif' }) };
}

type Draw = (rgba: Uint8ClampedArray) => Uint8Array;

/** Turns one picture after the other into the numbers of its colours; `SAME` where none changed. */
function changesOf(palette: readonly number[][], size: number): Draw {
  const indexOf = paletteIndex(palette);
  const shown = new Uint8Array(size).fill(SAME);
  const drawn = new Uint8Array(size);
  return (rgba) => {
    for (let at = 0; at < size; at++) {
      const color = indexOf(rgba[4 * at]!, rgba[4 * at + 1]!, rgba[4 * at + 2]!);
      drawn[at] = color === shown[at] ? SAME : color;
      shown[at] = color;
    }
    return drawn;
  };
}

/** The colours, and behind them the one that stands for "as before". */
function withSame(palette: readonly number[][]): number[][] {
  return Array.from({ length: COLORS + 1 }, (_, index) => palette[index] ?? [0, 0, 0]);
}
