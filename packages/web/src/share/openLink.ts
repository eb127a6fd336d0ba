/* Opens the game of a link. */
import type { Puzzle } from '@glissade/core';
import type { Game } from '@glissade/core/game';
import { text } from '../text/text.ts';
import { gameOfLink } from './gameLink.ts';
import type { Link, LinkView } from './link.ts';
import { LinkError } from './linkError.ts';
import { parseLink } from './readLink.ts';

/** What a link puts on the board, and the view it opens at. */
export type Opened = { readonly game: Game; readonly view: LinkView };

/** Finds the puzzles of the catalogue, which is fetched for it. */
export async function fetchKnownPuzzles(): Promise<(id: string) => Puzzle | undefined> {
  const { puzzleById, puzzleOf } = await import('@glissade/catalogue');
  return (id) => {
    const record = puzzleById(id);
    return record && puzzleOf(record);
  };
}

/** The game of a link. Rejects with LinkError. */
export async function openLink(link: Link): Promise<Opened> {
  const known = link.puzzle.kind === 'id' ? await fetchKnownPuzzles() : () => undefined;
  return { game: gameOfLink(link, known), view: link.view ?? 'play' };
}

/** What a page's address carries, if it carries a game. Rejects with LinkError. */
export async function openAddress({ hash }: { readonly hash: string }): Promise<Opened> {
  return openLink(await parseLink(hash));
}

/** Why a link cannot be opened, as a sentence for its reader. */
export function describeLinkFault(error: unknown): string {
  const { faults } = text().share;
  // A part of the app that reads it has not come.
  if (!(error instanceof LinkError)) return text().app.failed;
  if (error.fault === 'unknown-puzzle') return faults.unknownPuzzle(error.detail);
  const detail = error.reason ? text().faults.message(error.reason) : error.detail;
  if (error.fault === 'bad-puzzle') return faults.badPuzzle(detail);
  if (error.fault === 'bad-moves') return faults.badMoves(detail);
  return faults[error.fault];
}
