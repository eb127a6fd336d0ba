import type { Game } from '../game/game.ts';

/** The game that the page's address carries, if it carries one; rejects when it is damaged. */
export async function gameOfAddress(_address: URL): Promise<Game | undefined> {
  return undefined;
}
