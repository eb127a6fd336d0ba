/* Looks of public games, and screenshots of phones. No figure of the reader was chosen by them. */
import { type BlockLook, piecesOf } from './blockBoards.ts';
import type { Drawing, DrawnPiece } from './drawings.ts';
import type { Color } from './photo.ts';
import {
  calligraphy,
  car,
  cartoon,
  engraved,
  jade,
  lettered,
  neon,
  raised,
  screwed,
  steel,
} from './publicDrawings.ts';
import { mix } from './tileBoards.ts';

const HUES: readonly Color[] = [
  [66, 133, 244],
  [52, 168, 83],
  [251, 188, 5],
  [155, 89, 182],
  [230, 126, 34],
  [26, 188, 156],
  [236, 112, 160],
  [120, 144, 156],
];

type Chance = () => number;
type PublicLook = {
  readonly isOfCars: boolean;
  readonly look: (lines: readonly string[], chance: Chance) => BlockLook;
};

const hueOf = (letter: string): Color =>
  letter === 'X' ? [226, 60, 50] : HUES[letter.charCodeAt(0) % HUES.length]!;

/** Colours by the shape of a piece: large, upright, flat, small. */
const byShape =
  (...[large, upright, flat, small]: readonly [Color, Color, Color, Color]) =>
  (lines: readonly string[]) => {
    const pieces = piecesOf(lines);
    return (letter: string): Color => {
      const { width, height } = pieces.get(letter)!;
      if (width === height) return width > 1 ? large : small;
      return width > height ? flat : upright;
    };
  };

const look = (
  drawing: Drawing,
  floor: Color,
  rim: Color,
  colorOf: (lines: readonly string[]) => (letter: string) => Color,
  more: Partial<BlockLook> = {},
): PublicLook['look'] => {
  return (lines, chance) => ({
    gap: 0.05 + 0.03 * chance(),
    round: 0.08,
    frame: 0.15 + 0.2 * chance(),
    floor,
    rim,
    colorOf: colorOf(lines),
    hasLines: false,
    outline: 0,
    drawing,
    ...more,
  });
};

const noise = (x: number, y: number) =>
  ((Math.sin(Math.floor(x * 40) * 12.9 + Math.floor(y * 40) * 78.2) * 43758.5) % 1) * 7;

/** Grey with dashed lines between the cells. */
const asphalt = (x: number, y: number): Color => {
  const [u, v] = [x % 1, y % 1];
  const isLine = Math.min(u, 1 - u) < 0.025 || Math.min(v, 1 - v) < 0.025;
  const isDash = isLine && (u + v) * 4 - Math.floor((u + v) * 4) < 0.5;
  const grey = (isDash ? 190 : 92) + noise(x, y);
  return [grey, grey, grey + 4];
};

/** Rounded places for the pieces, lighter than what lies between them. */
const slots = (x: number, y: number): Color => {
  const [u, v] = [Math.abs((x % 1) - 0.5), Math.abs((y % 1) - 0.5)];
  return Math.max(u, v) < 0.44 ? [44, 46, 54] : [26, 27, 32];
};

const planks = (x: number, y: number): Color => {
  const light = y % 1 < 0.04 ? -26 : 5 * Math.sin(y * 30 + Math.sin(3 * x));
  return [96 + light, 62 + light, 38 + light];
};

const one = (color: Color) => () => () => color;
const WOOD: Color = [206, 160, 104];
const STEEL: Color = [150, 156, 164];
const NIGHT: Color = [18, 20, 34];
const glowOf = ({ width, height }: DrawnPiece): Color => {
  if (width === height) return width > 1 ? [255, 70, 110] : [250, 220, 80];
  return width > height ? [70, 240, 170] : [80, 170, 255];
};
const cars = () => hueOf;

