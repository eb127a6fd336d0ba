export { FORMS, findForm } from './allForms.ts';
export { closestWord } from './closestWord.ts';
export { COMMON_FORMS } from './commonForms.ts';
export type { Form, FormReader, FormReading, TextPlace } from './form.ts';
export { FormatError } from './formatError.ts';
export { formatColumns, formatFrames } from './formatFrames.ts';
export { formatMoves, formatStep, formatTileMoves, formatUnit, unitsOf } from './formatMoves.ts';
export { formatNative } from './formatNative.ts';
export { formatPuzzle, formatPuzzles } from './formatPuzzle.ts';
export { formatState, formatTiles } from './formatState.ts';
export { splitMichaelKim } from './forms/index.ts';
export { lengthsOfFreeMoves, parseFreeMoves } from './freeMoves.ts';
export { describeRefusal, parseDirection, wordOfDirection } from './moveWords.ts';
export { type ParseOptions, parseAllCommon, parseCommon } from './parseCommon.ts';
export { ParseError } from './parseError.ts';
export { PARSE_ERROR_CODES, type ParseErrorCode } from './parseErrorCodes.ts';
export { type MovesOptions, parseMoves } from './parseMoves.ts';
export { parseNative } from './parseNative.ts';
export { parseState } from './parseState.ts';
export {
  type FormOptions,
  parsePuzzle,
  parsePuzzles,
  type ReadAttempt,
  type Reading,
  type ReadOptions,
  readPuzzle,
  readPuzzles,
} from './readPuzzle.ts';
export {
  formatReplayLink,
  looksLikeReplayLink,
  parseReplayLink,
  type ReplayLink,
} from './replayLink.ts';
export { type PuzzleText, splitPuzzles } from './splitPuzzles.ts';
export { GOAL_WORDS, parseGoalName } from './tileGoal.ts';
