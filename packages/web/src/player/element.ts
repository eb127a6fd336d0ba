/* Registers the element `<glissade-player>`. */
import { PlayerElement } from './PlayerElement.ts';

export { PlayerElement };

// A page may load it twice.
if (!customElements.get('glissade-player')) customElements.define('glissade-player', PlayerElement);
