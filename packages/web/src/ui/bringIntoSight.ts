import { onMount } from 'solid-js';

/** For `ref`: scrolls to a part that appears, which on a phone is often below the edge. */
export function bringIntoSight(element: HTMLElement): void {
  onMount(() => element.scrollIntoView({ block: 'nearest' }));
}
