import { handToEditor } from '../edit/editorHandover.ts';
import { isSameStart } from '../game/isSameStart.ts';
import { askSolution } from '../panels/solverRequests.ts';
import { theGame } from '../play/theGame.ts';
import type { LinkView } from '../share/link.ts';
import type { Opened } from '../share/openLink.ts';
import { showView, view } from '../ui/route.ts';
import type { View } from '../ui/views.ts';

const VIEW_OF: Readonly<Record<LinkView, View>> = {
  play: 'play',
  solve: 'play',
  review: 'review',
  edit: 'edit',
  map: 'map',
  why: 'why',
};

/**
 * Puts what a link holds on the board. A board that is the same stays: what was asked of it while
 * the link was read is answered.
 */
export function putOnBoard({ game }: Opened): void {
  if (!isSameStart(game, theGame.game())) theGame.open(game);
}

/** Shows the view that a link asks for, once its game is on the board. */
export function showViewOf(opened: Opened): void {
  if (opened.view === 'edit') handToEditor(opened.game.puzzle);
  if (VIEW_OF[opened.view] !== view()) showView(VIEW_OF[opened.view]);
  if (opened.view === 'solve') askSolution(theGame);
}
