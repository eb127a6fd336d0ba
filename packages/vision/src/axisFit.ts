/*
 * Fits evenly spaced lines to a profile: how much of the board's height changes colour at each
 * place along one axis.
 */

export const CELLS_MIN = 2;
export const CELLS_MAX = 10;
/** What is seen around the quadrilateral, as a part of its sides. */
export const AROUND = 0.05;
/** How far from the rim the first line may lie: inside a frame. */
const FRAME = 0.14;

/** What the lines of a board are like. */
export type Lines = {
  /** How much of a line may be seen where no line is: strokes of digits below each other. */
  readonly strokes: number;
  /** How much the faintest line counts beside the mean of all: blocks lie across many. */
  readonly least: number;
};
export const LINES: Readonly<Record<'tiles' | 'blocks', Lines>> = {
  tiles: { strokes: 0.35, least: 0.5 },
  blocks: { strokes: 0.12, least: 0.15 },
};

export type AxisFit = {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly score: number;
};

/** The best place of each number of cells along one axis. */
export function fitAxis(profile: Float32Array, lines: Lines): AxisFit[] {
  const length = profile.length;
  const reach = (AROUND / (1 + 2 * AROUND)) * length;
  const fits: AxisFit[] = [];
  for (let count = CELLS_MIN; count <= CELLS_MAX; count++) {
    let best: AxisFit = { count, from: 0, to: length, score: -1 };
    for (let from = Math.max(1, reach - 5); from < length * FRAME; from += 1.5) {
      for (let to = length - from - 14; to <= length - from + 14; to += 1.5) {
        if (to > length - Math.max(1, reach - 5)) break;
        const score = scoreComb(profile, from, to, count, lines);
        if (score > best.score) best = { count, from, to, score };
      }
    }
    fits.push(best);
  }
  return fits;
}

function scoreComb(
  profile: Float32Array,
  from: number,
  to: number,
  count: number,
  kind: Lines,
): number {
  const pitch = (to - from) / count;
  if (pitch < 9) return -1;
  let lines = 0;
  let least = 1;
  for (let line = 0; line <= count; line++) {
    const weight = line === 0 || line === count ? 0.5 : 1;
    const value = mostNear(profile, from + line * pitch, 0.05 * pitch);
    lines += weight * value;
    least = Math.min(least, value);
  }
  let between = 0;
  for (const parts of [2, 3]) {
    let sum = 0;
    for (let line = 0; line < count; line++) {
      for (let part = 1; part < parts; part++) {
        sum += mostNear(profile, from + (line + part / parts) * pitch, 0.05 * pitch);
      }
    }
    between = Math.max(between, sum / (count * (parts - 1)));
  }
  // Lines that go on outside: a part of a larger grid.
  const outside = Math.max(
    mostNear(profile, from - pitch, 0.05 * pitch),
    mostNear(profile, to + pitch, 0.05 * pitch),
  );
  const excess = Math.max(0, between - kind.strokes);
  return (lines / count) * (1 - kind.least) + least * kind.least - 1.2 * excess - 0.4 * outside;
}

/** The highest value near a place. */
function mostNear(profile: Float32Array, place: number, reach: number): number {
  let most = 0;
  const last = Math.round(place + reach);
  for (let at = Math.round(place - reach); at <= last; at++) {
    const value = profile[at] ?? 0;
    if (value > most) most = value;
  }
  return most;
}
