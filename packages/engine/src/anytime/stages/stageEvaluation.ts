import { type Judge, tileJudge } from '../evaluation/evaluation.ts';
import type { Piece } from './plan.ts';
import { pieceTable } from './stageTable.ts';

/**
 * What a move of the pieces at hand is worth in a beam; as much as a step of any other tile, found
 * best on 10×10 among 1 to 12 (1 loses its way, 12 costs 5 % in length).
 */
const PIECE_WEIGHT = 4;

/** Judges a board of which some pieces must come home; what is home already stays. */
export function pieceJudge(
  size: { readonly width: number; readonly height: number },
  gapGoal: number,
  piece: Piece,
): Judge {
  const { width, height } = size;
  const judge = tileJudge(size, gapGoal);
  const isOpen = new Set(piece.open);
  const neighbours = judge.neighbours.map((to) => (isOpen.has(to) ? to : -1));
  return { ...judge, neighbours, pieces: pieceTable(width, height, piece, PIECE_WEIGHT) };
}
