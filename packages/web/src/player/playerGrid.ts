/* The accessible grid of cells over the picture of a player. */
import type { Puzzle } from '@glissade/core';
import { CELL } from '@glissade/picture/outline';
import type { BoardWords } from '../board/describe.ts';
import { MARGIN } from '../board/pointer.ts';

/** What the cells show and say; every list by cell. */
type GridLook = {
  readonly texts: readonly string[];
  readonly movable: readonly boolean[];
  readonly selected: readonly boolean[];
  /** The one cell in the order of tabs. */
  readonly cursor: number;
};

/** The grid of cells over a picture, for keyboards and screen readers, as on the app's board. */
export type PlayerGrid = {
  readonly element: HTMLElement;
  readonly show: (look: GridLook) => void;
  readonly focus: (cell: number) => void;
};

export function createPlayerGrid({ board }: Puzzle, words: BoardWords): PlayerGrid {
  const element = partOf('grid');
  element.setAttribute('aria-label', words.name);
  element.setAttribute('aria-rowcount', String(board.height));
  element.setAttribute('aria-colcount', String(board.width));
  // Space around the cells, as the picture has it.
  const share = (length: number) => `${(MARGIN / (length * CELL + 2 * MARGIN)) * 100}%`;
  element.style.inset = `${share(board.height)} ${share(board.width)}`;
  const cells = board.cells.map((_, cell) => {
    const one = partOf('gridcell');
    one.dataset.cell = String(cell);
    return one;
  });
  for (let row = 0; row < board.height; row++) {
    const line = partOf('row');
    line.append(...cells.slice(row * board.width, (row + 1) * board.width));
    element.append(line);
  }
  const show = ({ texts, movable, selected, cursor }: GridLook) => {
    for (const [cell, one] of cells.entries()) {
      one.setAttribute('aria-label', texts[cell]!);
      one.setAttribute('aria-selected', String(selected[cell]));
      one.classList.toggle('movable', movable[cell]);
      one.tabIndex = cell === cursor ? 0 : -1;
    }
  };
  return { element, show, focus: (cell) => cells[cell]?.focus() };
}

function partOf(role: 'grid' | 'row' | 'gridcell'): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  return element;
}
