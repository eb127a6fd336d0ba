import { createSignal } from 'solid-js';
import { followStored, readStored, writeStored } from '../store/stored.ts';
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

const readShelf = () => readStored('shelf', parseShelf) ?? [];

const [shelf, setShelf] = createSignal(readShelf());
followStored('shelf', () => setShelf(readShelf()));

/** What was kept on this device, the last first. */
export { shelf };

/** Keeps a sketch; one of the same name gives way. */
export function shelve(name: string, sketch: Sketch): void {
  setShelf([{ name, sketch }, ...shelf().filter((each) => each.name !== name)]);
  writeStored('shelf', shelf());
}

/** A name that no kept sketch has: one that has it would give way. */
export function freeName(untitled: (number: number) => string): string {
  const taken = new Set(shelf().map(({ name }) => name));
  let number = taken.size + 1;
  while (taken.has(untitled(number))) number++;
  return untitled(number);
}

export function unshelve(name: string): void {
  setShelf(shelf().filter((each) => each.name !== name));
  writeStored('shelf', shelf());
}
