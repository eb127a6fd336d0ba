/* The title of the game on the board, in the reader's language. */
import { createEffect, createRoot, createSignal } from 'solid-js';
import { plainTitle } from '../game/plainTitle.ts';
import { language, text } from '../text/text.ts';
import { theGame } from './theGame.ts';

/** Names of known puzzles in the reader's language, by their ids. */
const [names, setNames] = createSignal<Readonly<Record<string, string>>>({});

/** What the reader calls the puzzle on the board. */
export function gameTitle(): string {
  const { info, board, type } = theGame.puzzle();
  const known = language() === 'zh' && info.id !== undefined ? names()[info.id] : undefined;
  if (known !== undefined) return known;
  if (info.title !== undefined) return plainTitle(info.title);
  const words = text().play;
  return type === 'tiles' ? words.tilePuzzle(board.width, board.height) : words.untitled;
}

createRoot(() => {
  createEffect(async () => {
    const { id } = theGame.puzzle().info;
    if (language() !== 'zh' || id === undefined || id in names()) return;
    const { puzzleById } = await import('@glissade/catalogue');
    const name = puzzleById(id)?.names.find((one) => /\p{sc=Han}/u.test(one));
    if (name !== undefined) setNames({ ...names(), [id]: name });
  });
});
