/* Back and Forward between the games of this page. */
import type { Puzzle } from '@glissade/core';
import { createEffect, on } from 'solid-js';
import { keptNow, resume } from '../play/keepGame.ts';
import type { KeptGame } from '../play/keptGame.ts';
import { theGame } from '../play/theGame.ts';

/** Each puzzle of this page by a name that no other page gives; the game of it as left. */
const names = new WeakMap<Puzzle, string>();
const games = new Map<string, KeptGame>();
let count = 0;

/** What the entry of a puzzle in the browser's history is known by. */
export function pastName(puzzle: Puzzle): string {
  const known = names.get(puzzle);
  if (known !== undefined) return known;
  const name = `${performance.timeOrigin} ${++count}`;
  names.set(puzzle, name);
  return name;
}

/**
 * The current entry of the browser's history stands for the game on the board from now on. An own
 * one is no link to follow: a reload goes on with its game, and does not begin it again. Named at
 * once, since what fills the screen may soon put an entry after it, to be left by Back.
 */
export function nameEntry(marks: { readonly isOwn?: true }): void {
  history.replaceState({ ...history.state, ...marks, puzzle: pastName(theGame.puzzle()) }, '');
}

/** Whether an entry of the history stands for a game that this page has had. */
export function isPast(state: unknown): boolean {
  return games.has(nameIn(state));
}

function nameIn(state: unknown): string {
  const { puzzle } = (state ?? {}) as { readonly puzzle?: unknown };
  return typeof puzzle === 'string' ? puzzle : '';
}

/** Back and forward lead to the game that was on the board, with its branches and its time. */
export function followPast(): void {
  createEffect(on(theGame.game, ({ puzzle }) => games.set(pastName(puzzle), keptNow())));
  addEventListener('popstate', ({ state }) => {
    const name = nameIn(state);
    const kept = games.get(name);
    if (!kept || pastName(theGame.puzzle()) === name) return;
    resume(kept);
    names.set(theGame.puzzle(), name);
    games.set(name, keptNow());
  });
}
