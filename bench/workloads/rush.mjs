import { listPuzzles } from 'glissade/catalogue';
import { knownPuzzle } from './blocks.mjs';

/** @typedef {import('../contestants/contestant.mjs').Workload} Workload */

/** The ids of the 40 boards of fogleman/rush and of its 20 hardest. */
function boardIds() {
  const ids = listPuzzles({ family: 'rush' }).map(({ id }) => id);
  return ids.filter((id) => /^rush-(hard-)?\d\d$/.test(id) && id !== 'rush-93');
}

/**
 * Rush Hour boards: all of them, and those without walls, which some peers alone can take.
 * @returns {Workload[]}
 */
export function rushWorkloads() {
  const all = boardIds().map((id) => knownPuzzle(id, 'slides'));
  const wallFree = all.filter(({ puzzle }) => !puzzle.board.cells.includes('wall'));
  const rest = 'shortest answer in slides, mean of a board';
  const kind = /** @type {const} */ ({ mode: 'answer', metric: 'slides' });
  return [
    { ...kind, id: 'rush-all', title: `${all.length} Rush Hour boards: ${rest}`, puzzles: all },
    {
      ...kind,
      id: 'rush-without-walls',
      title: `${wallFree.length} Rush Hour boards without walls: ${rest}`,
      puzzles: wallFree,
    },
  ];
}
