/* Registers the element `<glissade-player>`. */
import { PlayerElement } from './PlayerElement.ts';

export { PlayerElement };

// None on a server; and a page may load it twice.
const registry = globalThis.customElements as CustomElementRegistry | undefined;
if (registry && !registry.get('glissade-player')) registry.define('glissade-player', PlayerElement);
