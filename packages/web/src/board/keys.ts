/* The command that each key press stands for. */
import type { Direction } from '@glissade/core';
import type { Action } from '../settings/keyBindings.ts';

/** The commands that the board itself obeys. */
export type BoardCommand =
  | { readonly name: 'arrow'; readonly direction: Direction; readonly far: boolean }
  | { readonly name: 'edge'; readonly end: 'first' | 'last'; readonly whole: boolean }
  | { readonly name: 'press' | 'drop' };

/** The command of a key press. */
export type KeyCommand =
  | BoardCommand
  | { readonly name: 'undo' | 'redo' | 'restart' | 'hint' | 'new' | 'commands' | 'help' };

export const isForBoard = (command: KeyCommand): command is BoardCommand =>
  ['arrow', 'edge', 'press', 'drop'].includes(command.name);

export type KeyPress = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

export const ARROWS: Readonly<Record<string, Direction>> = {
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

/**
 * The command of a key press, if it has one; `actionOf` gives that of single keys, where allowed.
 */
export function commandOf(
  press: KeyPress,
  actionOf: (key: string) => Action | undefined,
): KeyCommand | undefined {
  const { key, shiftKey, altKey } = press;
  if (altKey) return undefined;
  if (press.ctrlKey || press.metaKey) return commandWithControl(key.toLowerCase(), press);
  const direction = ARROWS[key];
  if (direction) return { name: 'arrow', direction, far: shiftKey };
  if (key === 'Home' || key === 'End') {
    return { name: 'edge', end: key === 'Home' ? 'first' : 'last', whole: false };
  }
  if (key === 'Enter' || key === ' ') return { name: 'press' };
  if (key === 'Escape') return { name: 'drop' };
  return commandOfAction(actionOf(key), shiftKey);
}

function commandWithControl(key: string, { shiftKey }: KeyPress): KeyCommand | undefined {
  if (key === 'z') return { name: shiftKey ? 'redo' : 'undo' };
  if (key === 'y') return { name: 'redo' };
  if (key === 'home' || key === 'end') {
    return { name: 'edge', end: key === 'home' ? 'first' : 'last', whole: true };
  }
  return undefined;
}

function commandOfAction(action: Action | undefined, far: boolean): KeyCommand | undefined {
  if (action === undefined) return undefined;
  const direction = WAYS[action];
  if (direction) return { name: 'arrow', direction, far };
  return { name: action as Exclude<Action, 'up' | 'right' | 'down' | 'left'> };
}
