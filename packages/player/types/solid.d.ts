import type { JSX } from 'solid-js';
import type { PlayerAttributes } from './attributes.js';
import type { PlayerElement, PlayerEventMap } from './index.js';

/** Solid listens to `on:` and the name of an event. */
type PlayerListeners = {
  readonly [Name in keyof PlayerEventMap as `on:${Name}`]?: (event: PlayerEventMap[Name]) => void;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'glissade-player': JSX.HTMLAttributes<PlayerElement> & PlayerAttributes & PlayerListeners;
    }
  }
}
