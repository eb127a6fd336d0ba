import { PlainBeam } from '../plainBeam/plainBeam.ts';
import { KernelBeam } from './kernelBeam.ts';
import type { BoardEvaluation, WholeBoardBeam } from './wholeBoardBeam.ts';

export { loadTripletWeights } from '../evaluation/tripletWeights.node.ts';

/** Larger boards are too wide for beams that are worth their time. */
export const CELLS_MAX = 196;

/** In the kernel if there is one, with so many threads. */
export function openBeam(evaluation: BoardEvaluation, threads = 1): WholeBoardBeam {
  return KernelBeam.open(evaluation, { threads }) ?? new PlainBeam(evaluation);
}
