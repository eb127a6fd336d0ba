/* What public games draw on their pieces, imitated from descriptions in words. */
import {
  BLACK,
  type Drawing,
  type DrawnPiece,
  inkOn,
  isWritten,
  lighter,
  SKIN,
  WHITE,
} from './drawings.ts';
import type { Color } from './photo.ts';
import { mix } from './tileBoards.ts';

/** A character of so many cells in the middle of a piece; whether a place is on its strokes. */
const isOnName = (u: number, v: number, { width, height, seed }: DrawnPiece, size: number) =>
  isWritten((u - width / 2) / size + 0.5, (v - height / 2) / size + 0.5, seed);

const grainAt = (u: number, v: number, { width, height, seed }: DrawnPiece) => {
  const [along, across] = width >= height ? [u, v] : [v, u];
  return 9 * Math.sin(across * 27 + seed + 1.3 * Math.sin(along * 1.7 + seed));
};

/** Wood with a character cut into it: a dark cut, and light on the edge below it. */
export const engraved: Drawing = (u, v, piece) => {
  const size = 0.7 * Math.min(piece.width, piece.height, 1.3);
  const wood = lighter(piece.body, grainAt(u, v, piece));
  if (isOnName(u, v, piece, size)) return lighter(wood, -70);
  return isOnName(u - 0.03, v - 0.03, piece, size) ? lighter(wood, 30) : wood;
};

/** A large brushed character and a red line inside the edge. */
export const calligraphy: Drawing = (u, v, piece) => {
  const { width, height, body } = piece;
  const depth = Math.min(u, v, width - u, height - v);
  if (depth > 0.07 && depth < 0.1) return [180, 50, 40];
  const size = 0.78 * Math.min(width, height);
  const isThick = [-0.02, 0.02].some((by) => isOnName(u + by, v, piece, size));
  return isThick ? BLACK : body;
};

/** A cartoon: a large face with a hat, shoulders to the lower edge, on a shaded ground. */
export const cartoon: Drawing = (u, v, { width, height, body, seed }) => {
  const side = Math.min(width, height);
  const [x, y] = [(u - width / 2) / side, (v - height / 2) / side];
  const coat: Color = seed % 2 === 0 ? [70, 60, 150] : [150, 40, 90];
  const isEye = Math.hypot(Math.abs(x) - 0.11, y + 0.02) < 0.04;
  if (isEye || (Math.abs(x) < 0.1 && Math.abs(y - 0.13) < 0.02)) return BLACK;
  if (y > 0.16 && y < 0.2 && Math.abs(x) < 0.16) return mix(BLACK, coat, 0.3);
  if (Math.hypot(x, y - 0.02) < 0.27) return SKIN;
  if (y < -0.12 && y > -0.38 && Math.abs(x) < 0.34 + 0.2 * y) return [210, 170, 50];
  if (y > 0.24 && Math.abs(x) < 0.36) return coat;
  return lighter(body, 24 - (40 * v) / height);
};

/** Steel: a broad edge lit from above, and brushed metal that is lighter at the ends. */
export const steel: Drawing = (u, v, { width, height, body, seed }) => {
  const rims = [v, u, height - v, width - u];
  const nearest = Math.min(...rims);
  if (nearest < 0.1) return lighter(body, [60, 35, -60, -35][rims.indexOf(nearest)]!);
  const [along, across] = width >= height ? [u / width, v] : [v / height, u];
  return lighter(body, 20 * Math.cos(6.28 * along) + 4 * Math.sin(90 * across + seed));
};

/** A car from above: windscreens at both ends, side windows, lamps. */
export const car =
  (glass: Color, hasLamps: boolean): Drawing =>
  (u, v, { width, height, body }) => {
    const isFlat = width >= height;
    const [along, across] = isFlat ? [u, v - 0.5] : [v, u - 0.5];
    const length = Math.max(width, height);
    const side = Math.abs(across);
    if (hasLamps && along > length - 0.16 && side > 0.2 && side < 0.32) return [255, 240, 170];
    const [front, back] = [length - 0.5, 0.34];
    if (side < 0.28 && along > front - 0.1 && along < front + 0.1) return glass;
    if (side < 0.26 && along > back - 0.07 && along < back + 0.07) return glass;
    const isSide = side > 0.24 && side < 0.31 && along > back + 0.14 && along < front - 0.16;
    if (isSide) return glass;
    return side < 0.24 && along > back && along < front ? lighter(body, 16) : body;
  };

/** Bars of wood with a screw at each end. */
export const screwed: Drawing = (u, v, piece) => {
  const { width, height, body } = piece;
  const [x, y] = [Math.min(u, width - u) - 0.28, Math.min(v, height - v) - 0.28];
  const isFlat = width >= height;
  const far = isFlat ? Math.hypot(x, v - height / 2) : Math.hypot(u - width / 2, y);
  if (far < 0.09) return Math.abs(u - v) % 1 < 0.05 ? BLACK : [170, 170, 176];
  const edge = Math.min(v, height - v, u, width - u);
  return lighter(body, grainAt(u, v, piece) + (edge < 0.08 ? -28 : 0));
};

/** Polished stone with a gold character. */
export const jade: Drawing = (u, v, piece) => {
  const { width, height, body } = piece;
  if (isOnName(u, v, piece, 0.6 * Math.min(width, height))) return [226, 190, 80];
  const far = Math.hypot(u / width - 0.35, v / height - 0.25);
  return lighter(body, 40 - 75 * far + 5 * Math.sin(7 * u + 5 * v + piece.seed));
};

/** Nothing but a glowing edge. */
export const neon =
  (colorOf: (piece: DrawnPiece) => Color): Drawing =>
  (u, v, piece) => {
    const depth = Math.min(u, v, piece.width - u, piece.height - v);
    const glow = Math.exp(-(((depth - 0.1) / 0.045) ** 2));
    return mix(piece.body, colorOf(piece), Math.min(1, 1.1 * glow));
  };

/** A thin letter of one cell in the middle. */
export const lettered: Drawing = (u, v, piece) =>
  isOnName(u, v, piece, 0.42) ? mix(piece.body, inkOn(piece.body), 0.8) : piece.body;

/** Raised by a light and a dark line of the edge, as old programs drew it. */
export const raised: Drawing = (u, v, { width, height, body }) => {
  if (u < 0.05 || v < 0.05) return WHITE;
  return width - u < 0.06 || height - v < 0.06 ? lighter(body, -90) : body;
};
