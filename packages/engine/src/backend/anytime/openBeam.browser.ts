import { PlainBeam } from './plainBeam.ts';
import type { WholeBeam } from './wholeBeam.ts';
import type { WholeJudge } from './wholeJudge.ts';

/** Without the kernel, which would make the worker of a page too heavy. */
export function openBeam(judge: WholeJudge): WholeBeam {
  return new PlainBeam(judge);
}
