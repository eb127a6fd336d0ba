/**
 * What the app keeps on this device, by name, as JSON in local storage: written at once, so that a
 * crash loses nothing. A value that cannot be read is as good as none; where nothing can be kept
 * (private windows, a full disk), the app works without.
 */
const prefix = 'glissade.';

/** What was kept under the name, if `parse` makes sense of it. */
export function readStored<T>(
  name: string,
  parse: (json: unknown) => T | undefined,
): T | undefined {
  try {
    const text = localStorage.getItem(prefix + name);
    return text === null ? undefined : parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** False where it could not be kept. */
export function writeStored(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function dropStored(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Nothing was kept.
  }
}
