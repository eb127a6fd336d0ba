import { onCleanup } from 'solid-js';

/**
 * Gives what fills the screen an entry of its own in the browser's history, so that Back leaves it.
 * What is returned leaves it as Back does, and keeps the address: the game has gone on meanwhile.
 */
export function leaveOnBack(leave: () => void): () => void {
  let address: string | undefined;
  const left = () => {
    if (address !== undefined) history.replaceState(history.state, '', address);
    leave();
  };
  history.pushState(history.state, '');
  addEventListener('popstate', left);
  onCleanup(() => removeEventListener('popstate', left));
  return () => {
    address = location.href;
    history.back();
  };
}
