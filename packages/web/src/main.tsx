import { createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import { App } from './app/App.tsx';
import { startOffline } from './app/updates.ts';
import { followClipboard } from './play/clipboard.ts';
import { keepGame } from './play/keepGame.ts';
import { applySettings } from './settings/theme.ts';
import './style/base.css';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no #app');
createRoot(() => {
  applySettings();
  keepGame();
});
render(() => <App />, place);
followClipboard();
startOffline();
