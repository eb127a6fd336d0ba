import type { Direction } from '@glissade/core';

/** What a key press asks for. */
export type KeyWish =
  | { readonly wish: 'arrow'; readonly direction: Direction; readonly far: boolean }
  | { readonly wish: 'edge'; readonly end: 'first' | 'last'; readonly whole: boolean }
  | {
      readonly wish:
        | 'press'
        | 'drop'
        | 'undo'
        | 'redo'
        | 'restart'
        | 'hint'
        | 'new'
        | 'commands'
        | 'help';
    };

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

const LETTER_ARROWS: Readonly<Record<string, Direction>> = { w: 'U', d: 'R', s: 'D', a: 'L' };

const LETTERS = {
  u: 'undo',
  z: 'undo',
  h: 'hint',
  n: 'new',
  '/': 'commands',
  '?': 'help',
} as const;

/** What a key asks for, if anything; `letters` says whether single letters may ask. */
export function wishOf(press: KeyPress, letters: boolean): KeyWish | undefined {
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
  return letters ? wishOfLetter(key, shiftKey) : undefined;
}

function wishWithControl(key: string, { shiftKey }: KeyPress): KeyWish | undefined {
  if (key === 'z') return { wish: shiftKey ? 'redo' : 'undo' };
  if (key === 'y') return { wish: 'redo' };
  if (key === 'home' || key === 'end') {
    return { wish: 'edge', end: key === 'home' ? 'first' : 'last', whole: true };
  }
  return undefined;
}

function wishOfLetter(key: string, shiftKey: boolean): KeyWish | undefined {
  if (key === 'R') return { wish: 'restart' };
  const direction = LETTER_ARROWS[key.toLowerCase()];
  if (direction) return { wish: 'arrow', direction, far: shiftKey };
  const wish = LETTERS[key as keyof typeof LETTERS];
  return wish ? { wish } : undefined;
}
