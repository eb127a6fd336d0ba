/* Keeps the game on this device, and shares it among the pages of the app that are open. */
import { packPuzzle } from '@glissade/core/game';
import { createEffect, createSignal, on } from 'solid-js';
import { distanceShown } from '../panels/solverRequests.ts';
import { settings } from '../settings/settings.ts';
import { claimName } from '../store/claim.ts';
import { addSolves, noteOptimum } from '../times/solves.ts';
import { view } from '../ui/route.ts';
import { GAME_VIEWS } from '../ui/views.ts';
import { giveFeedback } from './feedback.ts';
import {
  isSamePuzzle,
  type KeptGame,
  keepRecent,
  openKept,
  packTheGame,
  readCommon,
  readKept,
  writeKept,
} from './keptGame.ts';
import { learnKnownOptimum, mayBeKnown, proveOptimum } from './learnOptimum.ts';
import { recordOf } from './recordOf.ts';
import { resetStamps, stamp, timedLine } from './stamps.ts';
import { exactMs, haltClock, resetClock, runClock, shownMs, startInspection } from './theClock.ts';
import { theGame } from './theGame.ts';

/** Whether the game on the board was solved once since it was opened. */
let isOver = false;
/** The game as last seen, and as last kept. */
let seen = theGame.game();
let last: KeptGame | undefined;
/** A kept game that is about to come back, with its time. */
let returning: KeptGame | undefined;

/** Whether this page keeps its game for all; undefined until that is settled. */
let isCommon: boolean | undefined;
const [isBeside, setBeside] = createSignal(false);

/** Another page of the app is open, and this one keeps its game apart; until that is read. */
export { isBeside, setBeside };

/** Long enough for the page before this one, in the same tab, to be gone. */
const GONE_MS = 500;

function save(): void {
  last = packTheGame(isOver);
  if (isCommon !== undefined) writeKept(last, isCommon);
}

/** The page that keeps the game takes over from the page before it, without losing its game. */
function settle(isOurs: boolean): void {
  const left = isOurs ? readCommon() : undefined;
  isCommon = isOurs;
  if (!isOurs) setTimeout(() => setBeside(isCommon === false), GONE_MS);
  else setBeside(false);
  save();
  if (left && last && !isSamePuzzle(left, last)) keepRecent(left);
}

/** The game on the board as it would be kept now. */
export function keptNow(): KeptGame {
  return packTheGame(isOver);
}

/** What follows from every change: keeping, the clock, the record of a solve. Call it once. */
export function keepGame(): void {
  const kept = readKept();
  if (kept) resume(kept);
  // An effect runs first when the page stands: a game that came back has its time taken up then.
  const followed = on([theGame.game, theGame.helps, theGame.optimum], follow, {
    defer: kept === undefined,
  });
  createEffect(followed);
  createEffect(countTold);
  document.addEventListener('visibilitychange', () => {
    const isUnderWay = theGame.game().current !== 0 && !isOver;
    if (document.visibilityState === 'hidden') {
      haltClock();
      save();
    } else if (isUnderWay) {
      runClock();
    }
  });
  addEventListener('pagehide', () => {
    save();
    if (isCommon === false && last) keepRecent(last);
  });
  claimName('game', settle);
}

/** Goes on with a kept game, its time and tree; the one on the board is kept in turn. */
export function resume(kept: KeptGame): void {
  returning = kept;
  if (!openKept(kept)) returning = undefined;
}

function follow(): void {
  const game = theGame.game();
  const isNew = theGame.change() === 'new' && game !== seen;
  const hasMoved = game.current !== seen.current;
  seen = game;
  if (isNew) begin();
  else if (hasMoved) moved();
  save();
}

/** What the solver tells of a game under way is help, also where no hint was asked for. */
function countTold(): void {
  const isTold = distanceShown() !== 'off' || GAME_VIEWS.includes(view());
  const isUnderWay = theGame.game().current !== 0 && !theGame.isSolved();
  if (isTold && isUnderWay && theGame.helps() === 0) theGame.countHelp();
}

function begin(): void {
  if (last) leave(last);
  const kept = returning;
  returning = undefined;
  isOver = kept?.isOver ?? theGame.isSolved();
  resetClock(kept?.timeMs ?? 0);
  resetStamps(kept?.stamps);
  const isFresh = theGame.game().nodes.length === 1;
  if (isFresh && settings().inspection && settings().timer) startInspection();
  learnKnownOptimum();
}

/** A game that another one takes off the board. */
async function leave(left: KeptGame): Promise<void> {
  keepRecent(left);
  if (left.helps === 0 || left.isOver) return;
  const { recordGivenUp } = await import('./knownTries.ts');
  recordGivenUp(left, Date.now());
}

/** Restarted after a solve: another try, with a time of its own. */
function again(): void {
  isOver = false;
  resetClock();
  resetStamps();
}

function moved(): void {
  const isAtStart = theGame.game().current === 0;
  const isPlayed = theGame.change() === 'play';
  if (isPlayed) giveFeedback(theGame.isSolved() ? 'solved' : 'moved');
  if (isOver && isAtStart && theGame.change() === 'jump') again();
  if (isPlayed) stamp(theGame.game().current, exactMs());
  if (isOver || isAtStart) return;
  if (!theGame.isSolved()) runClock();
  // Undo and redo lead to a solved board as well, and solve nothing.
  else if (isPlayed) finish();
  else haltClock();
}

function finish(): void {
  isOver = true;
  haltClock();
  const known = { helps: theGame.helps(), optimum: theGame.optimum() };
  const record = recordOf(theGame.game(), known, { timeMs: shownMs(), at: Date.now() });
  addSolves([record]);
  keepPlay(record.at);
  nameSolve(record.at);
  proveOptimum((length) => noteOptimum(record.at, length));
}

/** The catalogue is not there at first. */
async function nameSolve(at: number): Promise<void> {
  const puzzle = theGame.puzzle();
  if (mayBeKnown(puzzle)) (await import('./knownTries.ts')).nameSolve(puzzle, at);
}

/** Keeps the moves of a solve with their times, to be replayed. */
async function keepPlay(at: number): Promise<void> {
  const play = { at, puzzle: packPuzzle(theGame.puzzle()), ...timedLine(theGame) };
  const { keepPlays } = await import('../times/plays.ts');
  await keepPlays([play]);
}
