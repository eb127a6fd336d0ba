import { setHanded } from '../edit/handed.ts';
import { isSameStart } from '../game/isSameStart.ts';
import { askSolution } from '../panels/asked.ts';
import { theGame } from '../play/theGame.ts';
import type { LinkView } from '../share/link.ts';
import type { Opened } from '../share/openLink.ts';
import { showView, type View, view } from '../ui/route.ts';

const VIEW_OF: Readonly<Record<LinkView, View>> = {
  play: 'play',
  solve: 'play',
  review: 'review',
  edit: 'edit',
  map: 'map',
};

/**
 * Puts what a link holds on the board, and shows the view that it asks for. A board that is the
 * same stays: what was asked of it while the link was read is answered.
 */
export function showOpened(opened: Opened): void {
  if (!isSameStart(opened.game, theGame.game())) theGame.open(opened.game);
  if (opened.view === 'edit') setHanded(opened.game.puzzle);
  if (VIEW_OF[opened.view] !== view()) showView(VIEW_OF[opened.view]);
  if (opened.view === 'solve') askSolution(theGame);
}
