/*
 * Looks that were drawn after the reader, from what toys, games and readers with grey screens are
 * like. No figure of the reader was chosen by them: they tell whether it reads what it never saw.
 */
import { type BlockLook, piecesOf } from './blockBoards.ts';
import { lighter } from './drawings.ts';
import type { Color } from './photo.ts';
import {
  badge,
  candy,
  dotted,
  faces,
  hash,
  lined,
  noise,
  plastic,
  plate,
  tray,
  wooden,
} from './unseenDrawings.ts';

type Chance = () => number;
export type UnseenLook = {
  readonly isOfCars: boolean;
  readonly look: (lines: readonly string[], chance: Chance) => BlockLook;
};

const BRIGHT: readonly Color[] = [
  [250, 204, 21],
  [34, 197, 94],
  [59, 130, 246],
  [168, 85, 247],
  [249, 115, 22],
  [20, 184, 166],
  [244, 114, 182],
  [132, 204, 22],
  [99, 102, 241],
];
const bright = (letter: string): Color =>
  letter === 'X' ? [220, 38, 38] : BRIGHT[(letter.charCodeAt(0) * 7) % BRIGHT.length]!;

const shapeOf = (lines: readonly string[], letter: string) => {
  const { width, height } = piecesOf(lines).get(letter)!;
  return width * height === 4 ? 0 : width * height === 1 ? 1 : width > height ? 2 : 3;
};

const usual = (chance: Chance) => ({
  gap: 0.03 + 0.05 * chance(),
  round: 0.08 * chance(),
  frame: 0.12 + 0.25 * chance(),
  hasLines: false,
  outline: 0,
});

const ofShape =
  (...colors: readonly Color[]) =>
  (lines: readonly string[]) => {
    const shapes = new Map(
      [...new Set(lines.join(''))]
        .filter((one) => one !== '.')
        .map((one) => [one, shapeOf(lines, one)]),
    );
    return (letter: string) => colors[shapes.get(letter)!]!;
  };

/** Every piece of a wood of its own. */
const woods = (base: Color, spread: number) => (letter: string) =>
  lighter(base, spread * (2 * hash(letter.charCodeAt(0), 3) - 1));

const hrd = (
  more: (
    lines: readonly string[],
    chance: Chance,
  ) => Partial<BlockLook> & Pick<BlockLook, 'floor' | 'rim' | 'colorOf'>,
): UnseenLook => ({
  isOfCars: false,
  look: (lines, chance) => ({ ...usual(chance), ...more(lines, chance) }),
});
const cars = (
  more: (
    lines: readonly string[],
    chance: Chance,
  ) => Partial<BlockLook> & Pick<BlockLook, 'floor' | 'rim' | 'colorOf'>,
): UnseenLook => ({
  isOfCars: true,
  look: (lines, chance) => ({ ...usual(chance), ...more(lines, chance) }),
});

export const UNSEEN_LOOKS: Readonly<Record<string, UnseenLook>> = {
  'wooden toy with faces': hrd(() => ({
    floor: [238, 214, 172],
    rim: [180, 130, 80],
    colorOf: woods([204, 152, 96], 14),
    drawing: faces,
    outline: 0.02,
    ground: (x, y) => lighter([238, 214, 172], 6 * Math.sin(y * 20 + noise(x, y, 2))),
  })),
  'bare beech in a box': hrd((_, chance) => ({
    floor: [98, 66, 44],
    rim: [214, 176, 124],
    colorOf: woods([222, 184, 130], 10),
    drawing: wooden(10),
    gap: 0.02 + 0.02 * chance(),
    shadow: 0.04,
  })),
  'candy on a phone': hrd((lines) => ({
    floor: [60, 36, 92],
    rim: [92, 58, 140],
    colorOf: ofShape([255, 82, 120], [255, 206, 64], [90, 220, 150], [84, 170, 255])(lines),
    drawing: candy,
    round: 0.16,
    gap: 0.07,
    shadow: 0.05,
    ground: (x, y) => lighter([60, 36, 92], 9 * noise(x, y, 3)),
  })),
  'grey screen': hrd(() => ({
    floor: [222, 222, 222],
    rim: [236, 236, 236],
    colorOf: (letter) => (letter === 'X' ? [150, 150, 150] : [240, 240, 240]),
    drawing: badge,
    outline: 0.035,
    ground: (x, y) => dotted(206, x, y),
  })),
  'black and white': hrd(() => ({
    floor: [0, 0, 0],
    rim: [255, 255, 255],
    colorOf: (letter) => (letter === 'X' ? [255, 220, 0] : [255, 255, 255]),
    drawing: plate,
    round: 0,
  })),
  'name plates': hrd((lines) => ({
    floor: [236, 240, 244],
    rim: [44, 62, 80],
    colorOf: ofShape([192, 57, 43], [243, 156, 18], [39, 124, 76], [41, 100, 165])(lines),
    drawing: plate,
    round: 0.06,
  })),
  'stone on felt': hrd(() => ({
    floor: [28, 92, 60],
    rim: [90, 54, 30],
    colorOf: woods([172, 166, 156], 10),
    drawing: (u, v, { body, seed, width, height }) =>
      lighter(
        body,
        12 * noise(u + seed, v, 4) +
          (Math.min(u, v) < 0.07 ? 26 : Math.min(width - u, height - v) < 0.07 ? -34 : 0),
      ),
    ground: (x, y) => lighter([28, 92, 60], 12 * noise(x, y, 30)),
  })),
  'plastic cars in a tray': cars(() => ({
    floor: [166, 166, 170],
    rim: [96, 98, 104],
    colorOf: bright,
    drawing: plastic,
    gap: 0.14,
    round: 0.16,
    ground: tray,
    shadow: 0.05,
  })),
  'bars of walnut': cars((_, chance) => ({
    floor: [226, 198, 150],
    rim: [110, 70, 40],
    colorOf: (letter) => (letter === 'X' ? [190, 50, 36] : woods([150, 98, 58], 12)(letter)),
    drawing: wooden(9),
    gap: 0.04 + 0.03 * chance(),
    outline: 0.03,
    ground: (x, y) => lighter([226, 198, 150], 6 * noise(x, y * 5, 3)),
  })),
  'candy bars on a phone': cars(() => ({
    floor: [38, 50, 72],
    rim: [30, 40, 58],
    colorOf: bright,
    drawing: candy,
    gap: 0.1,
    round: 0.2,
    ground: (x, y) => lined(x, y, [38, 50, 72], [56, 70, 96], 0.02),
  })),
  'white bars on black': cars(() => ({
    floor: [0, 0, 0],
    rim: [90, 90, 90],
    colorOf: (letter) => (letter === 'X' ? [255, 60, 60] : [255, 255, 255]),
    gap: 0.1,
    round: 0.04,
    ground: (x, y) => lined(x, y, [0, 0, 0], [60, 60, 60], 0.015),
  })),
  'grey bars on a grey screen': cars(() => ({
    floor: [244, 244, 244],
    rim: [160, 160, 160],
    colorOf: (letter) => (letter === 'X' ? [60, 60, 60] : [190, 190, 190]),
    outline: 0.04,
    gap: 0.12,
    ground: (x, y) => lined(x, y, [244, 244, 244], [200, 200, 200], 0.012),
  })),
};
