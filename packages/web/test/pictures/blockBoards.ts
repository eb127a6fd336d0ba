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
};

/** A board of lines of letters, `.` for free cells, to be photographed. */
export function paintBlocks(lines: readonly string[], look: BlockLook): Painted {
  const [columns, rows] = [lines[0]!.length, lines.length];
  const at = (x: number, y: number): Color => {
    if (x < 0 || y < 0 || x >= columns || y >= rows) return look.rim;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const letter = lines[row]![column]!;
    const [u, v] = [x - column, y - row];
    if (letter === '.') {
      const isLine = look.hasLines && (u < 0.02 || v < 0.02 || u > 0.98 || v > 0.98);
      return isLine ? mix(look.floor, [0, 0, 0], 0.3) : look.floor;
    }
    const joins = (dx: number, dy: number) => lines[row + dy]?.[column + dx] === letter;
    const half = look.gap / 2;
    const sides = [
      joins(-1, 0) ? 1 : u - half,
      joins(1, 0) ? 1 : 1 - u - half,
      joins(0, -1) ? 1 : v - half,
      joins(0, 1) ? 1 : 1 - v - half,
    ];
    const across = Math.min(sides[0]!, sides[1]!);
    const down = Math.min(sides[2]!, sides[3]!);
    if (across < 0 || down < 0) return look.floor;
    const [cx, cy] = [Math.max(0, look.round - across), Math.max(0, look.round - down)];
    if (Math.hypot(cx, cy) > look.round) return look.floor;
    const body = look.colorOf(letter);
    return Math.min(across, down) < 0.04 ? mix(body, [0, 0, 0], 0.35) : body;
  };
  return { columns, rows, frame: look.frame, at };
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
