import { seededRandom } from '@glissade/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { sealValue, unsealValue } from './sealed.ts';
import { readStored, writeStored } from './stored.ts';

const value = { theme: 'dark', solves: [{ at: 1.7e12, start: '1 2/0 3' }], name: '华容道 🧩\n#1' };

class MemoryStorage {
  readonly texts = new Map<string, string>();
  getItem = (name: string) => this.texts.get(name) ?? null;
  setItem = (name: string, text: string) => void this.texts.set(name, text);
  removeItem = (name: string) => void this.texts.delete(name);
}

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  return () => vi.unstubAllGlobals();
});

const asIs = (json: unknown) => json as object;

test('a value is read as it was kept, and as an earlier version has kept it', () => {
  expect(unsealValue(sealValue(value))).toEqual(value);
  expect(unsealValue(JSON.stringify(value))).toEqual(value);
});

test('a text with a flipped bit, or cut short, gives the value or nothing', () => {
  const random = seededRandom(43);
  const text = sealValue(value);
  const json = JSON.stringify(value);
  for (let flips = 0; flips < 1000; flips++) {
    const at = random(text.length);
    const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << random(16)));
    expect(() => unsealValue(`${text.slice(0, at)}${flipped}${text.slice(at + 1)}`)).toThrow();
  }
  for (let length = 0; length < text.length; length++) {
    const cut = text.slice(0, length);
    if (cut.trimEnd() === json) expect(unsealValue(cut)).toEqual(value);
    else expect(() => unsealValue(cut), cut).toThrow();
  }
});

test('a damaged text is set aside, and not replaced by what is kept next', () => {
  writeStored('solves', value);
  const whole = storage.getItem('glissade.solves')!;
  const broken = whole.replace('dark', 'dari');
  storage.setItem('glissade.solves', broken);
  expect(readStored('solves', asIs)).toBeUndefined();
  writeStored('solves', { theme: 'light' });
  expect(readStored('solves', asIs)).toEqual({ theme: 'light' });
  expect(storage.getItem('glissade.damaged.solves')).toBe(broken);
});

test('so is a value that makes no sense', () => {
  writeStored('settings', 5);
  expect(readStored('settings', () => undefined)).toBeUndefined();
  expect([...storage.texts.keys()]).toEqual(['glissade.damaged.settings']);
});

test('where nothing can be kept, nothing is read, and that is all', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readStored('settings', asIs)).toBeUndefined();
  expect(writeStored('settings', 5)).toBe(false);
});
