import { createEffect, on } from 'solid-js';
import type { Known, Optimum } from '../game/gameStore.ts';
import { packGame, unpackGame } from '../game/savedGame.ts';
import { settings } from '../settings/settings.ts';
import { readStored, writeStored } from '../store/stored.ts';
import { addSolves } from '../times/solves.ts';
import { giveFeedback } from './feedback.ts';
import { recordOf } from './recordOf.ts';
import { haltClock, resetClock, runClock, shownMs, startInspection } from './theClock.ts';
import { theGame } from './theGame.ts';

type Kept = {
  readonly game: unknown;
  readonly helps: number;
  readonly optimum: Optimum;
  readonly timeMs: number;
  /** The solve was recorded: going on from there is no new one. */
  readonly isOver: boolean;
};

/** Whether the game on the board was solved once since it was opened. */
let isOver = false;

function save(): void {
  const kept: Kept = {
    game: packGame(theGame.game()),
    helps: theGame.helps(),
    optimum: theGame.optimum(),
    timeMs: shownMs(),
    isOver,
  };
  writeStored('game', kept);
}

/** Puts the game of the last visit on the board; false when there is none. */
function restore(): boolean {
  const kept = readStored('game', (json) => json as Kept);
  const game = unpackGame(kept?.game);
  if (!kept || !game) return false;
  const known: Known = {
    ...(Number.isInteger(kept.helps) ? { helps: kept.helps } : {}),
    ...(typeof kept.optimum === 'object' && kept.optimum ? { optimum: kept.optimum } : {}),
  };
  theGame.open(game, known);
  isOver = kept.isOver === true;
  resetClock(Number.isFinite(kept.timeMs) ? kept.timeMs : 0);
  return true;
}

/** What follows from every change: saving, the clock, the record of a solve. Call it once. */
export function keepGame(): void {
  restore();
  createEffect(on([theGame.game, theGame.helps, theGame.optimum], follow, { defer: true }));
  document.addEventListener('visibilitychange', () => {
    const isUnderWay = theGame.game().current !== 0 && !isOver;
    if (document.visibilityState === 'hidden') {
      haltClock();
      save();
    } else if (isUnderWay) {
      runClock();
    }
  });
  addEventListener('pagehide', save);
}

/** The nodes of the game as last seen: a game with other first nodes is another game. */
let seen = theGame.game();

function follow(): void {
  const game = theGame.game();
  const isNew = theGame.change() === 'new' && game !== seen;
  const hasMoved = game.current !== seen.current;
  seen = game;
  if (isNew) begin();
  else if (hasMoved) moved();
  save();
}

function begin(): void {
  isOver = theGame.isSolved();
  resetClock();
  if (settings().inspection && settings().timer && theGame.game().current === 0) startInspection();
}

function moved(): void {
  if (theGame.change() === 'play') giveFeedback(theGame.isSolved() ? 'solved' : 'moved');
  if (isOver) return;
  if (theGame.isSolved()) {
    isOver = true;
    haltClock();
    addSolves([recordOf(theGame, shownMs(), Date.now())]);
  } else {
    runClock();
  }
}
