/* The page about one puzzle, or why there is none. */

import { HAND_CELLS_MAX } from '@glissade/analysis/explain/byHand/solveByHand';
import { explain } from '@glissade/analysis/explain/explain';
import type { Explanation } from '@glissade/analysis/explain/explanation';
import { buildPuzzle, type Puzzle } from '@glissade/core';
import { explainByHand, explainedPage } from '@glissade/prose/explain/explainedPage';
import { PROSE_LANGUAGES } from '@glissade/prose/explain/words';
import type { FromWhy, ToWhy } from './whyMessages.ts';

/** Beyond this, a phone would take minutes and hold too much. */
const LIMITS = { nodes: 2_000_000, memoryBytes: 700e6, timeMs: 120_000 };

/** All states of larger tile boards are too many for a page: they are told by the method alone. */
const CELLS_EXPLORED_MAX = 9;

const tell = (message: FromWhy) => self.postMessage(message);

export async function answerWhy({ puzzle: spec, metric, title }: ToWhy): Promise<void> {
  const puzzle = buildPuzzle(spec);
  const isExplored = puzzle.type === 'blocks' || puzzle.board.cells.length <= CELLS_EXPLORED_MAX;
  const onProgress = ({ expanded }: { readonly expanded: number }) =>
    tell({ tell: 'progress', states: expanded });
  const explanation = isExplored
    ? await explain(puzzle, { metric, limits: LIMITS, onProgress })
    : undefined;
  const byHand = await explainByHand(puzzle, explanation);
  const [en, zh] = PROSE_LANGUAGES.map((language) =>
    explainedPage(puzzle, explanation, byHand, title, language),
  );
  const pages = en && zh ? { en, zh } : undefined;
  if (pages) tell({ tell: 'page', pages, ...difficultyOf(explanation) });
  else tell(endOf(puzzle, explanation));
}

function difficultyOf(explanation: Explanation | undefined): { readonly difficulty?: number } {
  return explanation?.status === 'explained' ? { difficulty: explanation.difficulty.score } : {};
}

/** Why there is no page. */
function endOf(puzzle: Puzzle, explanation: Explanation | undefined): FromWhy {
  if (explanation?.status === 'unsolvable') return { tell: 'unsolvable', proof: explanation.proof };
  if (explanation?.status === 'undecided')
    return { tell: 'tooLarge', states: explanation.statesMin };
  // A tile board that was not explored has a method unless its goal is out of reach or it is large.
  return puzzle.board.cells.length > HAND_CELLS_MAX
    ? { tell: 'tooLarge', states: 0 }
    : { tell: 'unsolvable', proof: 'parity' };
}
