import { createSignal } from 'solid-js';
import { sealValue, unsealValue } from './sealed.ts';

/**
 * What the app keeps on this device, by name, in local storage: written at once, so that a
 * crash loses nothing. A value that cannot be read is as good as none, and its text is set aside,
 * so that what is kept next does not replace it; where nothing can be kept (private windows, a full
 * disk), the app works without.
 */
const prefix = 'glissade.';
/** Under this name and its own, a text is set aside. */
const damaged = 'glissade.damaged.';

const [failure, setFailure] = createSignal<'none' | 'shown' | 'read'>('none');

/** Something could not be kept, and the reader has not read so. */
export function isFailing(): boolean {
  return failure() === 'shown';
}

/** To be called when something could not be kept. */
export function tellFailure(): void {
  setFailure((before) => (before === 'none' ? 'shown' : before));
}

/** The reader has read so, and is not told of what fails later. */
export function readFailure(): void {
  setFailure('read');
}

/** Kept for all pages of the app, or only for this one, as long as its tab lives. */
export type Keeper = 'device' | 'tab';

function storageOf(keeper: Keeper): Storage {
  return keeper === 'device' ? localStorage : sessionStorage;
}

/** What was kept under the name, if `parse` makes sense of it. */
export function readStored<T>(
  name: string,
  parse: (json: unknown) => T | undefined,
  keeper: Keeper = 'device',
): T | undefined {
  try {
    const text = storageOf(keeper).getItem(prefix + name);
    if (text === null) return undefined;
    const value = parsed(text, parse);
    if (value === undefined) setAside(name, text, keeper);
    return value;
  } catch {
    return undefined;
  }
}

function parsed<T>(text: string, parse: (json: unknown) => T | undefined): T | undefined {
  try {
    return parse(unsealValue(text));
  } catch {
    return undefined;
  }
}

/** Moved, as there may be no room for both. */
function setAside(name: string, text: string, keeper: Keeper): void {
  const storage = storageOf(keeper);
  storage.removeItem(prefix + name);
  storage.setItem(damaged + name, text);
}

/** False where it could not be kept. */
export function writeStored(name: string, value: unknown, keeper: Keeper = 'device'): boolean {
  try {
    storageOf(keeper).setItem(prefix + name, sealValue(value));
    return true;
  } catch {
    tellFailure();
    return false;
  }
}

export function dropStored(name: string, keeper: Keeper = 'device'): void {
  try {
    storageOf(keeper).removeItem(prefix + name);
  } catch {
    // Nothing was kept.
  }
}

/** Calls when another page of the app has kept something else under the name. */
export function followStored(name: string, onChange: () => void): void {
  globalThis.addEventListener?.('storage', ({ key }) => key === prefix + name && onChange());
}
