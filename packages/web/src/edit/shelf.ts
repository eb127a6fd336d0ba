import { createSignal } from 'solid-js';
import { readStored, writeStored } from '../store/stored.ts';
import { parseSketch } from './parseSketch.ts';
import type { Sketch } from './sketch.ts';

/** A sketch kept under a name of its own. */
export type Shelved = { readonly name: string; readonly sketch: Sketch };

function parseShelf(json: unknown): Shelved[] | undefined {
  if (!Array.isArray(json)) return undefined;
  return json.flatMap((entry: unknown) => {
    const { name, sketch } = (entry ?? {}) as Record<string, unknown>;
    const parsed = parseSketch(sketch);
    return typeof name === 'string' && parsed ? [{ name, sketch: parsed }] : [];
  });
}

const [shelf, setShelf] = createSignal(readStored('shelf', parseShelf) ?? []);

/** What was kept on this device, the last first. */
export { shelf };

/** Keeps a sketch; one of the same name gives way. */
export function shelve(name: string, sketch: Sketch): void {
  setShelf([{ name, sketch }, ...shelf().filter((each) => each.name !== name)]);
  writeStored('shelf', shelf());
}

export function unshelve(name: string): void {
  setShelf(shelf().filter((each) => each.name !== name));
  writeStored('shelf', shelf());
}
