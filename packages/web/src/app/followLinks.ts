import { type Accessor, createEffect, createRoot, createSignal, onCleanup } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { text } from '../text/text.ts';
import { announce } from '../ui/announce.ts';
import { namesView, view } from '../ui/route.ts';
import { isOwnAgain, ownAddress } from './ownAddress.ts';
import { followPast, isPast, nameEntry, pastName } from './pastGames.ts';
import { putOnBoard, showViewOf } from './showOpened.ts';

/**
 * Opens the game that the address carries, now and whenever the reader follows another link, and
 * keeps the address that of the game on the board. Tells why a link cannot be opened.
 */
export function followLinks(store: GameStore): {
  readonly fault: Accessor<string | undefined>;
  readonly dismiss: () => void;
} {
  // Described where it is shown: the reader's language may arrive after it.
  const [describe, setDescribe] = createSignal<() => string>();
  const fault = () => describe()?.();
  const follow = async () => {
    const { hash } = location;
    if (hash.length <= 1 || namesView(hash) || isPast(history.state)) return;
    // Links need the readers of every form of text, which the first board does not wait for.
    const readers = await import('../share/openLink.ts').catch(() => undefined);
    if (!readers) return void setDescribe(() => () => text().app.failed);
    try {
      const opened = await readers.openAddress({ hash });
      // Another link was followed while this one was read.
      if (location.hash !== hash) return;
      setDescribe(undefined);
      putOnBoard(opened);
      nameEntry({ isOwn: true });
      showViewOf(opened);
      // One that leads on to another view is followed again, should a reload come back to it.
      if (location.hash === hash) ownAddress();
    } catch (error) {
      setDescribe(() => () => readers.describeLinkFault(error));
    }
  };
  createEffect(() => {
    const told = fault();
    if (told === undefined) return;
    announce(told);
    // It stands at the top of the page.
    scrollTo(0, 0);
  });
  addEventListener('hashchange', follow);
  onCleanup(() => removeEventListener('hashchange', follow));
  keepLater(store);
  followPast();
  // After a reload the game that was kept knows more than its address: branches, names, the time.
  const isOwn = history.state?.isOwn === true || isOwnAgain();
  if (location.hash.length > 1 && !isOwn) follow();
  else if (view() === 'play') nameEntry(isOwn ? { isOwn } : {});
  return { fault, dismiss: () => setDescribe(undefined) };
}

/** Once the first board stands. */
function keepLater(store: GameStore): void {
  const first = store.game();
  const start = async () => {
    const { keepAddress } = await import('../share/liveAddress.ts');
    createRoot(() => keepAddress(store, first, () => view() === 'play', pastName, ownAddress));
  };
  const later = () => setTimeout(start, 500);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
