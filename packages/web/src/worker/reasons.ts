/* Why a move is made, and its sentences: milliseconds of work, for a page that is at rest. */
export type { ReasonChain } from '@glissade/analysis/reasons/reason';
export { reasonChain } from '@glissade/analysis/reasons/reasonChain';
export { reasonProse } from '@glissade/prose/reasons/reasonProse';
