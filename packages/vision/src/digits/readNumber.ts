/* Reads the number on one tile: ways to cut it into digits, and how well each fits. */
import type { Patch } from '../cells.ts';
import { regionsOf } from '../regions.ts';
import { type DigitNet, type DigitScores, NO_DIGIT } from './digitNet.ts';
import { type Box, glyphOf, type InkMap } from './glyph.ts';
import { inkOf } from './inkOf.ts';

/** One way to cut what is on a tile into digits, each with its scores. */
export type Cut = readonly DigitScores[];

/** What may be on a cell. */
export type CellReading = {
  readonly cuts: readonly Cut[];
  /** How much the ink differs from the tile, in levels of colour. */
  readonly contrast: number;
};

/** The most digits that a number has: boards have at most a hundred cells. */
const DIGITS_MAX = 2;
/** The parts of a cell's side between which a digit is high. */
const [LOW, HIGH] = [0.17, 0.92];

/** Reads what is on a cell, in all ways that make sense. */
export function readNumber(patch: Patch, net: DigitNet): CellReading {
  const { map, contrast } = inkOf(patch);
  if (contrast < 12) return { cuts: [], contrast };
  const boxes = digitBoxes(map);
  if (boxes.length === 0) return { cuts: [], contrast };
  const read = (cut: readonly Part[]) =>
    cut.map(({ box, ink }) => net(glyphOf({ ...map, ink }, box)));
  const cuts = [boxes];
  const wide = boxes.findIndex(({ box }) => box.right - box.left > 0.78 * (box.bottom - box.top));
  if (wide >= 0 && boxes.length < DIGITS_MAX) {
    cuts.push(boxes.toSpliced(wide, 1, ...halve(boxes[wide]!, map.width)));
  }
  return { cuts: cuts.filter((cut) => cut.length <= DIGITS_MAX).map(read), contrast };
}

type Part = { readonly box: Box; readonly ink: Float32Array };

/** The parts of the ink that can be digits, from left to right; pieces of one are joined. */
function digitBoxes({ ink, width, height }: InkMap): Part[] {
  const regions = regionsOf((at) => ink[at]! >= 0.5, width, height, true);
  const kept = regions.list.flatMap((region, index) => {
    const [w, h] = [region.right - region.left, region.bottom - region.top];
    const isSpot = region.size < 0.004 * width * height || (h < 0.09 * height && w < 0.3 * width);
    return isSpot || region.touchesRim || isLine(region, width) ? [] : [{ region, index }];
  });
  const groups: { box: Box; members: number[] }[] = [];
  for (const { region, index } of kept.sort((a, b) => a.region.left - b.region.left)) {
    const last = groups.find(({ box }) => overlap(box, region) > 0.5);
    if (last) {
      last.box = around(last.box, region);
      last.members.push(index);
    } else groups.push({ box: region, members: [index] });
  }
  const tallest = Math.max(...groups.map(({ box }) => box.bottom - box.top));
  const fit = groups.filter(({ box }) => {
    const h = box.bottom - box.top;
    return h > 0.6 * tallest && h > LOW * height && h < HIGH * height;
  });
  return fit
    .sort((a, b) => a.box.left - b.box.left)
    .map(({ box, members }) => ({ box, ink: inkOfMembers(ink, regions.labels, members) }));
}

/** A rim of the tile: long, thin, and near its side. */
function isLine(box: Box, side: number): boolean {
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const isAtSide =
    Math.min(box.left, box.top) < 0.06 * side || Math.max(box.right, box.bottom) > 0.94 * side;
  return isAtSide && (w > 0.75 * side || h > 0.75 * side || Math.min(w, h) < 0.06 * side);
}

/** The part of the narrower box that lies above or below the other. */
function overlap(a: Box, b: Box): number {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared / Math.min(a.right - a.left, b.right - b.left);
}

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The ink without that of other parts; faint pixels belong to all. */
function inkOfMembers(ink: Float32Array, labels: Int32Array, members: readonly number[]) {
  return ink.map((value, at) => {
    const label = labels[at]!;
    return label < 0 || members.includes(label) ? value : 0;
  });
}

/** Two digits that touch: cut where there is least ink near the middle. */
function halve({ box, ink }: Part, width: number): readonly [Part, Part] {
  const span = box.right - box.left;
  let cut = { at: box.left + span / 2, ink: Number.POSITIVE_INFINITY };
  for (let x = box.left + span * 0.3; x < box.left + span * 0.7; x++) {
    let sum = 0;
    for (let y = box.top; y < box.bottom; y++) sum += ink[y * width + Math.floor(x)]!;
    if (sum < cut.ink) cut = { at: Math.floor(x), ink: sum };
  }
  return [
    { box: tighten({ ...box, right: Math.ceil(cut.at) }, ink, width), ink },
    { box: tighten({ ...box, left: Math.ceil(cut.at) }, ink, width), ink },
  ];
}

/** Without empty rows above and below. */
function tighten(box: Box, ink: Float32Array, width: number): Box {
  const isEmpty = (y: number) => {
    for (let x = box.left; x < box.right; x++) if (ink[y * width + x]! >= 0.5) return false;
    return true;
  };
  let { top, bottom } = box;
  while (top < bottom - 2 && isEmpty(top)) top++;
  while (bottom > top + 2 && isEmpty(bottom - 1)) bottom--;
  return { ...box, top, bottom };
}

/** What a reading says of a number; about its logarithm of probability. */
export function scoreNumber({ cuts }: CellReading, number: number): number {
  const digits = Array.from(String(number), Number);
  let best = FLOOR;
  cuts.forEach((cut, at) => {
    if (cut.length !== digits.length) return;
    // A second way to cut needs better reasons.
    const score = cut.reduce((sum, scores, i) => sum + scores[digits[i]!]!, at === 0 ? 0 : -0.7);
    best = Math.max(best, score);
  });
  return best;
}

/** How much a reading speaks for the gap: no ink, or nothing like a digit in it. */
export function scoreGap({ cuts, contrast }: CellReading): number {
  if (cuts.length === 0) return contrast < 12 ? -0.02 : -0.4;
  const junk = Math.max(...cuts.map((cut) => Math.min(...cut.map((one) => one[NO_DIGIT]!))));
  return Math.max(FLOOR, -3 + junk);
}

/** The least that any reading says of any number. */
export const FLOOR = -14;
