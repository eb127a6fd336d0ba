/* Shuffles the tile board again. */
import { startGame } from '@glissade/core/game';
import { shownPicture, showPictureOn } from '../board/tilePicture.ts';
import { theGame } from './theGame.ts';

/** A tile board that is not one of the known puzzles can start anywhere. */
export function canShuffle(): boolean {
  const { type, info } = theGame.puzzle();
  return type === 'tiles' && info.id === undefined;
}

/** Before the first move and after the last, a new start takes nothing from anyone. */
export function isUntouched(): boolean {
  return canShuffle() && (theGame.game().current === 0 || theGame.isSolved());
}

/** The same board with another start. */
export async function shuffleAgain(): Promise<void> {
  const { freshSeed, reshuffled } = await import('../start/tileBoard.ts');
  const next = reshuffled(theGame.puzzle(), freshSeed());
  if (shownPicture(theGame.puzzle())) showPictureOn(next);
  theGame.open(startGame(next));
}
