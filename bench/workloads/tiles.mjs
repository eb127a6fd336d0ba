import { readFileSync } from 'node:fs';
import { formatTiles, randomBoard, readBoards } from './tileBoards.mjs';

/**
 * Tile boards to be answered one after the other by one process.
 * @typedef {{
 *   readonly id: string,
 *   readonly title: string,
 *   readonly engine: string,
 *   readonly metric: 'stm' | 'mtm',
 *   readonly boards: readonly {
 *     readonly text: string,
 *     readonly optimum?: number,
 *     readonly positions?: number,
 *   }[],
 *   readonly goal?: string,
 *   readonly child?: 'tiles' | 'wholeTable',
 *   readonly threads?: number,
 *   readonly tables?: 'heavy',
 *   readonly cache?: 'off',
 *   readonly large?: boolean,
 * }} TileWorkload
 */

/** Numbers of Korf and Felner's 24-puzzles, those with the fewest nodes as published first. */
const EASIEST_24 = [40, 38, 25, 44, 32, 28, 22, 36, 30, 1, 29, 37, 16, 5, 13];

/** 24-puzzles with the gap first in the goal. @returns {TileWorkload} */
function twentyFour() {
  const path = new URL('../../tests/data/korf24.txt', import.meta.url);
  const lines = readFileSync(path, 'utf8').split('\n');
  const boards = EASIEST_24.map((id) => {
    const line = lines.find((text) => text.startsWith(`${id} `)) ?? '';
    const numbers = line.split(' ').map(Number);
    return { text: formatTiles(numbers.slice(1, 26), 5), optimum: numbers[26] };
  });
  return {
    id: 'korf24',
    title: 'the 15 easiest of Korf and Felner’s 50 24-puzzles',
    engine: 'tiles',
    metric: 'stm',
    boards,
    goal: 'blank-first',
    tables: 'heavy',
    cache: 'off',
    large: true,
  };
}

/**
 * Tables of every position of a board.
 * @param {number} width
 * @param {number} height
 * @returns {TileWorkload}
 */
function whole(width, height) {
  const tiles = Array.from({ length: width * height }, (_, at) => (at + 1) % (width * height));
  return {
    id: `whole-${width}x${height}`,
    title: `all positions of ${width}×${height}`,
    engine: 'tiles',
    metric: 'stm',
    boards: [{ text: formatTiles(tiles, width), positions: 239_500_800 }],
    child: 'wholeTable',
  };
}

/** @param {number} side @param {number} count @returns {TileWorkload} */
function built(side, count) {
  return {
    id: `built-${side}x${side}`,
    title: `${count} random ${side}×${side}, built by method`,
    engine: 'constructive',
    metric: 'stm',
    boards: Array.from({ length: count }, (_, at) => randomBoard(side, 1000 * side + at)),
  };
}

/**
 * Fifteen-puzzles to be answered by a proved optimum, and large boards to be answered at once.
 * @param {string} engine that proves
 * @returns {TileWorkload[]}
 */
export function tileWorkloads(engine) {
  /**
   * @param {string} id
   * @param {string} title
   * @param {'stm' | 'mtm'} metric
   * @param {string} file
   * @param {number} [column]
   */
  const proved = (id, title, metric, file, column = metric === 'stm' ? 17 : 18) => {
    const boards = readBoards(file, column);
    return { id, title: `${title}, ${metric}`, engine, metric, boards };
  };
  return [
    {
      ...proved('korf-stm', 'Korf’s 100, one thread', 'stm', 'korf100_mtm'),
      threads: 1,
      cache: 'off',
    },
    {
      ...proved('korf-stm-heavy', 'Korf’s 100, one thread, heavy tables', 'stm', 'korf100_mtm'),
      threads: 1,
      tables: 'heavy',
      cache: 'off',
      large: true,
    },
    proved('korf-mtm', 'Korf’s 100', 'mtm', 'korf100_mtm'),
    proved('forty-three', 'the 16 boards of 43 pushes', 'mtm', 'antipodes_mtm43', 17),
    {
      ...proved('eighty', 'the 17 boards of 80 steps', 'stm', 'antipodes_stm80'),
      cache: 'off',
    },
    { ...farthest(), cache: 'off' },
    twentyFour(),
    whole(4, 3),
    whole(6, 2),
    built(10, 20),
    built(50, 3),
    built(100, 3),
  ];
}

/** A board of 80 steps in a cold process, no table at hand. @returns {TileWorkload} */
function farthest() {
  const text = '0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1';
  return {
    id: 'eighty-cold',
    title: 'one board of 80 steps, cold',
    engine: 'tiles',
    metric: 'stm',
    boards: [{ text, optimum: 80 }],
  };
}
