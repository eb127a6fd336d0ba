/** Reading and writing without the forms of other programs: for bundles that must be small. */
export { formatNative } from './notation/native/formatNative.ts';
export { parseAllCommon } from './notation/parseAllCommon.ts';
export { type ParseOptions, parseCommon } from './notation/parseCommon.ts';
export type { Puzzle } from './puzzle/puzzle.ts';
