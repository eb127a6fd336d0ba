/* What is kept of a try at a known puzzle, once it has ended. */
import type { Puzzle } from '@glissade/core';
import { unpackGame } from '@glissade/core/game';
import { addSolves, changeSolve, solves } from '../times/solves.ts';
import type { KeptGame } from './keptGame.ts';
import { knownRecord } from './knownRecord.ts';
import { recordOf } from './recordOf.ts';

/** Says of a solve which puzzle of the catalogue it solved, if any. */
export function nameSolve(puzzle: Puzzle, at: number): void {
  const record = knownRecord(puzzle);
  const solve = solves().find((one) => one.at === at);
  if (record && solve) changeSolve(solve, { ...solve, id: record.id });
}

/**
 * One that was left after hints is given up: once, until it is solved and left again. Who has only
 * looked, without a move or a clock that ran, has not tried.
 */
export function recordGivenUp(left: KeptGame, at: number): void {
  if (left.game.nodes.length === 0 && left.timeMs === 0) return;
  const game = unpackGame(left.game);
  const record = game && knownRecord(game.puzzle);
  if (!record || solves().findLast(({ id }) => id === record.id)?.dnf) return;
  const { optimum } = record;
  const solve = recordOf(game, { ...left, optimum }, { timeMs: left.timeMs, at });
  addSolves([{ ...solve, id: record.id, dnf: true }]);
}
