import { type Accessor, createComputed, createSignal, on } from 'solid-js';

const [announced, setAnnounced] = createSignal('', { equals: false });

export { announced };

/** Says something to screen readers, politely; what was not yet said gives way. */
export function announce(text: string): void {
  setAnnounced(text);
}

/**
 * Takes back what was said whenever one of these changes: who reads on from the page meets it there
 * as text. Before any effect, so that what one of them says of the change stays.
 */
export function takeBackWith(changes: readonly Accessor<unknown>[]): void {
  createComputed(on([...changes], () => setAnnounced(''), { defer: true }));
}
