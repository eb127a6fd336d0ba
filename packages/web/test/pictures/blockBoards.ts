import type { Drawing } from './drawings.ts';
import type { Color, Painted } from './photo.ts';
import { mix } from './tileBoards.ts';

/** What a board of blocks looks like. */
export type BlockLook = {
  readonly gap: number;
  readonly round: number;
  readonly frame: number;
  readonly floor: Color;
  readonly rim: Color;
  /** The colour of each piece, by its letter. */
  readonly colorOf: (letter: string) => Color;
  /** Whether the floor shows thin lines between its cells. */
  readonly hasLines: boolean;
  /** What is drawn on the pieces; nothing without it. */
  readonly drawing?: Drawing;
  /** How wide the dark edge of the pieces is, in cells; 0.04 without it. */
  readonly outline?: number;
  /** How far the shadow of a piece reaches to the right and down, in cells. */
  readonly shadow?: number;
  /** The floor, if it is not plain. */
  readonly ground?: (x: number, y: number) => Color;
};

/** A board of lines of letters, `.` for free cells, to be photographed. */
export function paintBlocks(lines: readonly string[], look: BlockLook): Painted {
  const [columns, rows] = [lines[0]!.length, lines.length];
  const pieces = piecesOf(lines);
  const letterAt = (x: number, y: number) => lines[Math.floor(y)]?.[Math.floor(x)];
  const isOnPiece = (x: number, y: number) => {
    const piece = pieces.get(letterAt(x, y) ?? '.');
    return piece !== undefined && depthOf(piece, x, y, look) >= 0;
  };
  const floorAt = (x: number, y: number): Color => {
    const { shadow = 0 } = look;
    const floor = look.ground?.(x, y) ?? look.floor;
    if (shadow > 0 && isOnPiece(x - shadow, y - shadow)) return mix(floor, [0, 0, 0], 0.4);
    const [u, v] = [x % 1, y % 1];
    const isLine = look.hasLines && letterAt(x, y) === '.' && Math.min(u, v, 1 - u, 1 - v) < 0.02;
    return isLine ? mix(floor, [0, 0, 0], 0.3) : floor;
  };
  const at = (x: number, y: number): Color => {
    if (x < 0 || y < 0 || x >= columns || y >= rows) return look.rim;
    const letter = letterAt(x, y)!;
    const piece = pieces.get(letter);
    const depth = piece ? depthOf(piece, x, y, look) : -1;
    if (!piece || depth < 0) return floorAt(x, y);
    const body = look.colorOf(letter);
    if (depth < (look.outline ?? 0.04)) return mix(body, [0, 0, 0], 0.35);
    const drawing = look.drawing ?? ((_u, _v, drawn) => drawn.body);
    return drawing(x - piece.left, y - piece.top, { ...piece, body, seed: letter.charCodeAt(0) });
  };
  return { columns, rows, frame: look.frame, at };
}

type Placed = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The rectangle of each letter. */
export function piecesOf(lines: readonly string[]): ReadonlyMap<string, Placed> {
  const pieces = new Map<string, Placed>();
  lines.forEach((line, y) => {
    [...line].forEach((letter, x) => {
      if (letter === '.') return;
      const { left, top } = pieces.get(letter) ?? { left: x, top: y };
      pieces.set(letter, { left, top, width: x - left + 1, height: y - top + 1 });
    });
  });
  return pieces;
}

/** How far inside its piece a place is, in cells; negative on the floor. */
function depthOf({ left, top, width, height }: Placed, x: number, y: number, look: BlockLook) {
  const half = look.gap / 2;
  const across = Math.min(x - left, left + width - x) - half;
  const down = Math.min(y - top, top + height - y) - half;
  const [cx, cy] = [Math.max(0, look.round - across), Math.max(0, look.round - down)];
  return cx > 0 && cy > 0 ? look.round - Math.hypot(cx, cy) : Math.min(across, down);
}

