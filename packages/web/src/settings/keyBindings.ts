import { createSignal } from 'solid-js';
import { followStored, readStored, writeStored } from '../store/stored.ts';

/** What a single key can ask for, besides what is fixed: arrows, Enter, Space and their like. */
export const ACTIONS = [
  'up',
  'left',
  'down',
  'right',
  'undo',
  'redo',
  'restart',
  'hint',
  'new',
  'commands',
  'help',
] as const;
export type Action = (typeof ACTIONS)[number];

/** The keys of each action, as `KeyboardEvent.key` tells them: capitals are Shift and a letter. */
export type KeyBindings = Readonly<Record<Action, readonly string[]>>;

export const DEFAULT_KEYS: KeyBindings = {
  up: ['w'],
  left: ['a'],
  down: ['s'],
  right: ['d'],
  undo: ['u', 'z'],
  redo: [],
  restart: ['R'],
  hint: ['h'],
  new: ['n'],
  commands: ['/'],
  help: ['?'],
};

/** With Shift they go as far as possible, so that a letter of theirs is taken twice. */
const WAYS: readonly Action[] = ['up', 'left', 'down', 'right'];

/** The action that a key stands for, if any. */
export function actionOf(bindings: KeyBindings, key: string): Action | undefined {
  const lower = key.toLowerCase();
  return (
    ACTIONS.find((action) => bindings[action].includes(key)) ??
    WAYS.find((action) => bindings[action].includes(lower))
  );
}

/** Why a key cannot be given to an action as it is. */
export type Conflict =
  | { readonly kind: 'fixed' }
  | { readonly kind: 'taken'; readonly by: Action; readonly key: string };

export function conflictOf(
  bindings: KeyBindings,
  action: Action,
  key: string,
): Conflict | undefined {
  if ([...key].length !== 1 || key === ' ') return { kind: 'fixed' };
  const keys = WAYS.includes(action) ? [key, key.toLowerCase(), key.toUpperCase()] : [key];
  for (const each of keys) {
    const by = actionOf(bindings, each);
    if (by !== undefined && by !== action) return { kind: 'taken', by, key: each };
  }
  return undefined;
}

/** The key asks for this action alone from now on; others that had it lose it. */
export function withKey(bindings: KeyBindings, action: Action, key: string): KeyBindings {
  let next = bindings;
  for (;;) {
    const conflict = conflictOf(next, action, key);
    if (conflict?.kind !== 'taken') break;
    const { by } = conflict;
    const left = next[by].filter((each) => each.toLowerCase() !== key.toLowerCase());
    next = { ...next, [by]: left };
  }
  return { ...next, [action]: [WAYS.includes(action) ? key.toLowerCase() : key] };
}

/** Takes from JSON what makes sense, the usual keys for everything else. */
export function parseBindings(json: unknown): KeyBindings {
  const given = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  const isKeys = (keys: unknown) =>
    Array.isArray(keys) && keys.every((key) => typeof key === 'string' && [...key].length === 1);
  const known = ACTIONS.filter((action) => isKeys(given[action]));
  return { ...DEFAULT_KEYS, ...Object.fromEntries(known.map((action) => [action, given[action]])) };
}

/** How a key is written on it. */
export function keyName(key: string): string {
  const lower = key.toLowerCase();
  return lower === key ? key.toUpperCase() : `Shift + ${key}`;
}

const readKeys = () => readStored('keys', parseBindings) ?? DEFAULT_KEYS;

const [keyBindings, setKeyBindings] = createSignal(readKeys());
followStored('keys', () => setKeyBindings(readKeys()));

/** The keys in force; kept on this device. */
export { keyBindings };

export function changeKeys(next: KeyBindings): void {
  setKeyBindings(next);
  writeStored('keys', next);
}
