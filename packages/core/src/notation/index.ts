export { FORMS, findForm } from './allForms.ts';
export { formatState, formatTiles } from './drawings/formatState.ts';
export { parseState } from './drawings/parseState.ts';
export { closestWord } from './errors/closestWord.ts';
export { FormatError } from './errors/formatError.ts';
export { ParseError } from './errors/parseError.ts';
export { PARSE_ERROR_CODES, type ParseErrorCode } from './errors/parseErrorCodes.ts';
export { withoutStack } from './errors/withoutStack.ts';
export { escapeXml } from './escapeXml.ts';
export type { Form, FormReading, TextPlace } from './form.ts';
export { formatPuzzle, formatPuzzles } from './formatPuzzle.ts';
export { splitMichaelKim } from './forms/index.ts';
export { formatColumns, formatFrames } from './moves/formatFrames.ts';
export {
  formatMoves,
  formatStep,
  formatTileMoves,
  formattingMoves,
  formatUnit,
  unitsOf,
} from './moves/formatMoves.ts';
export { lengthsOfFreeMoves, parseFreeMoves } from './moves/freeMoves.ts';
export { describeRefusal, parseDirection, wordOfDirection } from './moves/moveWords.ts';
export { parseLine } from './moves/parseLine.ts';
export { type MovesOptions, parseMoves } from './moves/parseMoves.ts';
export {
  formatReplayLink,
  looksLikeReplayLink,
  parseReplayLink,
  type ReplayLink,
} from './moves/replayLink.ts';
export { formatNative } from './native/formatNative.ts';
export { parseNative } from './native/parseNative.ts';
export {
  parsePuzzle,
  parsePuzzles,
  type ReadAttempt,
  type Reading,
  type ReadOptions,
  readPuzzle,
  readPuzzles,
} from './readPuzzle.ts';
export { severalBoards } from './severalBoards.ts';
export { PUZZLE_LENGTH_MAX } from './sourceText.ts';
export { type PuzzleText, splitPuzzles } from './splitPuzzles.ts';
export { GOAL_WORDS, parseGoalName } from './tileText/tileGoal.ts';
export { crc32 } from './zlib/crc32.ts';
export { deflate } from './zlib/deflate.ts';
