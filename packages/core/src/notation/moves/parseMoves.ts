/* Reads a line of play as text and replays it. */
import { Position } from '../../move/position.ts';
import { legalSteps } from '../../move/rules.ts';
import { packStep, type Steps } from '../../move/step.ts';
import type { Puzzle, State } from '../../puzzle/puzzle.ts';
import { requireParsed } from '../../puzzle/requireParsed.ts';
import { ParseError } from '../errors/parseError.ts';
import type { ParseErrorCode } from '../errors/parseErrorCodes.ts';
import { hintOfLabels } from '../native/nativePieces.ts';
import { placeAt } from '../sourceText.ts';
import { requireLineLength } from './moveRuns.ts';
import { lengthToSkip, type MoveToken, readMoveToken } from './moveToken.ts';
import { describeRefusal, wordOfDirection } from './moveWords.ts';
import { parseTileMoves } from './parseTileMoves.ts';
import { movesOfGap, plainMoves, withoutJoints, withoutOrdinals } from './plainMoves.ts';
import { parseReplayLink } from './replayLink.ts';

/** How a text of moves is to be read. */
export type MovesOptions = {
  /** The state that the line starts from; the puzzle's start by default. */
  readonly from?: State;
  /** What a direction of a tile puzzle moves: the `tile` (default) or the `gap`. */
  readonly dialect?: 'tile' | 'gap';
};

/**
 * Reads a line of play and replays it. Tile puzzles: `URDL2UR2`, also `5R 8D`. Others: `AR2 BD`,
 * `ARD2` round a corner, `A+2` for pieces with an axis. Directions may be arrows or words of
 * several languages (`→`, `up`, `右`, `links`), and a line of tile numbers alone names the tiles
 * that move. Blanks, commas, new lines, numbers in brackets and comments after `//` may stand
 * between moves; lists and words around them (`1. Up`, `Step 2: move A right by 1`, `(A, -2)`)
 * are left out. A link of slidysim's
 * replay page stands for the moves it holds. Throws ParseError, also for moves that are not legal.
 * A new array, one number a step.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle } from 'glissade';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(parseMoves(puzzle, 'L2').length); // → 2
 * ```
 */
export function parseMoves(puzzle: Puzzle, text: string, options: MovesOptions = {}): Steps {
  requireParsed(puzzle);
  if (typeof text !== 'string') throw new TypeError('the moves must be text');
  const { from = puzzle.start, dialect = 'tile' } = options;
  const link = puzzle.type === 'tiles' ? parseReplayLink(text) : undefined;
  if (link) return parseTileMoves(puzzle, link.solution, from, 'tile');
  const read = (line: string, way = dialect) =>
    puzzle.type === 'tiles'
      ? parseTileMoves(puzzle, line, from, way)
      : parseBlockMoves(puzzle, line, from);
  try {
    return read(withoutJoints(puzzle, text));
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    // Letters that are right as far as they go are letters.
    if (!UNREAD.includes(error.code) && withoutOrdinals(text) === text) throw error;
    return readPlain(puzzle, text, read, error);
  }
}

/** Faults of a text that may hold moves in another form. */
const UNREAD: readonly ParseErrorCode[] = ['move-syntax', 'move-unknown-piece'];

/** What is still no move is told as it was written. */
function readPlain(
  puzzle: Puzzle,
  text: string,
  read: (line: string, way?: 'gap') => Steps,
  first: ParseError,
): Steps {
  const ofGap = puzzle.type === 'tiles' ? movesOfGap(text) : undefined;
  try {
    return ofGap === undefined
      ? read(plainMoves(puzzle, text))
      : read(plainMoves(puzzle, ofGap), 'gap');
  } catch (error) {
    const isIllegal = error instanceof ParseError && error.code === 'move-illegal';
    throw isIllegal && UNREAD.includes(first.code) ? error : first;
  }
}

function parseBlockMoves(puzzle: Puzzle, text: string, from: State): Steps {
  const position = new Position(puzzle, from);
  const steps: number[] = [];
  let at = 0;
  while (at < text.length) {
    const token = readMoveToken(puzzle, text, at);
    if (token) {
      playToken(position, token, steps, { text, at });
      requireLineLength(steps.length, text, at);
      at = token.end;
      continue;
    }
    const skipped = lengthToSkip(text, at);
    if (skipped === 0) throw notAMove(puzzle, text, at);
    at += skipped;
  }
  return Uint32Array.from(steps);
}

/** Where a move stands in its text. */
type Spot = { readonly text: string; readonly at: number };

/** Plays a written move and adds its steps. Throws ParseError at what is not legal. */
function playToken(
  position: Position,
  token: MoveToken,
  steps: number[],
  { text, at }: Spot,
): void {
  const { piece, runs, end } = token;
  const { puzzle } = position;
  const { label } = puzzle.pieces[piece]!;
  const place = () => ({ ...placeAt(text, at), found: text.slice(at, end) });
  if (token.isUndirected) {
    throw new ParseError(
      'move-sign',
      `piece ${label} moves along both axes, so + and - give no direction`,
      place(),
      `write a direction: ${label}R or ${label}D`,
    );
  }
  for (const { direction, count } of runs) {
    if (count === 0) {
      throw new ParseError(
        'move-count',
        'a move of 0 cells is not a move',
        place(),
        'write 1 or more, or leave the count out',
      );
    }
    for (let cell = 0; cell < count; cell++) {
      const refusal = position.play({ piece, direction });
      if (refusal) {
        const why = describeRefusal(puzzle, refusal);
        const way = `piece ${label} cannot move ${wordOfDirection(direction)}`;
        const far = cell === 0 ? way : `${way} ${count} cells, only ${cell}`;
        throw new ParseError(
          'move-illegal',
          `${far}: ${why}`,
          place(),
          hintOfLegal(position, piece),
          { label, reason: refusal.reason },
        );
      }
      steps.push(packStep({ piece, direction }));
    }
  }
}

function hintOfLegal({ puzzle, state }: Position, piece: number): string {
  const { label } = puzzle.pieces[piece]!;
  const ways = legalSteps(puzzle, state)
    .filter((step) => step.piece === piece)
    .map(({ direction }) => wordOfDirection(direction));
  return ways.length === 0
    ? `piece ${label} cannot move at all there`
    : `piece ${label} can move ${ways.join(', ')}`;
}

function notAMove(puzzle: Puzzle, text: string, at: number): ParseError {
  const word = /^\S+/.exec(text.slice(at, at + 200))![0];
  const place = { ...placeAt(text, at), found: word };
  // A word of small letters is one, not a label and its ways.
  const split = /^(.+?)(?:[URDL]\d*)+$/u.exec(word) ?? /^(.)(?:[urdl]\d*)+$/u.exec(word);
  const known = puzzle.pieces.find(({ label }) => word.startsWith(label));
  if (split && !known) {
    return new ParseError(
      'move-unknown-piece',
      `there is no piece ${split[1]}`,
      place,
      hintOfLabels(split[1]!, puzzle.pieces),
    );
  }
  return new ParseError(
    'move-syntax',
    `"${word}" is not a move`,
    place,
    'write the label of a piece, a direction (U R D L) and a number of cells: AR2',
  );
}
