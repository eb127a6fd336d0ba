import { describe, expect, test } from 'vitest';
import {
  actionOf,
  conflictOf,
  DEFAULT_KEYS,
  parseBindings,
  withKey,
} from '../settings/keyBindings.ts';
import { commandOf } from './keys.ts';

const press = (key: string, more: Partial<Record<'shiftKey' | 'ctrlKey', boolean>> = {}) => ({
  key,
  shiftKey: /^[A-Z]$/.test(key),
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const command = (key: string, bindings = DEFAULT_KEYS) =>
  commandOf(press(key), (single) => actionOf(bindings, single));

const noActions = () => undefined;

describe('keys', () => {
  test('ask for what they always did', () => {
    expect(command('w')).toEqual({ name: 'arrow', direction: 'U', far: false });
    expect(command('D')).toEqual({ name: 'arrow', direction: 'R', far: true });
    for (const [key, asked] of [
      ['u', 'undo'],
      ['z', 'undo'],
      ['R', 'restart'],
      ['h', 'hint'],
      ['n', 'new'],
      ['/', 'commands'],
      ['?', 'help'],
    ] as const) {
      expect(command(key)).toEqual({ name: asked });
    }
    expect(command('r')).toBeUndefined();
    expect(commandOf(press('u'), noActions)).toBeUndefined();
    expect(commandOf(press('z', { ctrlKey: true }), noActions)).toEqual({ name: 'undo' });
    expect(commandOf(press('ArrowUp'), noActions)).toMatchObject({ direction: 'U' });
  });

  test('can be given to other actions', () => {
    const changed = withKey(DEFAULT_KEYS, 'hint', 'j');
    expect(command('j', changed)).toEqual({ name: 'hint' });
    expect(command('h', changed)).toBeUndefined();
    const redo = withKey(changed, 'redo', 'y');
    expect(command('y', redo)).toEqual({ name: 'redo' });
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
    expect(command('R', taken)).toEqual({ name: 'arrow', direction: 'L', far: true });
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
