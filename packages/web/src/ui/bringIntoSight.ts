import { onMount } from 'solid-js';

/** For `ref`: scrolls to a part that appears, which on a phone is often below the edge. */
export function bringIntoSight(element: HTMLElement): void {
  onMount(() => element.scrollIntoView({ block: 'nearest' }));
}

/** Scrolls to a part that has appeared while something else filled the screen. */
export function bringAgain(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'nearest' });
}
