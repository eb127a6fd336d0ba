import { KernelBeam } from './kernelBeam.ts';
import { PlainBeam } from './plainBeam.ts';
import type { WholeBeam, WholeJudge } from './wholeBeam.ts';

export { loadThrees } from './threes.node.ts';

/** Larger boards are too wide for beams that are worth their time. */
export const CELLS_MAX = 196;

/** In the kernel if there is one, with so many threads. */
export function openBeam(judge: WholeJudge, threads = 1): WholeBeam {
  return KernelBeam.open(judge, { threads }) ?? new PlainBeam(judge);
}
