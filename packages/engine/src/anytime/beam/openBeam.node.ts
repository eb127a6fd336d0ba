import { PlainBeam } from '../plainBeam/plainBeam.ts';
import { KernelBeam } from './kernelBeam.ts';
import type { BoardEvaluation, WholeBoardBeam } from './wholeBoardBeam.ts';

export { loadTripletWeights } from '../evaluation/tripletWeights.node.ts';

/** Beams on larger boards are not worth their time. */
export const CELLS_MAX = 196;

/** Opens the beam in the kernel, with so many threads, or the plain one without WebAssembly. */
export function openBeam(evaluation: BoardEvaluation, threads = 1): WholeBoardBeam {
  return KernelBeam.open(evaluation, { threads }) ?? new PlainBeam(evaluation);
}
