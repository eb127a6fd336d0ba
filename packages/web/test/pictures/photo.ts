import { project, projectionOnto, type Quad } from '@glissade/vision/plane';
import type { Raster } from '@glissade/vision/raster';

export type Color = readonly [red: number, green: number, blue: number];

/** Colours at places of a board, whose cells are squares of side 1. */
export type Painted = {
  readonly columns: number;
  readonly rows: number;
  /** How far the frame reaches around the cells. */
  readonly frame: number;
  readonly at: (x: number, y: number) => Color;
};

/** How a painted board is seen. */
export type View = {
  readonly width: number;
  readonly height: number;
  /** Where the outer corners of the frame are, in pixels. */
  readonly quad: Quad;
  readonly around: (x: number, y: number) => Color;
  /** How much darker the far corner is, 0–1, and whence the light comes. */
  readonly shade: number;
  readonly light: number;
  /** The radius of the blur in pixels; the spread of the noise in levels. */
  readonly blur: number;
  readonly noise: number;
};

/** The picture that a camera takes of a board: two rays a pixel, then light, blur and noise. */
export function takePhoto(board: Painted, view: View, random: () => number): Raster {
  const { width, height } = view;
  const [across, down] = [board.columns + 2 * board.frame, board.rows + 2 * board.frame];
  const back = inverse(projectionOnto(view.quad, across, down));
  const colors = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let ray = 0; ray < 2; ray++) {
        const [px, py] = [x + 0.25 + 0.5 * ray, y + 0.25 + 0.5 * ray];
        const [u, v] = project(back, px, py);
        const isOn = u >= 0 && v >= 0 && u < across && v < down;
        const color = isOn ? board.at(u - board.frame, v - board.frame) : view.around(px, py);
        for (let part = 0; part < 3; part++) {
          colors[(y * width + x) * 3 + part]! += color[part]! / 2;
        }
      }
    }
  }
  return develop(blurred(colors, width, height, view.blur), view, random);
}

function develop(colors: Float32Array, view: View, random: () => number): Raster {
  const { width, height } = view;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const [dx, dy] = [Math.cos(view.light) / width, Math.sin(view.light) / height];
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2];
    const bright = 1 - view.shade * (0.5 + dx * x + dy * y);
    for (let part = 0; part < 3; part++) {
      const grain = (random() + random() + random() - 1.5) * 2 * view.noise;
      data[at * 4 + part] = colors[at * 3 + part]! * bright + grain;
    }
  }
  return { width, height, data };
}

function blurred(colors: Float32Array, width: number, height: number, radius: number) {
  if (radius <= 0) return colors;
  const reach = Math.ceil(radius * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * radius * radius)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let now = colors;
  for (const isDown of [false, true]) {
    const next = new Float32Array(now.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const to = (y * width + x) * 3;
        for (let by = -reach; by <= reach; by++) {
          const column = isDown ? x : Math.min(width - 1, Math.max(0, x + by));
          const row = isDown ? Math.min(height - 1, Math.max(0, y + by)) : y;
          const from = (row * width + column) * 3;
          const weight = weights[by + reach]! / total;
          next[to]! += weight * now[from]!;
          next[to + 1]! += weight * now[from + 1]!;
          next[to + 2]! += weight * now[from + 2]!;
        }
      }
    }
    now = next;
  }
  return now;
}

/** The projection that undoes another, up to its scale. */
function inverse(p: readonly number[]): readonly number[] {
  const [a, b, c, d, e, f, g, h, i] = p;
  return [
    e! * i! - f! * h!,
    c! * h! - b! * i!,
    b! * f! - c! * e!,
    f! * g! - d! * i!,
    a! * i! - c! * g!,
    c! * d! - a! * f!,
    d! * h! - e! * g!,
    b! * g! - a! * h!,
    a! * e! - b! * d!,
  ];
}
