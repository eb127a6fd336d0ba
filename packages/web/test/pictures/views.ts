import type { Point, Quad } from '@glissade/vision/plane';
import type { Color, Painted, View } from './photo.ts';

const TABLES: readonly Color[] = [
  [245, 245, 247],
  [24, 26, 30],
  [150, 110, 76],
  [96, 120, 110],
  [210, 200, 186],
];

type Chance = () => number;
const between = (random: Chance, low: number, high: number) => low + (high - low) * random();

/** What lies around the board: a plain screen with bars of text, or a table with some grain. */
function drawAround(random: Chance, isScreen: boolean, top: number, bottom: number) {
  const base = TABLES[Math.floor(random() * TABLES.length)]!;
  const dark = base[0] + base[1] + base[2] < 380 ? 1 : -1;
  const phase = random() * 6;
  const hasText = random() < 0.7;
  return (x: number, y: number): Color => {
    let light = 0;
    if (isScreen && hasText) {
      const isLine = y < top - 14 ? y % 34 > 20 && y % 34 < 30 : y > bottom + 16 && y % 60 > 30;
      if (isLine && x > 20 && x < 190 && (x * 7 + Math.floor(y / 34) * 5) % 17 < 10) light = 110;
    } else if (!isScreen) {
      light = 7 * Math.sin(x * 0.05 + phase) + 5 * Math.sin(x * 0.31 + y * 0.02);
    }
    return [base[0] + dark * light, base[1] + dark * light, base[2] + dark * light];
  };
}

/** A screenshot: straight, sharp, with bars above and below. */
export function drawScreen(board: Painted, random: Chance): View {
  const width = 420;
  const height = Math.round(between(random, 520, 800));
  const [across, down] = [board.columns + 2 * board.frame, board.rows + 2 * board.frame];
  const side = Math.min((width * between(random, 0.72, 0.96)) / across, (height * 0.7) / down);
  const left = (width - side * across) / 2;
  const top = between(random, 0.2, 0.8) * (height - side * down);
  const quad = box(left, top, side * across, side * down);
  const around = drawAround(random, true, top, top + side * down);
  return { width, height, quad, around, shade: 0, light: 0, blur: 0, noise: 0 };
}

/** A screenshot of a phone: a bar with a clock and a title above the board, round buttons below. */
export function drawPhone(board: Painted, random: Chance): View {
  const plain = drawScreen(board, random);
  const { width, height, quad } = plain;
  const [top, bottom] = [quad[0][1], quad[2][1]];
  const around = (x: number, y: number): Color => {
    const isDark = y < 22 || y > height - 34;
    const isClock = y > 7 && y < 16 && (x < 50 || x > width - 60) && x % 9 < 6 && x > 8;
    if (isDark) return isClock ? [240, 240, 240] : [20, 22, 26];
    const button = Math.hypot((x % (width / 3)) - width / 6, y - (bottom + height - 34) / 2);
    if (y > bottom + 20 && button < 24) return button < 11 ? [250, 250, 250] : [240, 140, 40];
    const isTitle = Math.abs(y - (22 + top) / 2) < 12 && Math.abs(x - width / 2) < 90;
    if (isTitle && (x * 7) % 19 < 11) return [250, 250, 250];
    const shade = 30 * (y / height);
    return [52 + shade, 90 - shade, 130 - shade];
  };
  return { ...plain, around };
}

/** Marks as of letters along a line, so large. */
const isText = (x: number, y: number, size: number) =>
  y > 0 && y < size && (x / size) % 0.8 < 0.55 && Math.sin(x * 1.7) + Math.cos(x * 0.9 + y) > -0.6;

/** A screenshot of an app: a bar with its name, boxes of figures, a row of buttons, a notice. */
export function drawApp(board: Painted, random: Chance): View {
  const plain = drawScreen(board, random);
  const { width, height, quad } = plain;
  const [top, bottom] = [quad[0][1], quad[2][1]];
  const isDark = random() < 0.4;
  const [page, bar]: readonly [Color, Color] = isDark
    ? [
        [32, 33, 36],
        [52, 54, 60],
      ]
    : [
        [250, 250, 252],
        [63, 81, 181],
      ];
  const ink: Color = isDark ? [230, 230, 232] : [60, 60, 66];
  const around = (x: number, y: number): Color => {
    if (y < 46) return isText(x - 16, y - 16, 16) && x > 16 && x < 150 ? [255, 255, 255] : bar;
    const aside = Math.abs((x % (width / 2)) - width / 4);
    const isBox = y > 58 && y < Math.min(98, top - 8) && aside < 70;
    if (isBox) return isText((x % (width / 2)) - 60, y - 70, 14) ? ink : bar;
    if (y > height - 50)
      return isText(x - 40, y - height + 32, 12) ? [120, 120, 120] : [224, 214, 180];
    const isButton = y > bottom + 14 && y < bottom + 50 && x % (width / 4) > 14;
    if (isButton)
      return isText((x % (width / 4)) - 30, y - bottom - 26, 12) ? [255, 255, 255] : bar;
    return page;
  };
  return { ...plain, around };
}

const box = (left: number, top: number, width: number, height: number): Quad => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

/** A photograph by hand; `hardness` from 0 (careful, by day) to 1 (askew, at night, blurred). */
export function drawCamera(board: Painted, random: Chance, hardness: number): View {
  const [width, height] = random() < 0.5 ? [480, 640] : [640, 480];
  const [across, down] = [board.columns + 2 * board.frame, board.rows + 2 * board.frame];
  const size = between(random, 0.6, 0.78) * Math.min(width / across, height / down);
  const turn = between(random, -1, 1) * (4 + 11 * hardness) * (Math.PI / 180);
  const [tiltX, tiltY] = [0, 0].map(() => between(random, -1, 1) * (0.04 + 0.13 * hardness));
  const [middleX, middleY] = [width, height].map((side) => side * between(random, 0.48, 0.52));
  const corner = (x: number, y: number): Point => {
    const [u, v] = [x * across * size, y * down * size];
    const depth = 1 + tiltX! * x * 2 + tiltY! * y * 2;
    return [
      middleX! + (Math.cos(turn) * u - Math.sin(turn) * v) / depth,
      middleY! + (Math.sin(turn) * u + Math.cos(turn) * v) / depth,
    ];
  };
  return {
    width: width!,
    height: height!,
    quad: [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)],
    around: drawAround(random, false, 0, 0),
    shade: between(random, 0, 0.15 + 0.4 * hardness),
    light: random() * 6.28,
    blur: between(random, 0.2, 0.5 + 0.9 * hardness),
    noise: between(random, 1, 3 + 7 * hardness),
  };
}
