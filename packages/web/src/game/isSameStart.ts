import { type Game, packPuzzle } from '@glissade/core/game';

function packed({ puzzle }: Game): string {
  const { info = {}, ...rest } = packPuzzle(puzzle);
  return JSON.stringify([rest, info.id ?? info.title]);
}

/** Whether both are the same puzzle, called the same, with nothing played. */
export function isSameStart(a: Game, b: Game): boolean {
  return a.nodes.length === 1 && b.nodes.length === 1 && packed(a) === packed(b);
}
