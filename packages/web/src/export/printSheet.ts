import type { Puzzle } from '@glissade/core';
import { svgText } from '@glissade/picture/svgText';
import { picturesText } from '../text/picturesText.ts';
import './export.css';

/** Prints puzzles, several to a page, each with its goal. The page itself stays off the paper. */
export function printPuzzles(puzzles: readonly Puzzle[]): void {
  document.querySelector('.print-sheet')?.remove();
  const sheet = document.createElement('section');
  sheet.className = 'print-sheet';
  for (const puzzle of puzzles) sheet.append(cardOf(puzzle));
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}

function cardOf(puzzle: Puzzle): HTMLElement {
  const card = document.createElement('article');
  const title = document.createElement('h2');
  title.textContent = puzzle.info.title ?? `${puzzle.board.width}×${puzzle.board.height}`;
  const pictures = document.createElement('div');
  pictures.append(pictureOf(puzzle, 'print-start'), pictureOf(goalOf(puzzle), 'print-goal'));
  card.append(title, pictures);
  return card;
}

function pictureOf(puzzle: Puzzle, style: string): HTMLElement {
  const figure = document.createElement('figure');
  figure.className = style;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svgText(puzzle))}`;
  image.alt = '';
  figure.append(image);
  if (style === 'print-goal') {
    const caption = document.createElement('figcaption');
    caption.textContent = picturesText().goal;
    figure.append(caption);
  }
  return figure;
}

/** The puzzle with nothing but the pieces of its first goal, where they should be. */
function goalOf(puzzle: Puzzle): Puzzle {
  const goal = puzzle.goals[0]!;
  return {
    ...puzzle,
    pieces: goal.map(({ piece }) => puzzle.pieces[piece]!),
    start: Uint16Array.from(goal, ({ cell }) => cell),
    goals: [goal.map(({ kind, cell }, piece) => ({ kind, piece, cell }))],
  };
}
