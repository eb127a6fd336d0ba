import { PlainBeam } from '../plainBeam/plainBeam.ts';
import { KernelBeam } from './kernelBeam.ts';
import type { WholeBeam, WholeJudge } from './wholeBoardBeam.ts';

export { loadThrees } from '../evaluation/tripletWeights.node.ts';

/** Larger boards are too wide for beams that are worth their time. */
export const CELLS_MAX = 196;

/** In the kernel if there is one, with so many threads. */
export function openBeam(judge: WholeJudge, threads = 1): WholeBeam {
  return KernelBeam.open(judge, { threads }) ?? new PlainBeam(judge);
}
