import type { Threes } from '../evaluation/tripletWeights.node.ts';
import { PlainBeam } from '../plainBeam/plainBeam.ts';
import type { WholeBeam, WholeJudge } from './wholeBoardBeam.ts';

/** Larger boards gain more by beams in stages in the time that this one takes. */
export const CELLS_MAX = 49;

/** Without the kernel, which would make the worker of a page too heavy. */
export function openBeam(judge: WholeJudge, _threads?: number): WholeBeam {
  return new PlainBeam(judge);
}

/** Pages do without: their beams are narrow, and these numbers are ten times the others. */
export function loadThrees(_side: number): Promise<Threes | undefined> {
  return Promise.resolve(undefined);
}
