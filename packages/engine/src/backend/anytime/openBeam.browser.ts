import { PlainBeam } from './plainBeam.ts';
import type { WholeBeam, WholeJudge } from './wholeBeam.ts';

/** Larger boards gain more by beams in stages in the time that this one takes. */
export const CELLS_MAX = 49;

/** Without the kernel, which would make the worker of a page too heavy. */
export function openBeam(judge: WholeJudge, _threads?: number): WholeBeam {
  return new PlainBeam(judge);
}