const CARS: readonly Color[] = [
  [240, 190, 40],
  [50, 130, 200],
  [60, 170, 90],
  [150, 90, 190],
  [240, 130, 50],
  [110, 200, 210],
  [230, 130, 170],
  [90, 90, 100],
  [160, 200, 80],
  [120, 80, 60],
  [40, 60, 130],
];
const FLOORS: readonly Color[] = [
  [225, 225, 228],
  [60, 60, 66],
  [190, 176, 150],
  [30, 34, 44],
];
const WOODS: readonly Color[] = [
  [214, 170, 116],
  [190, 140, 86],
];

/** Cars of many colours on a plain floor; the car X is red. */
export function drawCarLook(random: () => number): BlockLook {
  const floor = FLOORS[Math.floor(random() * FLOORS.length)]!;
  const first = Math.floor(random() * CARS.length);
  return {
    gap: 0.08 + random() * 0.14,
    round: 0.05 + random() * 0.2,
    frame: 0.1 + random() * 0.3,
    floor,
    rim: mix(floor, [0, 0, 0], 0.4),
    colorOf: (letter) =>
      letter === 'X' ? [220, 40, 40] : CARS[(letter.charCodeAt(0) + first) % CARS.length]!,
    hasLines: random() < 0.6,
  };
}

/** Wooden blocks, all alike but the large one, on a dark floor. */
export function drawWoodLook(random: () => number, large: string): BlockLook {
  const wood = WOODS[Math.floor(random() * WOODS.length)]!;
  return {
    gap: 0.03 + random() * 0.06,
    round: random() * 0.1,
    frame: 0.15 + random() * 0.3,
    floor: [70, 46, 30],
    rim: [120, 80, 50],
    colorOf: (letter) => (letter === large ? [200, 70, 50] : wood),
    hasLines: false,
  };
}

/** The colours of pieces by their shape, as programs and toys have them. */
type Palette = {
  readonly floor: Color;
  readonly rim: Color;
  readonly large: Color;
  readonly upright: Color;
  readonly flat: Color;
  readonly small: Color;
};

const PALETTES: readonly Palette[] = [
  // Generals of the board's own green, as many programs have them.
  {
    floor: [40, 96, 60],
    rim: [70, 130, 80],
    large: [200, 50, 46],
    upright: [62, 150, 84],
    flat: [62, 150, 84],
    small: [226, 186, 70],
  },
  {
    floor: [240, 236, 226],
    rim: [120, 84, 52],
    large: [196, 60, 52],
    upright: [60, 110, 190],
    flat: [60, 160, 110],
    small: [236, 170, 60],
  },
  {
    floor: [34, 36, 44],
    rim: [70, 74, 86],
    large: [226, 78, 78],
    upright: [86, 140, 230],
    flat: [86, 140, 230],
    small: [240, 200, 90],
  },
  {
    floor: [84, 56, 36],
    rim: [140, 96, 60],
    large: [214, 170, 116],
    upright: [214, 170, 116],
    flat: [214, 170, 116],
    small: [214, 170, 116],
  },
  {
    floor: [206, 214, 222],
    rim: [90, 100, 112],
    large: [250, 250, 250],
    upright: [250, 250, 250],
    flat: [250, 250, 250],
    small: [250, 250, 250],
  },
];

export const PALETTE_COUNT = PALETTES.length;

/** A board of Hua Rong Dao in one of the palettes, with drawings on its pieces. */
export function drawnLook(
  lines: readonly string[],
  drawing: Drawing,
  place: number,
  random: () => number,
): BlockLook {
  const palette = PALETTES[place % PALETTES.length]!;
  const pieces = piecesOf(lines);
  const colorOf = (letter: string) => {
    const { width, height } = pieces.get(letter)!;
    if (width * height === 4) return palette.large;
    if (width * height === 1) return palette.small;
    return width > height ? palette.flat : palette.upright;
  };
  return {
    gap: 0.03 + random() * 0.05,
    round: random() * 0.12,
    frame: 0.15 + random() * 0.3,
    floor: palette.floor,
    rim: palette.rim,
    colorOf,
    hasLines: false,
    drawing,
    outline: place % 2 === 0 ? 0.03 : 0,
    shadow: place % 3 === 0 ? 0.06 : 0,
  };
}
