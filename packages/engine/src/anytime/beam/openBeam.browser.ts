import type { TripletWeights } from '../evaluation/tripletWeights.node.ts';
import { PlainBeam } from '../plainBeam/plainBeam.ts';
import type { BoardEvaluation, WholeBoardBeam } from './wholeBoardBeam.ts';

/** Larger boards get shorter solutions from beams in stages in the time that this beam takes. */
export const CELLS_MAX = 49;

/** Opens the plain beam, as the kernel would make the worker of a page too large. */
export function openBeam(evaluation: BoardEvaluation, _threads?: number): WholeBoardBeam {
  return new PlainBeam(evaluation);
}

/**
 * Pages load no triplet weights: their beams are narrow, and the weights are ten times as large as
 * all others.
 */
export function loadTripletWeights(_side: number): Promise<TripletWeights | undefined> {
  return Promise.resolve(undefined);
}
