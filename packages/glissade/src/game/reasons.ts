/** Loaded when a game is first asked for a hint. */
export { reasonChain } from '@glissade/analysis/reasons/reasonChain';
