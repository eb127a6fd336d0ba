import { setHanded } from '../edit/handed.ts';
import { askSolution } from '../panels/askHint.ts';
import { theGame } from '../play/theGame.ts';
import type { LinkView } from '../share/link.ts';
import type { Opened } from '../share/openLink.ts';
import { showView, type View, view } from '../ui/route.ts';

const VIEW_OF: Readonly<Record<LinkView, View>> = {
  play: 'play',
  solve: 'play',
  review: 'review',
  edit: 'edit',
};

/** Puts what a link holds on the board, and shows the view that it asks for. */
export function showOpened(opened: Opened): void {
  theGame.open(opened.game);
  if (opened.view === 'edit') setHanded(opened.game.puzzle);
  if (VIEW_OF[opened.view] !== view()) showView(VIEW_OF[opened.view]);
  if (opened.view === 'solve') askSolution();
}
