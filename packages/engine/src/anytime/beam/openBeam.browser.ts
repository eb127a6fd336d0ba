import type { TripletWeights } from '../evaluation/tripletWeights.node.ts';
import { PlainBeam } from '../plainBeam/plainBeam.ts';
import type { BoardEvaluation, WholeBoardBeam } from './wholeBoardBeam.ts';

/** Larger boards gain more by beams in stages in the time that this one takes. */
export const CELLS_MAX = 49;

/** Without the kernel, which would make the worker of a page too heavy. */
export function openBeam(evaluation: BoardEvaluation, _threads?: number): WholeBoardBeam {
  return new PlainBeam(evaluation);
}

/** Pages do without: their beams are narrow, and these numbers are ten times the others. */
export function loadTripletWeights(_side: number): Promise<TripletWeights | undefined> {
  return Promise.resolve(undefined);
}
