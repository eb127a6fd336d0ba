import { render } from 'solid-js/web';
import { App } from './app/App.tsx';
import { theGame } from './play/theGame.ts';
import { gameOfAddress } from './share/openLink.ts';
import './style/base.css';

async function openAddress(): Promise<void> {
  const game = await gameOfAddress(new URL(location.href));
  if (game) theGame.open(game);
}

const place = document.getElementById('app');
if (!place) throw new Error('the page has no #app');
render(() => <App />, place);
openAddress();
