// Large block puzzles that have a solution, the same ones for the same numbers: Rush Hour on 9×9 to
// 14×14, and boards like Klotski from 6×6 to 10×8. Each is a random walk away from its goal.

/** Numbers below `limit` (mulberry32, Tommy Ettinger). */
function randomNumbers(/** @type {number} */ seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** @typedef {{ x: number, y: number, width: number, height: number }} Block */
/** @typedef {(limit: number) => number} Random */

/** Cells with the number of the piece on them, or -1. */
class Grid {
  constructor(/** @type {number} */ width, /** @type {number} */ height) {
    this.width = width;
    this.height = height;
    this.owners = new Int16Array(width * height).fill(-1);
    /** @type {Block[]} */
    this.blocks = [];
  }

  /**
   * Whether these cells are on the board and free, but for one piece.
   *
   * @param {Block} block
   */
  fits({ x, y, width, height }, own = -1) {
    if (x < 0 || y < 0 || x + width > this.width || y + height > this.height) return false;
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) {
        const owner = this.owners[row * this.width + column];
        if (owner !== -1 && owner !== own) return false;
      }
    }
    return true;
  }

  put(/** @type {Block} */ block, number = this.blocks.length) {
    this.blocks[number] = block;
    for (let row = block.y; row < block.y + block.height; row++) {
      const from = row * this.width + block.x;
      this.owners.fill(number, from, from + block.width);
    }
  }

  move(/** @type {number} */ number, /** @type {number} */ dx, /** @type {number} */ dy) {
    const block = /** @type {Block} */ (this.blocks[number]);
    const next = { ...block, x: block.x + dx, y: block.y + dy };
    if (!this.fits(next, number)) return;
    for (let i = 0; i < this.owners.length; i++) if (this.owners[i] === number) this.owners[i] = -1;
    this.put(next, number);
  }

  picture(only = (/** @type {number} */ _) => true) {
    const rows = [];
    for (let y = 0; y < this.height; y++) {
      const owners = [...this.owners.subarray(y * this.width, (y + 1) * this.width)];
      rows.push(owners.map((owner) => (owner < 0 || !only(owner) ? '.' : LABELS[owner])).join(''));
    }
    return rows.join('\n');
  }
}

const LABELS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
/** @type {readonly (readonly [number, number])[]} */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/**
 * Fills the grid at random until so many cells are free.
 *
 * @param {Grid} grid
 * @param {Random} random
 * @param {readonly (readonly [number, number])[]} shapes
 * @param {number} freeMin
 * @param {number} piecesMax
 */
function fill(grid, random, shapes, freeMin, piecesMax) {
  let free = grid.owners.filter((owner) => owner < 0).length;
  for (let tries = 0; tries < 2000 && grid.blocks.length < piecesMax; tries++) {
    const [width, height] = shapes[random(shapes.length)] ?? [1, 1];
    const block = { x: random(grid.width), y: random(grid.height), width, height };
    if (free - width * height < freeMin || !grid.fits(block)) continue;
    grid.put(block);
    free -= width * height;
  }
}

/**
 * Walks at random, and gives the picture where the first piece was farthest from its place.
 *
 * @param {Grid} grid
 * @param {Random} random
 * @param {boolean} keepsLane
 */
function walk(grid, random, keepsLane) {
  const [home = NOWHERE] = grid.blocks;
  let farthest = { far: -1, picture: grid.picture() };
  for (let steps = 0; steps < 300_000; steps++) {
    const number = random(grid.blocks.length);
    const { width, height } = grid.blocks[number] ?? NOWHERE;
    const direction = keepsLane ? (width > height ? 1 : 0) + 2 * random(2) : random(4);
    const [dx, dy] = STEPS[direction] ?? [0, 0];
    grid.move(number, dx, dy);
    const { x, y } = grid.blocks[0] ?? NOWHERE;
    const far = Math.abs(x - home.x) + Math.abs(y - home.y);
    if (far > farthest.far || (far === farthest.far && random(200) === 0)) {
      farthest = { far, picture: grid.picture() };
    }
  }
  return farthest.picture;
}

function rushBoard(/** @type {Random} */ random) {
  const side = 9 + random(6);
  const grid = new Grid(side, side);
  grid.put({ x: side - 2, y: (side >> 1) - 1, width: 2, height: 1 });
  const goal = grid.picture();
  /** @type {readonly (readonly [number, number])[]} */
  const shapes = [
    [2, 1],
    [1, 2],
    [1, 2],
    [1, 3],
    [3, 1],
    [1, 3],
  ];
  fill(grid, random, shapes, Math.floor(side * side * 0.3), LABELS.length);
  return {
    name: `rush ${side}x${side}`,
    text: `axes: long\nstart:\n${walk(grid, random, true)}\ngoal:\n${goal}\n`,
  };
}

function klotskiBoard(/** @type {Random} */ random) {
  const width = 6 + random(5);
  const height = 6 + random(3);
  const grid = new Grid(width, height);
  grid.put({ x: (width >> 1) - 1, y: height - 2, width: 2, height: 2 });
  const goal = grid.picture();
  /** @type {readonly (readonly [number, number])[]} */
  const shapes = [
    [2, 1],
    [1, 2],
    [1, 1],
    [2, 2],
    [3, 1],
    [1, 3],
  ];
  fill(grid, random, shapes, 3 + random(4), 30);
  return {
    name: `klotski ${width}x${height}`,
    text: `start:\n${walk(grid, random, false)}\ngoal:\n${goal}\n`,
  };
}

/** So many boards, one of each sort in turn. */
export function largeBlocks(/** @type {number} */ count) {
  return Array.from({ length: count }, (_, seed) => {
    const random = randomNumbers(seed + 1);
    return seed % 2 === 0 ? rushBoard(random) : klotskiBoard(random);
  });
}
