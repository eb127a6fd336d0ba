import { puzzleById, puzzleOf } from '@glissade/catalogue';
import { solveSync } from 'glissade';

/** A puzzle of the front page: its names, and a shortest solution of it. */
export type FrontBoard = {
  readonly id: string;
  readonly name: { readonly en: string; readonly zh: string };
  readonly puzzle: string;
  readonly solution: string;
};

declare const data: readonly FrontBoard[];

export { data };

const SHOWN = [
  { id: 'klotski', name: { en: 'Klotski', zh: '华容道' } },
  { id: 'rush-01', name: { en: 'Rush Hour', zh: '塞车' } },
  { id: 'korf-008', name: { en: '15-puzzle', zh: '数字华容道' } },
];

export default {
  load(): FrontBoard[] {
    return SHOWN.map((shown) => {
      const record = puzzleById(shown.id);
      if (!record) throw new Error(`the catalogue has no ${shown.id}`);
      const outcome = solveSync(puzzleOf(record));
      if (outcome.status !== 'solved') throw new Error(`${shown.id} is ${outcome.status}`);
      return { ...shown, puzzle: record.text, solution: outcome.moves };
    });
  },
};
