/* Encodes frames as an animated GIF. */
import { GIFEncoder, quantize } from 'gifenc';
import type { Area } from './area.ts';
import type { Film } from './film.ts';
import type { Frame } from './frames.ts';
import type { Painter } from './painter.ts';
import { paletteIndex } from './paletteIndex.ts';
import { pausing } from './pause.ts';

/** Flat colours and the soft edges between them need few; one more means "as before". */
const COLORS = { few: 63, many: 255 } as const;

/**
 * An animated GIF of the frames, playing for ever. Each frame is the part of the picture that holds
 * all changes; what else lies in it is one transparent colour, which packs to nearly nothing. The
 * page goes on between two frames. Undefined when the signal was aborted.
 */
export async function makeGif(
  painter: Painter,
  frames: () => Iterable<Frame>,
  signal: AbortSignal,
  onFrame: () => void,
): Promise<Film | undefined> {
  const { canvas, context, paint, isColorful } = painter;
  const same = isColorful ? COLORS.many : COLORS.few;
  const gif = GIFEncoder();
  const pause = pausing();
  let draw: Draw | undefined;
  for (const { places, timeMs } of frames()) {
    if (signal.aborted) return undefined;
    const area = paint(places);
    const { data } = context.getImageData(area.x, area.y, area.width, area.height);
    const palette = draw ? undefined : quantize(data, same);
    draw ??= drawing(palette!, same, canvas);
    const start = gif.bytesView().length;
    gif.writeFrame(draw(data, area), area.width, area.height, {
      ...(palette
        ? { palette: withSame(palette, same) }
        : { transparent: true, transparentIndex: same }),
      dispose: 1,
      delay: timeMs,
    });
    if (!palette) moveFrame(gif.bytesView().subarray(start), area);
    onFrame();
    await pause();
  }
  gif.finish();
  return { ending: 'gif', blob: new Blob([gif.bytes().slice()], { type: 'image/gif' }) };
}

type Draw = (rgba: Uint8ClampedArray, area: Area) => Uint8Array;

/** Turns parts of a picture into the numbers of their colours; `same` where none changed. */
function drawing(
  palette: readonly number[][],
  same: number,
  { width, height }: { readonly width: number; readonly height: number },
): Draw {
  const indexOf = paletteIndex(palette);
  const shown = new Uint8Array(width * height).fill(same);
  return (rgba, area) => {
    const drawn = new Uint8Array(area.width * area.height);
    for (let at = 0; at < drawn.length; at++) {
      const row = Math.floor(at / area.width);
      const place = (area.y + row) * width + area.x + (at - row * area.width);
      const color = indexOf(rgba[4 * at]!, rgba[4 * at + 1]!, rgba[4 * at + 2]!);
      drawn[at] = color === shown[place] ? same : color;
      shown[place] = color;
    }
    return drawn;
  };
}

/** Where the corner of a frame stands in its bytes: behind the control block and one mark. */
const CORNER = 8 + 1;

/** Puts a frame where it belongs: the encoder has written all at the corner of the picture. */
function moveFrame(frame: Uint8Array, { x, y }: Area): void {
  frame.set([x & 255, x >> 8, y & 255, y >> 8], CORNER);
}

/** The colours, and behind them the one that stands for "as before". */
function withSame(palette: readonly number[][], same: number): number[][] {
  return Array.from({ length: same + 1 }, (_, index) => palette[index] ?? [0, 0, 0]);
}