export const PUBLIC_LOOKS: Readonly<Record<string, PublicLook>> = {
  'engraved wood': {
    isOfCars: false,
    look: look(engraved, [72, 46, 28], [120, 82, 50], one(WOOD), { outline: 0.03 }),
  },
  calligraphy: {
    isOfCars: false,
    look: look(calligraphy, [110, 70, 44], [70, 42, 26], one([240, 228, 200])),
  },
  'cartoon generals': {
    isOfCars: false,
    look: look(
      cartoon,
      [240, 220, 180],
      [150, 90, 50],
      byShape([220, 80, 60], [90, 160, 210], [110, 180, 110], [240, 200, 110]),
      { outline: 0.035, round: 0.14 },
    ),
  },
  'dark flat tiles': {
    isOfCars: false,
    look: look(
      (_u, _v, { body }) => body,
      [26, 27, 32],
      [26, 27, 32],
      byShape([239, 83, 80], [66, 165, 245], [38, 198, 168], [255, 202, 40]),
      { gap: 0.12, round: 0.1, ground: slots },
    ),
  },
  jade: {
    isOfCars: false,
    look: look(jade, [24, 58, 42], [60, 44, 30], one([70, 150, 104]), { shadow: 0.05 }),
  },
  'old program': {
    isOfCars: false,
    look: look(
      raised,
      [255, 255, 255],
      [128, 128, 128],
      byShape([220, 60, 60], [192, 192, 192], [192, 192, 192], [192, 192, 192]),
      { round: 0, gap: 0.02 },
    ),
  },
  'neon edges': {
    isOfCars: false,
    look: look(neon(glowOf), NIGHT, [40, 44, 70], one([26, 28, 46]), { gap: 0.04 }),
  },
  'pastel letters': {
    isOfCars: false,
    look: look(
      lettered,
      [246, 240, 228],
      [222, 208, 184],
      byShape([244, 170, 160], [170, 200, 232], [176, 220, 180], [250, 224, 150]),
      { round: 0.12, gap: 0.06 },
    ),
  },
  'flat cars, white windows': {
    isOfCars: true,
    look: look(car([245, 248, 252], false), [228, 232, 236], [176, 184, 192], cars, {
      round: 0.22,
      gap: 0.14,
      hasLines: true,
    }),
  },
  'cars on asphalt': {
    isOfCars: true,
    look: look(car([40, 48, 60], true), [92, 92, 96], [60, 60, 64], cars, {
      round: 0.18,
      gap: 0.2,
      ground: asphalt,
      shadow: 0.04,
    }),
  },
  'bars with screws': {
    isOfCars: true,
    look: look(
      screwed,
      [96, 62, 38],
      [70, 44, 26],
      () => (letter) => (letter === 'X' ? [196, 56, 40] : [222, 172, 108]),
      { ground: planks, round: 0.06 },
    ),
  },
  'steel bars': {
    isOfCars: true,
    look: look(
      steel,
      [30, 38, 54],
      [64, 74, 92],
      () => (letter) => (letter === 'X' ? [190, 70, 66] : STEEL),
      { round: 0.04 },
    ),
  },
  'cars with shadows': {
    isOfCars: true,
    look: look(
      (u, v, piece) => lighterAbove(car([70, 90, 110], true)(u, v, piece), v / piece.height),
      [200, 198, 190],
      [150, 148, 140],
      cars,
      { round: 0.2, gap: 0.12, shadow: 0.08, hasLines: true },
    ),
  },
};

const lighterAbove = (color: Color, down: number): Color =>
  down < 0.5 ? mix(color, [255, 255, 255], 0.25 * (1 - 2 * down)) : color;

export const PUBLIC_BOARDS: Readonly<Record<'blocks' | 'cars', readonly (readonly string[])[]>> = {
  blocks: [
    ['AXXB', 'AXXB', 'CDDE', 'CFGE', 'H..I'],
    ['AXXB', 'AXXB', '.DDE', 'CFGE', 'CH.I'],
    ['XX.A', 'XX.A', 'BCCD', 'BEFD', 'GGHI'],
    ['ABCD', 'ABCD', 'XXEE', 'XXFG', '.HI.'],
    ['FXXG', 'HXXI', 'AABB', 'CCDD', '.EE.'],
    ['AF.B', 'AG.B', 'CXXD', 'CXXD', 'HEEI'],
    ['AABB', 'CXXD', 'CXXD', '.EE.', 'FGHI'],
  ],
  cars: [
    ['AA...O', 'P..Q.O', 'PXXQ.O', 'P..Q..', 'B...CC', 'B.RRR.'],
    ['..AAAB', '..C..B', 'XXC..D', 'EFFF.D', 'E.GG..', 'HH....'],
    ['A..BBB', 'A..C..', 'AXXC.D', '..EE.D', '.....F', 'GGG..F'],
    ['ABBCCC', 'A..D..', 'XX.D.E', 'FFFD.E', '..G..H', '..G..H'],
    ['.AA.B.', '....B.', 'C.XXB.', 'C.DDD.', 'C.....', 'EE..FF'],
  ],
};
