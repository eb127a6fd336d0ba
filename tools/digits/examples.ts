import { NO_DIGIT } from '@glissade/vision/digits/digitNet';
import { type Box, glyphOf } from '@glissade/vision/digits/glyph';

/*
 * Examples to learn from: drawn digits turned, bent, made thick or thin, drawn small, blurred and
 * dirtied as a photograph does; and what is no digit: halves, two in one, spots.
 */
const DRAWN = 48;
const MAP = 44;

/** How a digit is turned and bent: radians, and factors near 1 or 0. */
type Way = {
  readonly turn: number;
  readonly wide: number;
  readonly shear: number;
  readonly bend: number;
};
type Chance = () => number;
/** The drawn digit of a font, 48 × 48 bytes. */
export type DrawnOf = (font: number, digit: number) => Uint8Array;

/** Draws a digit onto a map of ink, `height` pixels high, with its middle at `middleX`. */
function drawInto(
  ink: Float32Array,
  drawn: Uint8Array,
  height: number,
  middleX: number,
  way: Way,
): void {
  const cos = Math.cos(way.turn);
  const sin = Math.sin(way.turn);
  const scale = (DRAWN - 6) / height;
  for (let y = 0; y < MAP; y++) {
    for (let x = 0; x < MAP; x++) {
      let sum = 0;
      for (let tap = 0; tap < 4; tap++) {
        const dx = x + (tap & 1) / 2 + 0.25 - middleX;
        const dy = y + (tap >> 1) / 2 + 0.25 - MAP / 2;
        const u = (cos * dx + sin * dy) * scale * way.wide + way.shear * dy * scale + DRAWN / 2;
        const v = (cos * dy - sin * dx) * scale + way.bend * dx * scale + DRAWN / 2;
        sum += drawnAt(drawn, u - 0.5, v - 0.5);
      }
      const at = x + y * MAP;
      ink[at] = Math.max(ink[at]!, sum / 4 / 255);
    }
  }
}

function drawnAt(drawn: Uint8Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= DRAWN - 1 || top >= DRAWN - 1) return 0;
  const [right, down] = [x - left, y - top];
  const at = left + top * DRAWN;
  const upper = drawn[at]! * (1 - right) + drawn[at + 1]! * right;
  const lower = drawn[at + DRAWN]! * (1 - right) + drawn[at + DRAWN + 1]! * right;
  return upper * (1 - down) + lower * down;
}

/** A Gauss of five pixels, across and down. */
function blur(ink: Float32Array, radius: number): Float32Array {
  if (radius < 0.3) return ink;
  const weights = [-2, -1, 0, 1, 2].map((d) => Math.exp((-d * d) / (2 * radius * radius)));
  const total = weights.reduce((a, b) => a + b);
  let now = ink;
  for (const step of [1, MAP]) {
    const next = new Float32Array(now.length);
    for (let at = 0; at < now.length; at++) {
      let sum = 0;
      for (let d = -2; d <= 2; d++) sum += (now[at + d * step] ?? 0) * weights[d + 2]!;
      next[at] = sum / total;
    }
    now = next;
  }
  return now;
}

function wayOf(random: Chance): Way {
  const between = (low: number, high: number) => low + (high - low) * random();
  return {
    turn: between(-0.2, 0.2),
    wide: between(0.8, 1.25),
    shear: between(-0.2, 0.2),
    bend: between(-0.12, 0.12),
  };
}

/** The box of what is dark enough; undefined where nothing is. */
function boxOf(ink: Float32Array, threshold: number): Box | undefined {
  let [left, top, right, bottom] = [MAP, MAP, 0, 0];
  for (let y = 0; y < MAP; y++) {
    for (let x = 0; x < MAP; x++) {
      if (ink[x + y * MAP]! < threshold) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return right > left ? { left, top, right, bottom } : undefined;
}

function spoil(ink: Float32Array, random: Chance): Float32Array {
  const soft = blur(ink, random() * 1.3);
  const thick = 0.75 + random() * 0.5;
  const noise = random() < 0.5 ? random() * 0.12 : 0;
  return soft.map((value) => {
    const grown = Math.min(1, value * (thick > 1 ? thick ** 3 : 1)) ** (thick < 1 ? 1.3 : 1);
    return Math.min(1, Math.max(0, grown + (random() + random() - 1) * noise));
  });
}

/** An example by chance: the glyph as the reader would cut it out, and its class. */
export function makeExample(
  drawnOf: DrawnOf,
  fontCount: number,
  random: Chance,
): { readonly glyph: Float32Array; readonly label: number } {
  const font = Math.floor(random() * fontCount);
  const isJunk = random() < 0.12;
  const digit = Math.floor(random() * 10);
  let ink: Float32Array = new Float32Array(MAP * MAP);
  const height = 9 + random() * 27;
  const way = wayOf(random);
  if (!isJunk) {
    drawInto(ink, drawnOf(font, digit), height, MAP / 2, way);
  } else if (random() < 0.5) {
    const apart = Math.min(11, height * 0.3);
    drawInto(ink, drawnOf(font, digit), height * 0.8, MAP / 2 - apart, way);
    const other = drawnOf(font, Math.floor(random() * 10));
    drawInto(ink, other, height * 0.8, MAP / 2 + apart, way);
  } else {
    drawInto(ink, drawnOf(font, digit), height, MAP / 2, way);
    const cut = MAP / 2 + (random() - 0.5) * height * 0.25;
    const across = random() < 0.6;
    ink = ink.map((value, at) => {
      const place = across ? at % MAP : Math.floor(at / MAP);
      return place < cut ? value : 0;
    });
  }
  ink = spoil(ink, random);
  const box = boxOf(ink, 0.3 + random() * 0.25);
  if (!box) return makeExample(drawnOf, fontCount, random);
  const glyph = glyphOf({ width: MAP, height: MAP, ink }, box);
  return { glyph, label: isJunk ? NO_DIGIT : digit };
}
