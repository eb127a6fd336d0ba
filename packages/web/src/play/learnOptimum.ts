/* Looks up the optimum of a puzzle that came by a link. */
import type { Puzzle } from '@glissade/core';
import { packPuzzle } from '@glissade/core/game';
import { mainMetric, theGame } from './theGame.ts';

/** A puzzle of the catalogue that came by a link: its shortest lengths are known there. */
export async function learnKnownOptimum(): Promise<void> {
  const puzzle = theGame.puzzle();
  const { id } = puzzle.info;
  if (id === undefined || Object.keys(theGame.optimum()).length > 0) return;
  const { byId, puzzleOf } = await import('@glissade/catalogue');
  const record = byId(id);
  if (record && theGame.puzzle() === puzzle && isSame(puzzle, puzzleOf(record))) {
    theGame.setOptimum(record.optimum);
  }
}

/** One that was made from it may still bear its name, with another goal. */
function isSame(a: Puzzle, b: Puzzle): boolean {
  const bare = (puzzle: Puzzle) => JSON.stringify({ ...packPuzzle(puzzle), info: {} });
  return bare(a) === bare(b);
}

/** How long a solved game may keep the solver busy for the sake of its shortest length. */
const PROOF_MS = 15_000;

/** After a solve: the shortest length, to stand beside the own one, where it can soon be proved. */
export async function proveOptimum(): Promise<void> {
  const puzzle = theGame.puzzle();
  const metric = mainMetric();
  if (theGame.optimum()[metric] !== undefined) return;
  const { shortestLength } = await import('../solver/shortestLength.ts');
  const length = await shortestLength(puzzle, metric, PROOF_MS);
  if (length !== undefined && theGame.puzzle() === puzzle) theGame.setOptimum({ [metric]: length });
}
