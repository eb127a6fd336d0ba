import type { Raster } from '@glissade/vision/raster';
import { chanceOf } from './chance.ts';
import type { Color } from './photo.ts';
import { mix } from './tileBoards.ts';

/** What is on the tiles; the last two are plain, or repeat themselves, so that tiles look alike. */
export const SCENES = ['landscape', 'face', 'city', 'flowers', 'gradient', 'pattern'] as const;
export type Scene = (typeof SCENES)[number];

/** The colour at a place of a picture, 0–1 both ways. */
type Paint = (u: number, v: number) => Color;
type Chance = () => number;

/** The longer side of a scene in pixels. */
const SIDE = 420;

/** A picture drawn by rule, `ratio` times as wide as high. */
export function drawScene(scene: Scene, seed: number, ratio: number): Raster {
  const chance = chanceOf(seed);
  const paint = PAINTERS[scene](chance);
  const grain = noiseOf(chance);
  const width = Math.round(SIDE * Math.min(1, ratio));
  const height = Math.round(SIDE * Math.min(1, 1 / ratio));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) {
    const [u, v] = [(at % width) / width, Math.floor(at / width) / height];
    const light = scene === 'gradient' ? 0 : 10 * grain(u * 60, v * 60);
    const color = paint(u, v);
    for (let part = 0; part < 3; part++) data[at * 4 + part] = color[part]! + light;
  }
  return { width, height, data };
}

const anyColor = (chance: Chance): Color => [chance() * 255, chance() * 255, chance() * 255];

/** Smooth noise from −1 to 1 over a plane, of features one unit wide. */
function noiseOf(chance: Chance): (x: number, y: number) => number {
  const values = Array.from({ length: 4096 }, () => chance() * 2 - 1);
  const valueAt = (x: number, y: number) => values[((x & 63) << 6) | (y & 63)]!;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, down] = [ease(x - left), ease(y - top)];
    const upper = valueAt(left, top) * (1 - right) + valueAt(left + 1, top) * right;
    const lower = valueAt(left, top + 1) * (1 - right) + valueAt(left + 1, top + 1) * right;
    return upper * (1 - down) + lower * down;
  };
}

function landscape(chance: Chance): Paint {
  const noise = noiseOf(chance);
  const [high, low] = [mix([40, 90, 190], anyColor(chance), 0.25), [225, 225, 215] as Color];
  const [sunX, sunY, sunSize] = [chance(), 0.1 + 0.25 * chance(), 0.04 + 0.06 * chance()];
  const ridge = (u: number) => 0.45 + 0.12 * noise(u * 3, 1) + 0.05 * noise(u * 11, 9);
  const shore = (u: number) => 0.68 + 0.06 * noise(u * 4, 20);
  const [rock, grass] = [mix([110, 110, 125], anyColor(chance), 0.2), [70, 120, 50] as Color];
  return (u, v) => {
    if (v > shore(u)) {
      const tuft = noise(u * 22, v * 30) + 0.5 * noise(u * 60, v * 70);
      return mix(grass, tuft > 0.45 ? [230, 200, 60] : [30, 60, 20], Math.abs(tuft) * 0.6);
    }
    if (v > ridge(u)) {
      const isSnow = v < ridge(u) + 0.05 + 0.03 * noise(u * 30, 3);
      return isSnow ? [240, 242, 248] : mix(rock, [40, 40, 50], 0.5 + 0.5 * noise(u * 14, v * 9));
    }
    if (Math.hypot(u - sunX, v - sunY) < sunSize) return [255, 240, 170];
    const cloud = noise(u * 5, v * 12) + 0.5 * noise(u * 13, v * 26);
    return mix(mix(high, low, v * 1.8), [250, 250, 250], Math.max(0, Math.min(1, cloud * 1.4)));
  };
}

