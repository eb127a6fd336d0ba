/* From key presses to what they ask for. */
import type { Direction } from '@glissade/core';
import type { Action } from '../settings/keyBindings.ts';

/** What a key asks of the board itself. */
export type BoardWish =
  | { readonly wish: 'arrow'; readonly direction: Direction; readonly far: boolean }
  | { readonly wish: 'edge'; readonly end: 'first' | 'last'; readonly whole: boolean }
  | { readonly wish: 'press' | 'drop' };

/** What a key press asks for. */
export type KeyWish =
  | BoardWish
  | { readonly wish: 'undo' | 'redo' | 'restart' | 'hint' | 'new' | 'commands' | 'help' };

export const isForBoard = (wish: KeyWish): wish is BoardWish =>
  ['arrow', 'edge', 'press', 'drop'].includes(wish.wish);

export type KeyPress = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'U',
  ArrowRight: 'R',
  ArrowDown: 'D',
  ArrowLeft: 'L',
};

const WAYS: Readonly<Partial<Record<Action, Direction>>> = {
  up: 'U',
  right: 'R',
  down: 'D',
  left: 'L',
};

/** What a key asks for, if anything; `actionOf` says it of single keys, where these may ask. */
export function wishOf(
  press: KeyPress,
  actionOf: (key: string) => Action | undefined,
): KeyWish | undefined {
  const { key, shiftKey, altKey } = press;
  if (altKey) return undefined;
  if (press.ctrlKey || press.metaKey) return wishWithControl(key.toLowerCase(), press);
  const direction = ARROWS[key];
  if (direction) return { wish: 'arrow', direction, far: shiftKey };
  if (key === 'Home' || key === 'End') {
    return { wish: 'edge', end: key === 'Home' ? 'first' : 'last', whole: false };
  }
  if (key === 'Enter' || key === ' ') return { wish: 'press' };
  if (key === 'Escape') return { wish: 'drop' };
  return wishOfAction(actionOf(key), shiftKey);
}

function wishWithControl(key: string, { shiftKey }: KeyPress): KeyWish | undefined {
  if (key === 'z') return { wish: shiftKey ? 'redo' : 'undo' };
  if (key === 'y') return { wish: 'redo' };
  if (key === 'home' || key === 'end') {
    return { wish: 'edge', end: key === 'home' ? 'first' : 'last', whole: true };
  }
  return undefined;
}

function wishOfAction(action: Action | undefined, far: boolean): KeyWish | undefined {
  if (action === undefined) return undefined;
  const direction = WAYS[action];
  if (direction) return { wish: 'arrow', direction, far };
  return { wish: action as Exclude<Action, 'up' | 'right' | 'down' | 'left'> };
}
