/* The keyboard of the board: which key press is for it, and which for the page. */
import { actionOf, keyBindings } from '../settings/keyBindings.ts';
import { settings } from '../settings/settings.ts';
import { obeyKey } from './boardKeys.ts';
import type { BoardState } from './boardState.ts';
import { type BoardWish, isForBoard, type KeyWish, wishOf } from './keys.ts';

/** Wishes that are not the board's own. */
export type OuterWish = Exclude<KeyWish['wish'], BoardWish['wish']> | 'shuffle';

/** Keys on the board. `focusCell` puts the focus on a cell. */
export function createKeyboard(
  board: BoardState,
  focusCell: (cell: number) => void,
  onWish: (wish: OuterWish) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    const wish = wishOf(event, (key) =>
      settings().letters ? actionOf(keyBindings(), key) : undefined,
    );
    if (!wish) return;
    if (wish.wish === 'press' && !isOnBoard(event.target)) {
      if (event.key === ' ' && board.store.puzzle().type === 'tiles') {
        event.preventDefault();
        onWish('shuffle');
      }
      return;
    }
    if (wish.wish === 'drop' && board.chosen() < 0) return;
    event.preventDefault();
    if (isForBoard(wish)) obeyKey(board, focusCell, wish, settings().arrows);
    else onWish(wish.wish);
  };
}

function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=grid]') !== null;
}
