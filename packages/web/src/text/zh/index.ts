import type { en } from '../en/index.ts';
import type { Translated } from '../shape.ts';
import { app } from './app.ts';
import { board } from './board.ts';
import { edit } from './edit.ts';
import { faults } from './faults.ts';
import { pictures } from './pictures.ts';
import { play } from './play.ts';
import { review } from './review.ts';
import { settings } from './settings.ts';
import { share } from './share.ts';
import { solve } from './solve.ts';
import { start } from './start.ts';
import { times } from './times.ts';

export const zh: Translated<typeof en> = {
  app,
  board,
  edit,
  faults,
  pictures,
  play,
  review,
  settings,
  share,
  solve,
  start,
  times,
};
