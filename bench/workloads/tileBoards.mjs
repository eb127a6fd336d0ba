import { readFileSync } from 'node:fs';
import { tileClassOf } from '@glissade/core';

/**
 * Columns of a data file: number, 16 tiles, optima.
 * @param {string} name
 * @param {number} column
 * @returns {{ readonly text: string, readonly optimum: number }[]}
 */
export function readBoards(name, column) {
  const path = new URL(`../../tests/data/${name}.txt`, import.meta.url);
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(' '))
    .map((words) => ({
      text: formatTiles(words.slice(1, 17).map(Number), 4),
      optimum: Number(words[column]),
    }));
}

/** @param {readonly number[]} tiles @param {number} width */
export function formatTiles(tiles, width) {
  const rows = Array.from({ length: tiles.length / width }, (_, row) =>
    tiles.slice(row * width, (row + 1) * width).join(' '),
  );
  return rows.join('\n');
}

/**
 * A solvable n×n board with every arrangement about as likely.
 * @param {number} side
 * @param {number} seed
 */
export function randomBoard(side, seed) {
  const tiles = Array.from({ length: side * side }, (_, at) => (at + 1) % (side * side));
  const goalClass = tileClassOf(tiles, side);
  let state = seed;
  for (let at = tiles.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [tiles[at], tiles[other]] = [tiles[other], tiles[at]];
  }
  if (tileClassOf(tiles, side) !== goalClass) {
    const [a, b] = tiles.flatMap((tile, at) => (tile === 0 ? [] : [at])).slice(0, 2);
    [tiles[a], tiles[b]] = [tiles[b], tiles[a]];
  }
  return { text: formatTiles(tiles, side) };
}
