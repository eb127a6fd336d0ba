/* A solve in a few numbers. */
import { timesText } from '../text/timesText.ts';
import type { Solve } from '../times/solve.ts';

/** `52 / 48 moves · 4.2/s` */
export function factsOf({ timeMs, moves = 0, optimum }: Solve): string {
  if (moves === 0) return '';
  const words = timesText();
  const beside = optimum === undefined ? '' : ` / ${optimum}`;
  const rate = timeMs > 0 ? ` · ${words.rate((moves / (timeMs / 1000)).toFixed(2))}` : '';
  return `${moves}${beside} ${words.moves(moves)}${rate}`;
}
