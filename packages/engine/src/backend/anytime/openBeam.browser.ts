import { PlainBeam } from './plainBeam.ts';
import type { WholeBeam, WholeJudge } from './wholeBeam.ts';

/** Without the kernel, which would make the worker of a page too heavy. */
export function openBeam(judge: WholeJudge): WholeBeam {
  return new PlainBeam(judge);
}
