import { onCleanup } from 'solid-js';

/**
 * Gives what fills the screen an entry of its own in the browser's history, so that Back leaves it.
 * What is returned leaves it as Back does, and keeps the address: the game has gone on meanwhile.
 */
export function leaveOnBack(leave: () => void): () => void {
  let address: string | undefined;
  // A reload comes back to the entry, and the one before it bears a mark of the page before.
  const own = history.state;
  const isAgain = own?.fillsScreen === true;
  const left = () => {
    const state = isAgain ? { ...own, fillsScreen: false } : history.state;
    history.replaceState(state, '', address);
    leave();
  };
  if (!isAgain) history.pushState({ ...own, fillsScreen: true }, '');
  addEventListener('popstate', left);
  onCleanup(() => removeEventListener('popstate', left));
  return () => {
    address = location.href;
    history.back();
  };
}
