/* Keeps the address of the page in step with the game. */
import type { Puzzle } from '@glissade/core';
import type { Game } from '@glissade/core/game';
import { createEffect, on, onCleanup } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { linkOfGame } from './gameLink.ts';
import type { LinkView } from './link.ts';
import { fetchKnownPuzzles } from './openLink.ts';
import { formatLink } from './readLink.ts';

/** Browsers refuse more than some hundred changes of the address in half a minute. */
const WAIT_MS = 400;

/** The address that opens this game again; undefined for a puzzle that no text holds. */
export async function addressOfGame(game: Game, view?: LinkView): Promise<string | undefined> {
  const known = game.puzzle.info.id === undefined ? () => undefined : await fetchKnownPuzzles();
  const link = linkOfGame(game, known, view);
  if (link === undefined) return undefined;
  const here = location.href.replace(/#.*$/s, '');
  return `${here}#${await formatLink(link)}`;
}

/**
 * Keeps the address of the page that of the game, for as long as `isShown`, so that what is copied
 * from the browser's bar is a link; `isOwn` in the history tells it from one that was followed.
 * Another puzzle, by `nameOf`, gets an entry of its own, so that one can go back to this one. The
 * `first` game, which the page found on the board, leaves the address as it is. `onKept` is told
 * that the address is that of the game.
 */
export function keepAddress(
  store: GameStore,
  first: Game,
  isShown: () => boolean,
  nameOf: (puzzle: Puzzle) => string,
  onKept: () => void,
): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const write = async () => {
    const game = store.game();
    const address = await addressOfGame(game);
    if (address === undefined || game !== store.game() || !isShown()) return;
    const state = { isOwn: true, puzzle: nameOf(game.puzzle) };
    const before = history.state?.puzzle;
    if (before !== undefined && before !== state.puzzle) history.pushState(state, '', address);
    else if (location.href !== address || before === undefined) {
      history.replaceState({ ...history.state, ...state }, '', address);
    }
    onKept();
  };
  createEffect(
    on([store.game, isShown], ([game]) => {
      clearTimeout(waiting);
      if (game !== first) waiting = setTimeout(write, WAIT_MS);
    }),
  );
  onCleanup(() => clearTimeout(waiting));
}
