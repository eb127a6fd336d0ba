/* The short animation when a board is solved. */

/** How long the wave takes from one end of the board to the other, and each piece in it. */
const WAVE_MS = 450;
const PIECE_MS = 420;

/** A wave goes once over the pieces of a board that was just solved, from its upper left. */
export function celebrate(board: HTMLElement): void {
  const { left, top, width, height } = board.getBoundingClientRect();
  // Nobody sees a board that has just been hidden.
  if (width === 0) return;
  for (const body of board.querySelectorAll<SVGPathElement>('.piece-body')) {
    const box = body.getBoundingClientRect();
    const share = (box.left - left + (box.top - top)) / (width + height);
    body.animate(
      [
        { transform: 'scale(1)', filter: 'none' },
        { transform: 'scale(1.07)', filter: 'brightness(1.12)', offset: 0.4 },
        { transform: 'scale(1)', filter: 'none' },
      ],
      { duration: PIECE_MS, delay: share * WAVE_MS, easing: 'ease-in-out' },
    );
  }
}
