/* What a JPEG file leaves of a picture: squares of eight pixels, their waves rounded. */
import type { Raster } from '@glissade/vision/raster';

const SIDE = 8;
const WAVES = Array.from({ length: SIDE * SIDE }, (_, at) => {
  const [wave, place] = [Math.floor(at / SIDE), at % SIDE];
  const scale = wave === 0 ? Math.SQRT1_2 : 1;
  return (scale / 2) * Math.cos(((2 * place + 1) * wave * Math.PI) / (2 * SIDE));
});

/** Coarser for the finer waves, and for the colours than for the light. */
const stepOf = (across: number, down: number, coarse: number, isLight: boolean) =>
  coarse * (isLight ? 6 + 3 * (across + down) : 10 + 8 * (across + down));

/** The picture as it is after it was stored; `coarse` 1 is a good quality, 3 a poor one. */
export function asJpeg(picture: Raster, coarse: number): Raster {
  const { width, height } = picture;
  const data = new Uint8ClampedArray(picture.data);
  for (let top = 0; top < height; top += SIDE) {
    for (let left = 0; left < width; left += SIDE) {
      const offsets = Array.from({ length: SIDE * SIDE }, (_, at) => {
        const x = Math.min(width - 1, left + (at % SIDE));
        const y = Math.min(height - 1, top + Math.floor(at / SIDE));
        return (y * width + x) * 4;
      });
      storeSquare(picture.data, data, offsets, coarse);
    }
  }
  return { width, height, data };
}

function storeSquare(
  from: Uint8ClampedArray,
  to: Uint8ClampedArray,
  offsets: readonly number[],
  coarse: number,
): void {
  const parts = [0, 1, 2].map((part) => offsets.map((at) => from[at + part]!));
  const [red, green, blue] = parts as [number[], number[], number[]];
  const light = red.map((one, at) => 0.3 * one + 0.59 * green[at]! + 0.11 * blue[at]!);
  const [y, b, r] = [
    light,
    blue.map((one, at) => 0.56 * (one - light[at]!)),
    red.map((one, at) => 0.71 * (one - light[at]!)),
  ].map((plane, at) => roundWaves(plane, coarse, at === 0)) as [number[], number[], number[]];
  offsets.forEach((offset, at) => {
    const [newRed, newBlue] = [y[at]! + r[at]! / 0.71, y[at]! + b[at]! / 0.56];
    to[offset] = newRed;
    to[offset + 1] = (y[at]! - 0.3 * newRed - 0.11 * newBlue) / 0.59;
    to[offset + 2] = newBlue;
  });
}

function roundWaves(plane: readonly number[], coarse: number, isLight: boolean): number[] {
  const turned = turn(turn(plane, false), false).map((value, at) => {
    const step = stepOf(at % SIDE, Math.floor(at / SIDE), coarse, isLight);
    return Math.round(value / step) * step;
  });
  return turn(turn(turned, true), true);
}

/** The waves of each row, as columns; twice is the whole square. `isBack`: from waves to places. */
function turn(square: readonly number[], isBack: boolean): number[] {
  return Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [row, to] = [at % SIDE, Math.floor(at / SIDE)];
    let sum = 0;
    for (let from = 0; from < SIDE; from++) {
      sum += square[row * SIDE + from]! * WAVES[isBack ? from * SIDE + to : to * SIDE + from]!;
    }
    return sum;
  });
}
