/* Tells the ink on a tile from the tile. */
import type { Patch } from '../cells.ts';
import type { InkMap } from './glyph.ts';

/** The ink of a tile and how much it differs from the tile, in levels of colour. */
export type Inked = { readonly map: InkMap; readonly contrast: number };

/** What of a tile lies inside its rim, as a part of its side. */
const INSIDE = 0.08;
const STEPS = 64;

/** How far each pixel of a tile differs from the tile's own colour, 1 for ink. */
export function inkOf({ side, colors }: Patch): Inked {
  const body = commonColor(colors, side);
  const apart = new Float32Array(side * side);
  for (let at = 0; at < apart.length; at++) {
    let most = 0;
    for (let part = 0; part < 3; part++) {
      most = Math.max(most, Math.abs(colors[at * 3 + part]! - body[part]!));
    }
    apart[at] = most;
  }
  const { threshold, high, low } = splitLevels(insideOf(apart, side));
  const contrast = high - low;
  const ink = apart.map((value) => {
    // Half ink lies at the threshold.
    const above = value - low;
    const middle = Math.max(threshold - low, 1);
    return Math.min(1, Math.max(0, (above / middle) * 0.5));
  });
  return { map: { width: side, height: side, ink }, contrast };
}

function insideOf(values: Float32Array, side: number): number[] {
  const rim = Math.round(side * INSIDE * 1.5);
  const inside: number[] = [];
  for (let y = rim; y < side - rim; y++) {
    for (let x = rim; x < side - rim; x++) inside.push(values[y * side + x]!);
  }
  return inside;
}

/** The mean of the commonest colours of the tile. */
function commonColor(colors: Float32Array, side: number): readonly number[] {
  const rim = Math.round(side * INSIDE);
  const bins = new Map<number, number[]>();
  for (let y = rim; y < side - rim; y++) {
    for (let x = rim; x < side - rim; x++) {
      const at = (y * side + x) * 3;
      const key = (colors[at]! >> 5) * 64 + (colors[at + 1]! >> 5) * 8 + (colors[at + 2]! >> 5);
      const sums = bins.get(key) ?? [0, 0, 0, 0];
      for (let part = 0; part < 3; part++) sums[part]! += colors[at + part]!;
      sums[3]! += 1;
      bins.set(key, sums);
    }
  }
  let best: number[] = [0, 0, 0, 0];
  for (const sums of bins.values()) if (sums[3]! > best[3]!) best = sums;
  return best.slice(0, 3).map((sum) => sum / best[3]!);
}

/** Two groups of values as unlike as can be. (N. Otsu, "A threshold selection method", 1979.) */
function splitLevels(values: readonly number[]) {
  const top = Math.max(8, ...values);
  const counts = new Float64Array(STEPS);
  for (const value of values) {
    counts[Math.min(STEPS - 1, Math.floor((value / top) * STEPS))]! += 1;
  }
  const whole = counts.reduce((sum, count, level) => sum + count * level, 0);
  let best = { spread: -1, threshold: STEPS / 2, low: 0, high: 0 };
  let [below, sum] = [0, 0];
  for (let level = 0; level < STEPS - 1; level++) {
    below += counts[level]!;
    sum += counts[level]! * level;
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const [low, high] = [sum / below, (whole - sum) / above];
    const spread = below * above * (high - low) ** 2;
    if (spread > best.spread) best = { spread, threshold: level + 1, low, high };
  }
  const scale = top / STEPS;
  return {
    threshold: ((best.low + best.high) / 2 + 0.5) * scale,
    low: (best.low + 0.5) * scale,
    high: (best.high + 0.5) * scale,
  };
}
