/* Looks up the optimum of a puzzle that did not come from the catalogue's cards. */
import type { Puzzle } from '@glissade/core';
import { mainMetric, theGame } from './theGame.ts';

/** Whether the catalogue may know it: by its id, or as the twin of an untitled board. */
export const mayBeKnown = ({ info, type }: Puzzle) =>
  info.id !== undefined || (info.title === undefined && type === 'blocks');

/** A puzzle of the catalogue that came by a link or a picture: its shortest lengths are known. */
export async function learnKnownOptimum(): Promise<void> {
  const puzzle = theGame.puzzle();
  if (!mayBeKnown(puzzle) || Object.keys(theGame.optimum()).length > 0) return;
  const { knownRecord } = await import('./knownRecord.ts');
  const optimum = knownRecord(puzzle)?.optimum;
  if (optimum && theGame.puzzle() === puzzle) theGame.setOptimum(optimum);
}

/** How long a solved game may keep the solver busy for the sake of its shortest length. */
const PROOF_MS = 15_000;

/**
 * After a solve: the shortest length, to stand beside the own one, where it can soon be proved.
 * The record of the solve wants it even if another puzzle is on the board by then.
 */
export async function proveOptimum(note: (length: number) => void): Promise<void> {
  const puzzle = theGame.puzzle();
  const metric = mainMetric();
  if (theGame.optimum()[metric] !== undefined) return;
  const { shortestLength } = await import('../solver/shortestLength.ts');
  const length = await shortestLength(puzzle, metric, PROOF_MS);
  if (length === undefined) return;
  note(length);
  if (theGame.puzzle() === puzzle) theGame.setOptimum({ [metric]: length });
}
