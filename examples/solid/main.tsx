import '@glissade/player';
import type { PlayerElement } from '@glissade/player';
import type {} from '@glissade/player/solid';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

function App() {
  let player!: PlayerElement;
  const [said, say] = createSignal('Slide the tiles into order.');
  return (
    <main>
      <glissade-player
        ref={player}
        playable
        puzzle="1 2 3/4 5 6/0 7 8"
        on:move={({ detail }) => say(`So far: ${detail.moves}`)}
        on:solved={({ detail }) => say(`Well done: ${detail.moves}`)}
      />
      <p role="status">{said()}</p>
      <button type="button" onClick={() => player.reset()}>
        Again
      </button>
    </main>
  );
}

render(() => <App />, document.getElementById('root')!);
