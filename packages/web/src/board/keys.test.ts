import { describe, expect, test } from 'vitest';
import {
  actionOf,
  conflictOf,
  DEFAULT_KEYS,
  parseBindings,
  withKey,
} from '../settings/keyBindings.ts';
import { wishOf } from './keys.ts';

const press = (key: string, more: Partial<Record<'shiftKey' | 'ctrlKey', boolean>> = {}) => ({
  key,
  shiftKey: /^[A-Z]$/.test(key),
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const wish = (key: string, bindings = DEFAULT_KEYS) =>
  wishOf(press(key), (single) => actionOf(bindings, single));

const noActions = () => undefined;

describe('keys', () => {
  test('ask for what they always did', () => {
    expect(wish('w')).toEqual({ wish: 'arrow', direction: 'U', far: false });
    expect(wish('D')).toEqual({ wish: 'arrow', direction: 'R', far: true });
    for (const [key, asked] of [
      ['u', 'undo'],
      ['z', 'undo'],
      ['R', 'restart'],
      ['h', 'hint'],
      ['n', 'new'],
      ['/', 'commands'],
      ['?', 'help'],
    ] as const) {
      expect(wish(key)).toEqual({ wish: asked });
    }
    expect(wish('r')).toBeUndefined();
    expect(wishOf(press('u'), noActions)).toBeUndefined();
    expect(wishOf(press('z', { ctrlKey: true }), noActions)).toEqual({ wish: 'undo' });
    expect(wishOf(press('ArrowUp'), noActions)).toMatchObject({ direction: 'U' });
  });

  test('can be given to other actions', () => {
    const changed = withKey(DEFAULT_KEYS, 'hint', 'j');
    expect(wish('j', changed)).toEqual({ wish: 'hint' });
    expect(wish('h', changed)).toBeUndefined();
    const redo = withKey(changed, 'redo', 'y');
    expect(wish('y', redo)).toEqual({ wish: 'redo' });
  });

  test('that are taken are told, and can be taken away', () => {
    expect(conflictOf(DEFAULT_KEYS, 'hint', 'u')).toEqual({ kind: 'taken', by: 'undo', key: 'u' });
    expect(conflictOf(DEFAULT_KEYS, 'hint', 'W')).toMatchObject({ kind: 'taken', by: 'up' });
    expect(conflictOf(DEFAULT_KEYS, 'left', 'r')).toMatchObject({ kind: 'taken', by: 'restart' });
    expect(conflictOf(DEFAULT_KEYS, 'hint', 'Enter')).toEqual({ kind: 'fixed' });
    expect(conflictOf(DEFAULT_KEYS, 'hint', ' ')).toEqual({ kind: 'fixed' });
    expect(conflictOf(DEFAULT_KEYS, 'undo', 'z')).toBeUndefined();
    const taken = withKey(DEFAULT_KEYS, 'left', 'r');
    expect(taken).toMatchObject({ left: ['r'], restart: [] });
    expect(wish('R', taken)).toEqual({ wish: 'arrow', direction: 'L', far: true });
    expect(withKey(DEFAULT_KEYS, 'hint', 'u')).toMatchObject({ hint: ['u'], undo: ['z'] });
  });

  test('are read again as they were kept, and nonsense is not', () => {
    const changed = withKey(DEFAULT_KEYS, 'hint', 'j');
    expect(parseBindings(JSON.parse(JSON.stringify(changed)))).toEqual(changed);
    expect(parseBindings({ hint: ['jj'], undo: 'u', redo: ['y'] })).toEqual({
      ...DEFAULT_KEYS,
      redo: ['y'],
    });
    expect(parseBindings(null)).toEqual(DEFAULT_KEYS);
  });
});
