import { createSignal } from 'solid-js';

const [announced, setAnnounced] = createSignal('', { equals: false });

export { announced };

/** Says something to screen readers, politely; what was not yet said gives way. */
export function announce(text: string): void {
  setAnnounced(text);
}
