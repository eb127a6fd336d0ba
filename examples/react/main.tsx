import '@glissade/player';
import type { PlayerElement } from '@glissade/player';
import type {} from '@glissade/player/react';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const player = useRef<PlayerElement>(null);
  const [said, say] = useState('Slide the tiles into order.');
  return (
    <main>
      <glissade-player
        ref={player}
        playable
        puzzle="1 2 3/4 5 6/0 7 8"
        onmove={({ detail }) => say(`So far: ${detail.moves}`)}
        onsolved={({ detail }) => say(`Well done: ${detail.moves}`)}
      />
      <p role="status">{said}</p>
      <button type="button" onClick={() => player.current?.reset()}>
        Again
      </button>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(<App />);