function face(chance: Chance): Paint {
  const noise = noiseOf(chance);
  const [wall, other] = [anyColor(chance), anyColor(chance)];
  const [skin, hair, shirt] = [
    mix([235, 190, 160], [120, 75, 50], chance()),
    anyColor(chance),
    anyColor(chance),
  ];
  const look = 0.015 * (chance() - 0.5);
  const inside = (u: number, v: number, x: number, y: number, a: number, b: number) =>
    ((u - x) / a) ** 2 + ((v - y) / b) ** 2 < 1;
  return (u, v) => {
    for (const x of [0.39, 0.61]) {
      if (inside(u, v, x + look, 0.45, 0.022, 0.026)) return [30, 30, 40];
      if (inside(u, v, x, 0.45, 0.06, 0.035)) return [250, 250, 250];
      if (inside(u, v, x, 0.375, 0.075, 0.014)) return hair;
    }
    if (inside(u, v, 0.5, 0.67, 0.1, 0.03)) return [180, 60, 60];
    if (inside(u, v, 0.5, 0.54, 0.03, 0.06)) return mix(skin, [60, 30, 20], 0.3);
    if (inside(u, v, 0.5, 0.5, 0.25, 0.33)) return mix(skin, [90, 40, 30], Math.abs(u - 0.45));
    if (inside(u, v, 0.5, 0.42, 0.31, 0.38))
      return mix(hair, [0, 0, 0], 0.4 * Math.abs(noise(u * 50, v * 8)));
    if (v > 0.86 - 0.3 * (0.3 - Math.abs(u - 0.5))) {
      return (Math.floor(v * 26) & 1) === 0 ? shirt : mix(shirt, [255, 255, 255], 0.3 + 0.4 * u);
    }
    const paper = noise(u * 7, v * 7) + 0.4 * noise(u * 21, v * 21);
    return mix(mix(wall, other, (u + v) / 2), [255, 255, 255], 0.35 * Math.abs(paper));
  };
}

function city(chance: Chance): Paint {
  const noise = noiseOf(chance);
  const houses = Array.from({ length: 9 }, (_, at) => ({
    left: at / 9 + 0.06 * (chance() - 0.5) - 0.03,
    top: 0.15 + 0.5 * chance(),
    color: mix(anyColor(chance), [120, 110, 105], 0.4),
    floors: 12 + Math.floor(chance() * 14),
    lit: Math.floor(chance() * 60),
  }));
  const [dusk, glow] = [mix([40, 40, 110], anyColor(chance), 0.3), [250, 170, 110] as Color];
  return (u, v) => {
    if (v > 0.9) return mix([60, 60, 66], [210, 210, 200], Math.abs(noise(u * 25, v * 60)));
    const house = houses.findLast(({ left, top }) => u > left && v > top);
    if (!house)
      return mix(mix(dusk, glow, v), [255, 255, 255], 0.3 * Math.abs(noise(u * 4, v * 9)));
    const [x, y] = [(u - house.left) * 60, v * house.floors * 2];
    const isWindow = x % 1 > 0.35 && y % 1 > 0.4;
    const isLit = noise(Math.floor(x) * 3.7 + house.lit, Math.floor(y) * 5.3) > 0.1;
    if (isWindow) return isLit ? [255, 225, 130] : [40, 46, 60];
    return mix(house.color, [0, 0, 0], 0.35 * (v - house.top));
  };
}

function flowers(chance: Chance): Paint {
  const noise = noiseOf(chance);
  const all = Array.from({ length: 60 }, () => ({
    x: chance(),
    y: chance(),
    size: 0.03 + 0.06 * chance(),
    petals: 4 + Math.floor(chance() * 5),
    turn: chance() * 6,
    color: anyColor(chance),
  }));
  return (u, v) => {
    for (const { x, y, size, petals, turn, color } of all) {
      const [dx, dy] = [u - x, v - y];
      const away = Math.hypot(dx, dy) / size;
      if (away > 1) continue;
      if (away < 0.25) return [250, 210, 60];
      const petal = Math.cos(petals * (Math.atan2(dy, dx) + turn));
      if (away < 0.65 + 0.35 * petal) return mix(color, [255, 255, 255], 0.5 * away);
    }
    return mix([50, 110, 50], [15, 45, 25], Math.abs(noise(u * 18, v * 18)));
  };
}

function gradient(chance: Chance): Paint {
  const [a, b, c, d] = [anyColor(chance), anyColor(chance), anyColor(chance), anyColor(chance)];
  return (u, v) => mix(mix(a, b, u), mix(c, d, u), v);
}

function pattern(chance: Chance): Paint {
  const [a, b, c] = [anyColor(chance), anyColor(chance), anyColor(chance)];
  const [across, down] = [8 + Math.floor(chance() * 3) * 4, 8 + Math.floor(chance() * 2) * 4];
  return (u, v) => {
    const row = Math.floor(v * down);
    const place = (u * across + (row & 1) / 2) % 1;
    if (v * down - row < 0.15 || place < 0.08) return c;
    return (row & 1) === 0 ? a : b;
  };
}

const PAINTERS: Readonly<Record<Scene, (chance: Chance) => Paint>> = {
  landscape,
  face,
  city,
  flowers,
  gradient,
  pattern,
};
