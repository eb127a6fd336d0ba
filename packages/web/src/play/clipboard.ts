/* Copies the state of the board, and takes pasted puzzles. */
import { formatState } from '@glissade/core';
import { setPasted } from '../start/pasted.ts';
import { showView } from '../ui/route.ts';
import { theGame } from './theGame.ts';

/** Whether keys and clipboard belong to a field, or to text that was selected. */
function isElsewhere(target: EventTarget | null): boolean {
  const field = target instanceof Element && target.closest('input, textarea, select, dialog');
  return Boolean(field) || getSelection()?.isCollapsed === false;
}

/** Copy and paste with nothing selected: the state on the board, and a puzzle to play. */
export function followClipboard(): void {
  document.addEventListener('copy', (event) => {
    if (isElsewhere(event.target)) return;
    event.clipboardData?.setData('text/plain', formatState(theGame.puzzle(), theGame.state()));
    event.preventDefault();
  });
  document.addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (isElsewhere(event.target) || pasted.trim() === '') return;
    event.preventDefault();
    setPasted(pasted);
    showView('puzzles');
  });
}
