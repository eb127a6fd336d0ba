/* Looks up the optimum of a puzzle that came by a link. */
import { mainMetric, theGame } from './theGame.ts';

/** A puzzle of the catalogue that came by a link: its shortest lengths are known there. */
export async function learnKnownOptimum(): Promise<void> {
  const puzzle = theGame.puzzle();
  if (puzzle.info.id === undefined || Object.keys(theGame.optimum()).length > 0) return;
  const { knownOptimum } = await import('./knownOptimum.ts');
  const optimum = knownOptimum(puzzle);
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
