import { KernelBeam } from './kernelBeam.ts';
import { PlainBeam } from './plainBeam.ts';
import type { WholeBeam, WholeJudge } from './wholeBeam.ts';

/** Larger boards are too wide for beams that are worth their time. */
export const CELLS_MAX = 196;

/** In the kernel if there is one. */
export function openBeam(judge: WholeJudge): WholeBeam {
  return KernelBeam.open(judge) ?? new PlainBeam(judge);
}
