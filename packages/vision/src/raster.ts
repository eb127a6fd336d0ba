/** A picture: red, green, blue and opacity of each pixel, row by row, as `ImageData` holds it. */
export type Raster = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
};

/** The picture with its longer side at most so long, each pixel the mean of those it stands for. */
export function shrink(picture: Raster, longest: number): Raster {
  const scale = Math.max(picture.width, picture.height) / longest;
  if (scale <= 1) return picture;
  const width = Math.max(1, Math.round(picture.width / scale));
  const height = Math.max(1, Math.round(picture.height / scale));
  const sums = new Float64Array(width * height * 4);
  for (let y = 0; y < picture.height; y++) {
    const row = Math.min(height - 1, Math.floor((y * height) / picture.height)) * width;
    for (let x = 0; x < picture.width; x++) {
      const to = (row + Math.min(width - 1, Math.floor((x * width) / picture.width))) * 4;
      const from = (y * picture.width + x) * 4;
      for (let part = 0; part < 3; part++) sums[to + part]! += picture.data[from + part]!;
      sums[to + 3]! += 1;
    }
  }
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) {
    for (let part = 0; part < 3; part++) data[at + part] = sums[at + part]! / sums[at + 3]!;
    data[at + 3] = 255;
  }
  return { width, height, data };
}

/** Writes the colour between pixels at a place into `out` at `to`; the rim goes on outside. */
export function sampleInto(
  { width, height, data }: Raster,
  x: number,
  y: number,
  out: Float32Array,
  to: number,
): void {
  const cx = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const cy = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const [left, top] = [Math.floor(cx), Math.floor(cy)];
  const [right, down] = [cx - left, cy - top];
  const at = (top * width + left) * 4;
  const below = at + width * 4;
  for (let part = 0; part < 3; part++) {
    const upper = data[at + part]! * (1 - right) + data[at + 4 + part]! * right;
    const lower = data[below + part]! * (1 - right) + data[below + 4 + part]! * right;
    out[to + part]! += upper * (1 - down) + lower * down;
  }
}
