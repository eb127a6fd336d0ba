export { allRecords, puzzleById } from './catalogue.ts';
export { knownAs } from './knownAs.ts';
export { type ListFilter, listPuzzles, puzzleByName } from './list.ts';
export { type NearlyKnown, nearlyKnown } from './nearlyKnown.ts';
export { puzzleOf } from './puzzleOf.ts';
export { type Family, type Optimum, type PuzzleRecord, TAGS, type Tag } from './record.ts';
export { searchRecords } from './search.ts';
export { suggestIds } from './suggest.ts';
