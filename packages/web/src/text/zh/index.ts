import type { en } from '../en/index.ts';
import type { Translated } from '../shape.ts';
import { app } from './app.ts';
import { board } from './board.ts';
import { faults } from './faults.ts';
import { play } from './play.ts';
import { share } from './share.ts';
import { solve } from './solve.ts';

export const zh: Translated<typeof en> = {
  app,
  board,
  faults,
  play,
  share,
  solve,
};
