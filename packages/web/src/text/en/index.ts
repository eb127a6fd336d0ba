import { app } from './app.ts';
import { board } from './board.ts';
import { faults } from './faults.ts';
import { play } from './play.ts';
import { share } from './share.ts';
import { solve } from './solve.ts';

/** One file an area; `zh/` has the same files with the same keys. */
export const en = {
  app,
  board,
  faults,
  play,
  share,
  solve,
};
