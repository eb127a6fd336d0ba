import type { TileProblem } from '../../problem/tileProblem.ts';
import { neighboursOf } from '../tiles/gapBoard.ts';
import { TILE_WEIGHT } from './groupTables.ts';
import type { Groups, Judge } from './judge.ts';
import { pieceTable } from './pieceTable.ts';
import type { Piece } from './plan.ts';

type Size = Pick<TileProblem, 'width' | 'height'>;

/**
 * What a move of the pieces at hand is worth in a beam; as much as a step of any other tile, found
 * best on 10×10 among 1 to 12 (1 loses its way, 12 costs 5 % in length).
 */
const PIECE_WEIGHT = 4;

/** Judges a whole board: single tiles and groups of them. */
export function groupJudge(size: Size, gapGoal: number, groups: Groups): Judge {
  return { ...tileJudge(size, gapGoal), groups };
}

/** Judges a board of which some pieces must come home; what is home already stays. */
export function pieceJudge(size: Size, gapGoal: number, piece: Piece): Judge {
  const { width, height } = size;
  const judge = tileJudge(size, gapGoal);
  const isOpen = new Set(piece.open);
  const neighbours = judge.neighbours.map((to) => (isOpen.has(to) ? to : -1));
  return { ...judge, neighbours, pieces: pieceTable(width, height, piece, PIECE_WEIGHT) };
}

function tileJudge({ width, height }: Size, gapGoal: number): Judge {
  const cells = width * height;
  const distances = new Int32Array(cells * cells);
  for (let id = 0; id < cells; id++) {
    if (id === gapGoal) continue;
    for (let cell = 0; cell < cells; cell++) {
      const across = Math.abs((cell % width) - (id % width));
      const down = Math.abs(Math.floor(cell / width) - Math.floor(id / width));
      distances[id * cells + cell] = TILE_WEIGHT * (across + down);
    }
  }
  return { cells, neighbours: neighboursOf(width, height), distances };
}
