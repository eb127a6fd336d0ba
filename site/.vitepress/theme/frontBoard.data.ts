import { byId, puzzleOf } from '@glissade/catalogue';
import { solveSync } from 'glissade';

type FrontBoard = { readonly puzzle: string; readonly moves: string };

declare const data: FrontBoard;

export { data };

export default {
  /** Klotski and a shortest solution of it. */
  load(): FrontBoard {
    const record = byId('klotski');
    if (!record) throw new Error('the catalogue has no Klotski');
    const outcome = solveSync(puzzleOf(record), { metric: 'moves' });
    if (outcome.status !== 'solved') throw new Error(`Klotski is ${outcome.status}`);
    return { puzzle: record.text, moves: outcome.moves };
  },
};
