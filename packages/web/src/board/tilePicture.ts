import type { Puzzle } from '@glissade/core';
import { createSignal } from 'solid-js';
import { dropStored, readStored, writeStored } from '../store/stored.ts';

/** The own picture on the tiles. */
export type TilePicture = {
  /** A `data:` address. */
  readonly address: string;
  readonly numbers: boolean;
  /** Whether the board shows it now. */
  readonly isShown: boolean;
};

function parsePicture(json: unknown): TilePicture | undefined {
  const { address, numbers, isShown } = json as Partial<TilePicture>;
  const isPicture = typeof address === 'string' && address.startsWith('data:image/');
  return isPicture ? { address, numbers: numbers === true, isShown: isShown === true } : undefined;
}

const [tilePicture, setTilePicture] = createSignal(readStored('picture', parsePicture));

export { tilePicture };

/** The picture to draw on the tiles of a puzzle, if any. */
export function shownPicture({ type }: Puzzle): TilePicture | undefined {
  const picture = type === 'tiles' ? tilePicture() : undefined;
  return picture?.isShown ? picture : undefined;
}

/** Puts a picture on the tiles, or off; it stays at hand. */
export function usePicture(picture: TilePicture | undefined): void {
  setTilePicture(picture);
  if (picture) writeStored('picture', picture);
  else dropStored('picture');
}

/** Shows the picture that is at hand, if any, or numbers alone. */
export function showPicture(isShown: boolean): void {
  const picture = tilePicture();
  if (picture && picture.isShown !== isShown) usePicture({ ...picture, isShown });
}
