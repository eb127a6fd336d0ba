/* The game on the board as JSON, to be kept on this device and read back. */
import { packGame, type SavedGame, unpackGame } from '@glissade/core/game';
import { createSignal } from 'solid-js';
import type { Optimum } from '../game/gameStore.ts';
import { followStored, readStored, writeStored } from '../store/stored.ts';
import { stampsNow } from './stamps.ts';
import { shownMs } from './theClock.ts';
import { theGame } from './theGame.ts';

/** A game with all that belongs to it, as it is kept on this device. */
export type KeptGame = {
  readonly game: SavedGame;
  readonly helps: number;
  readonly optimum: Optimum;
  /** Places in doubt of the picture that it was read from. */
  readonly doubts: number;
  readonly timeMs: number;
  /** It was solved and recorded: going on from there is no new solve. */
  readonly isOver: boolean;
  /** When each node of the game was played, on its clock; 0 where nobody knows. */
  readonly stamps: readonly number[];
};

function parseKept(json: unknown): KeptGame | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { game, helps, optimum, doubts, timeMs, isOver, stamps } = json as Partial<KeptGame>;
  // The rest is checked when the game is opened; the lists of games look at these.
  if (!game?.puzzle || !Array.isArray(game.nodes)) return undefined;
  return {
    game,
    helps: Number.isInteger(helps) ? helps! : 0,
    optimum: typeof optimum === 'object' && optimum !== null ? optimum : {},
    doubts: Number.isInteger(doubts) ? doubts! : 0,
    timeMs: Number.isFinite(timeMs) ? timeMs! : 0,
    isOver: isOver === true,
    stamps: Array.isArray(stamps) && stamps.every(Number.isFinite) ? stamps : [],
  };
}

/** The game on the board, to be kept. */
export function packTheGame(isOver: boolean): KeptGame {
  return {
    game: packGame(theGame.game()),
    helps: theGame.helps(),
    optimum: theGame.optimum(),
    doubts: theGame.doubts(),
    timeMs: shownMs(),
    isOver,
    stamps: stampsNow(),
  };
}

/** The game that a page keeps which is the only one. */
export function readCommon(): KeptGame | undefined {
  return readStored('game', parseKept);
}

/** The game of this tab, or else of the last visit: tabs beside each other have a game each. */
export function readKept(): KeptGame | undefined {
  return readStored('game', parseKept, 'tab') ?? readCommon();
}

/** Keeps it for this tab, and for all unless another page keeps its game for all. */
export function writeKept(kept: KeptGame, isCommon: boolean): void {
  writeStored('game', kept, 'tab');
  if (isCommon) writeStored('game', kept);
}

/** Puts a kept game on the board; false where it makes no sense. */
export function openKept({ game, helps, optimum, doubts }: KeptGame): boolean {
  const unpacked = unpackGame(game);
  if (unpacked) theGame.open(unpacked, { helps, optimum, doubts });
  return unpacked !== undefined;
}

/** Games left for others that are kept to go on with. */
const RECENT_MAX = 12;

function parseRecent(json: unknown): KeptGame[] {
  return Array.isArray(json) ? json.flatMap((one) => parseKept(one) ?? []) : [];
}

const readRecent = () => readStored('recent', parseRecent) ?? [];

const [recent, setRecent] = createSignal<readonly KeptGame[]>(readRecent());
followStored('recent', () => setRecent(readRecent()));

/** The games left unfinished, the latest first. */
export { recent };

export function isSamePuzzle(a: KeptGame, b: KeptGame): boolean {
  return JSON.stringify(a.game.puzzle) === JSON.stringify(b.game.puzzle);
}

/** Keeps a game that another one takes off the board, if something was played in it. */
export function keepRecent(left: KeptGame): void {
  const others = recent().filter((one) => !isSamePuzzle(one, left));
  if (left.game.nodes.length === 0 || left.isOver) return;
  putRecent([left, ...others].slice(0, RECENT_MAX));
}

export function dropRecent(kept: KeptGame): void {
  putRecent(recent().filter((one) => one !== kept));
}

function putRecent(next: readonly KeptGame[]): void {
  setRecent(next);
  writeStored('recent', next);
}
