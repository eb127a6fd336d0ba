import type { Puzzle } from '@glissade/core';
import { createSignal } from 'solid-js';
import { dropStored, readStored, writeStored } from '../store/stored.ts';

/** The own picture on the tiles. */
export type TilePicture = {
  /** A `data:` address. */
  readonly address: string;
  readonly numbers: boolean;
  /** The board that shows it, by `boardKey`; '' for none. */
  readonly of: string;
};

/** A board by its size and start: another puzzle of the same size is another board. */
function boardKey({ board, start }: Puzzle): string {
  return `${board.width}×${board.height} ${start.join(' ')}`;
}

function parsePicture(json: unknown): TilePicture | undefined {
  const { address, numbers, of } = json as Partial<TilePicture>;
  const isPicture = typeof address === 'string' && address.startsWith('data:image/');
  if (!isPicture) return undefined;
  return { address, numbers: numbers === true, of: typeof of === 'string' ? of : '' };
}

const [tilePicture, setTilePicture] = createSignal(readStored('picture', parsePicture));

export { tilePicture };

/** The picture to draw on the tiles of a puzzle, if any. */
export function shownPicture(puzzle: Puzzle): TilePicture | undefined {
  const picture = puzzle.type === 'tiles' ? tilePicture() : undefined;
  return picture && picture.of === boardKey(puzzle) ? picture : undefined;
}

/** Puts a picture on the tiles, or off; it stays at hand. */
export function usePicture(picture: TilePicture | undefined): void {
  setTilePicture(picture);
  if (picture) writeStored('picture', picture);
  else dropStored('picture');
}

/** Shows the picture that is at hand, if any, on this board and no other. */
export function showPictureOn(puzzle: Puzzle): void {
  const picture = tilePicture();
  if (picture) usePicture({ ...picture, of: boardKey(puzzle) });
}
