import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PlayerAttributes } from './attributes.js';
import type { PlayerElement, PlayerEventMap } from './index.js';

/** React 19 listens to `on` and the name of an event. */
type PlayerListeners = {
  readonly [Name in keyof PlayerEventMap as `on${Name}`]?: (event: PlayerEventMap[Name]) => void;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'glissade-player': DetailedHTMLProps<HTMLAttributes<PlayerElement>, PlayerElement> &
        PlayerAttributes &
        PlayerListeners;
    }
  }
}
