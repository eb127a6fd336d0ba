import { readFileSync } from 'node:fs';
import { type DigitNet, digitNet } from '@glissade/vision/digits/digitNet';
import type { Quad } from '@glissade/vision/plane';
import { type Known, readPicture } from '@glissade/vision/readPicture';
import fc from 'fast-check';
import { attempt, expectThat, target } from '../target.ts';

const LOOKS = ['flat', 'clear', 'noise', 'stripes', 'checks', 'ramp'] as const;

type Input = {
  readonly width: number;
  readonly height: number;
  readonly look: (typeof LOOKS)[number];
  readonly seed: number;
  readonly kind: 'tiles' | 'blocks' | null;
  readonly size: readonly [number, number] | null;
  /** In parts of the sides, so that corners may lie anywhere. */
  readonly corners: readonly (readonly [number, number])[] | null;
};

let netKnown: DigitNet | undefined;

/** Tests and the fuzzing door run at the root. */
function net(): DigitNet {
  netKnown ??= digitNet(readFileSync('packages/vision/src/digits/weights.bin'));
  return netKnown;
}

function pictureOf({ width, height, look, seed }: Input) {
  const data = new Uint8ClampedArray(width * height * 4);
  let state = seed + 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
  const pitch = 3 + (seed % 40);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const light = {
      flat: seed % 256,
      clear: 0,
      noise: random(),
      stripes: Math.floor(x / pitch) % 2 ? 230 : 20,
      checks: (Math.floor(x / pitch) + Math.floor(y / pitch)) % 2 ? 200 : 60,
      ramp: (x + y) % 256,
    }[look];
    data.fill(light, at * 4, at * 4 + 3);
    data[at * 4 + 3] = look === 'clear' ? 0 : 255;
  }
  return { width, height, data };
}

function check(input: Input): void {
  const { width, height, kind, size, corners } = input;
  const quad = corners?.map(([x, y]) => [x * width, y * height]) as unknown as Quad | undefined;
  const known: Known = { quad, kind: kind ?? undefined, size: size ?? undefined };
  const reading = attempt([], () => readPicture(pictureOf(input), net(), known))!;
  const { columns, rows } = reading.grid;
  const places = reading.kind === 'tiles' ? reading.tiles : reading.pieces;
  expectThat(places.length === columns * rows, () => `${places.length} places`);
  if (size) expectThat(`${columns},${rows}` === size.join(), () => `${columns} by ${rows}`);
  expectThat(reading.quality >= 0 && reading.quality <= 1, () => `quality ${reading.quality}`);
  if (reading.kind === 'tiles') {
    expectThat(new Set(places).size === places.length, () => `tiles ${places}`);
  }
  const isPlaced = reading.grid.quad.flat().every(Number.isFinite);
  expectThat(isPlaced || corners !== null, () => `corners at ${reading.grid.quad.join()}`);
}

const side = fc.oneof(fc.integer({ min: 8, max: 24 }), fc.integer({ min: 25, max: 160 }));
const cells = fc.integer({ min: 2, max: 6 });
/** Corners may fall together, lie on a line, cross, or lie outside. */
const part = fc.oneof(
  fc.constantFrom(0, 0.5, 1),
  fc.double({ min: -1, max: 2, noNaN: true, noDefaultInfinity: true }),
);

export const pictures = target<Input>({
  name: 'pictures',
  title: 'pictures that show no board, and corners anywhere',
  counts: 'inputs',
  inputs: () =>
    fc.record({
      width: side,
      height: side,
      look: fc.constantFrom(...LOOKS),
      seed: fc.nat(100_000),
      kind: fc.constantFrom('tiles', 'blocks', null),
      size: fc.option(fc.tuple(cells, cells)),
      corners: fc.option(fc.array(fc.tuple(part, part), { minLength: 4, maxLength: 4 })),
    }),
  check,
  share: 1,
  timeMsMax: 20_000,
  batch: 20,
});
