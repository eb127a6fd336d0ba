import { createSignal } from 'solid-js';
import { VIEWS, type View } from './views.ts';

function viewOf(hash: string): View | undefined {
  const [first] = hash.split('?');
  return VIEWS.find((name) => `#${name}` === first);
}

/** The page stands within another one, to show a race and nothing else. */
export const isEmbedded = /^#race\?(.*&)?embed(&|$)/.test(location.hash);

/** Whether a hash is a view's, and no link to a game. */
export function namesView(hash: string): boolean {
  return viewOf(hash) !== undefined;
}

const [view, setView] = createSignal<View>(viewOf(location.hash) ?? 'play');

export { view };

/** Shows a view and puts its address into the history. */
export function showView(next: View): void {
  if (viewOf(location.hash) !== next) history.pushState(null, '', `#${next}`);
  setView(next);
  scrollTo(0, 0);
  // Off the link that led there: from here on keys are the view's.
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}

/** Follows the browser's back and forward. A hash that names no view is someone else's. */
export function followHistory(): void {
  addEventListener('popstate', () => setView(viewOf(location.hash) ?? 'play'));
}
