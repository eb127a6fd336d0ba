import type { Direction } from '@glissade/core';

/** A key as the game sees it. */
export type Key = {
  /** "up", "tab", "return", "escape", "space", "a" …; '' for what has no name. */
  readonly name: string;
  /** The character it types, '' for keys that type none. */
  readonly text: string;
  readonly direction?: Direction;
  readonly shift: boolean;
  readonly ctrl: boolean;
};

/** What Node's readline says about a key press. */
export type RawKey = {
  readonly name?: string | undefined;
  readonly sequence?: string | undefined;
  readonly ctrl?: boolean | undefined;
  readonly shift?: boolean | undefined;
};

const ARROWS: Readonly<Record<string, Direction>> = { up: 'U', right: 'R', down: 'D', left: 'L' };

export function keyOf(text: string | undefined, raw: RawKey): Key {
  const name = raw.name === 'enter' ? 'return' : (raw.name ?? '');
  const direction = ARROWS[name];
  const isTyped = text !== undefined && !/\p{Cc}/u.test(text) && !direction;
  return {
    name,
    text: isTyped ? text : '',
    ...(direction ? { direction } : {}),
    shift: raw.shift ?? false,
    ctrl: raw.ctrl ?? false,
  };
}
