import { createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import { App } from './app/App.tsx';
import { startOffline } from './app/updates.ts';
import { followClipboard } from './play/clipboard.ts';
import { keepGame } from './play/keepGame.ts';
import { applySettings } from './settings/theme.ts';
import './style/base.css';
import { isEmbedded } from './ui/route.ts';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no #app');

/** Takes over from the view that stood in the page, if there was one. */
function start(app: HTMLElement): void {
  createRoot(() => {
    applySettings();
    // The game is another page's.
    if (!isEmbedded) keepGame();
  });
  app.replaceChildren();
  app.inert = false;
  render(() => <App />, app);
  if (isEmbedded) return;
  followClipboard();
  startOffline();
}

/** Where nobody tells of paints. */
const PATIENCE_MS = 4000;

/** Acts when something has been painted, and then what has come since. */
function afterPaint(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  setTimeout(once, PATIENCE_MS);
  const next = () => requestAnimationFrame(() => setTimeout(once));
  new PerformanceObserver(next).observe({ type: 'paint', buffered: true });
}

const isSeen = place.hasChildNodes() && document.visibilityState === 'visible';
// What stands in the page is painted first; pages out of sight are not painted at all.
if (isSeen) afterPaint(() => start(place));
else start(place);
