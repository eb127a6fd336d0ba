import '../player/element.ts';
import type { PlayerElement } from '../player/PlayerElement.ts';

/** A board to play, of whichever copy of the player the page loaded first. */
export function newPlayer(): PlayerElement {
  const player = document.createElement('glissade-player') as PlayerElement;
  player.playable = true;
  return player;
}
