import { createSignal } from 'solid-js';

/** The own picture on the tiles. */
export type TilePicture = {
  /** A `data:` address. */
  readonly address: string;
  readonly numbers: boolean;
};

const [tilePicture, setTilePicture] = createSignal<TilePicture>();

export { setTilePicture, tilePicture };
