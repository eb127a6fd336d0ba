import { allRecords } from '@glissade/catalogue';
import { puzzlePage } from './puzzlePage.ts';

export default {
  paths: () =>
    allRecords().map((puzzle) => ({ params: { id: puzzle.id }, content: puzzlePage(puzzle) })),
};
