// Boards of every size that is accepted, the same ones every time.

/** Numbers from 0 to below `count`, the same ones every time. */
function randomFrom(/** @type {number} */ seed) {
  let state = seed;
  return (/** @type {number} */ count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** A tile board that can be solved. @param {number} width @param {number} height */
function tileBoard(width, height) {
  const random = randomFrom(width * 1000 + height);
  const tiles = Array.from({ length: width * height - 1 }, (_, i) => i + 1);
  let isOdd = false;
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = random(i + 1);
    if (i !== j) isOdd = !isOdd;
    [tiles[i], tiles[j]] = [/** @type {number} */ (tiles[j]), /** @type {number} */ (tiles[i])];
  }
  if (isOdd) [tiles[0], tiles[1]] = [tiles[1] ?? 0, tiles[0] ?? 0];
  const cells = [...tiles, 0];
  const rows = Array.from({ length: height }, (_, row) =>
    cells.slice(row * width, (row + 1) * width),
  );
  return rows.map((row) => row.join(' ')).join('\n');
}

/** @typedef {readonly [x: number, y: number, width: number, height: number]} Block */

/**
 * The first block must come to the opposite corner.
 * @param {number} width @param {number} height @param {readonly Block[]} blocks
 */
function blockBoard(width, height, blocks, head = '') {
  const empty = () => Array.from({ length: height }, () => Array(width).fill('.'));
  const draw = (
    /** @type {string[][]} */ picture,
    /** @type {Block} */ [x, y, w, h],
    /** @type {number} */ index,
  ) => {
    const label = String.fromCodePoint(index < 26 ? 65 + index : 0x4e00 + index);
    for (let row = y; row < y + h; row++) picture[row]?.fill(label, x, x + w);
  };
  const [start, goal] = [empty(), empty()];
  for (const [index, block] of blocks.entries()) draw(start, block, index);
  const [, , w, h] = /** @type {Block} */ (blocks[0]);
  draw(goal, [width - w, height - h, w, h], 0);
  const text = (/** @type {string[][]} */ picture) => picture.map((row) => row.join('')).join('\n');
  return `${head}start:\n${text(start)}\ngoal:\n${text(goal)}`;
}

/** A block of 2×2 and some of up to `size` cells each way, one in each square of a grid. */
function scattered(
  /** @type {number} */ side,
  /** @type {number} */ countMax,
  /** @type {number} */ size,
) {
  const random = randomFrom(side);
  /** @type {Block[]} */
  const blocks = [[0, 0, 2, 2]];
  for (let y = 0; y + size < side; y += size + 1) {
    for (let x = 0; x + size < side && blocks.length < countMax; x += size + 1) {
      if (x + y > 0) blocks.push([x, y, 1 + random(size), 1 + random(size)]);
    }
  }
  return blocks;
}

/** A car park of this side with a car in most squares of 3×3 cells. */
function carPark(/** @type {number} */ side) {
  const random = randomFrom(side);
  /** @type {Block[]} */
  const cars = [[0, side - 1, 2, 1]];
  for (let y = 0; y + 4 <= side; y += 3) {
    for (let x = 0; x + 4 <= side; x += 3) {
      cars.push(random(2) === 0 ? [x, y + random(3), 3, 1] : [x + random(3), y, 1, 3]);
    }
  }
  return blockBoard(side, side, cars, 'axes: long\n');
}

const few = Array.from(
  { length: 9 },
  (_, i) => /** @type {Block} */ ([20 * i + 20, 10 * i + 20, 1 + (i % 2), 2]),
);

/**
 * @typedef {object} Named
 * @property {string} name
 * @property {'tiles' | 'blocks'} type
 * @property {string} text
 */

/** @type {readonly Named[]} */
export const BOARDS = [
  { name: '4×4', type: 'tiles', text: '2 15 1 12\n8 5 6 11\n4 9 10 7\n3 14 13 0' },
  .../** @type {const} */ ([
    [5, 5],
    [10, 10],
    [50, 50],
    [100, 100],
    [255, 255],
    [2, 100],
    [255, 2],
  ]).map(([w, h]) => ({
    name: `${w}×${h}`,
    type: /** @type {const} */ ('tiles'),
    text: tileBoard(w, h),
  })),
  { name: 'klotski', type: 'blocks', text: 'klotski' },
  { name: 'climb15', type: 'blocks', text: 'climb15' },
  { name: 'one piece, 255×255', type: 'blocks', text: blockBoard(255, 255, [[0, 0, 2, 2]]) },
  {
    name: '10 pieces, 255×255',
    type: 'blocks',
    text: blockBoard(255, 255, [[0, 0, 2, 2], ...few]),
  },
  { name: '250 pieces, 50×50', type: 'blocks', text: blockBoard(50, 50, scattered(50, 250, 2)) },
  {
    name: '3000 pieces, 255×255',
    type: 'blocks',
    text: blockBoard(255, 255, scattered(255, 3000, 2)),
  },
  { name: 'car park, 20×20', type: 'blocks', text: carPark(20) },
];
