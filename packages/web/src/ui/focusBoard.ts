/** The cell of the board that keys are for, where a board is shown. */
function keyedCell(): HTMLElement | null {
  return document.querySelector('[role=gridcell][tabindex="0"]');
}

/** Back to the board, from something that hides itself. */
export function focusBoard(): void {
  keyedCell()?.focus();
}

/** To the board itself, or to the view's beginning. */
export function focusContent(): void {
  (keyedCell() ?? document.querySelector<HTMLElement>('#main'))?.focus();
}
