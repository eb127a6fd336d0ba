import { neighbourOf } from '../../board/board.ts';
import { DIRECTIONS, type Direction, oppositeOf } from '../../board/direction.ts';
import { packStep, type Steps } from '../../move/step.ts';
import type { Puzzle, State } from '../../puzzle/puzzle.ts';
import { occupancyOf } from '../../state/state.ts';
import { ParseError } from '../errors/parseError.ts';
import type { ParseErrorCode } from '../errors/parseErrorCodes.ts';
import { placeAt } from '../sourceText.ts';
import { countOf, endOfDigits, requireLineLength } from './moveRuns.ts';
import { lengthToSkip, type MoveToken, readMoveToken } from './moveToken.ts';
import { parseDirection, wordOfDirection } from './moveWords.ts';
import { type NamedTile, tilesNamed } from './tilesNamed.ts';

const EDGE = { U: 'bottom row', D: 'top row', R: 'left column', L: 'right column' } as const;

/** Reads the moves of a tile puzzle; see `parseMoves`. */
export function parseTileMoves(
  puzzle: Puzzle,
  text: string,
  from: State,
  dialect: 'tile' | 'gap',
): Steps {
  const line = new TileLine(puzzle, text, from);
  const named = tilesNamed(puzzle, text);
  if (named) {
    for (const tile of named) line.pushNamed(tile);
    return Uint32Array.from(line.steps);
  }
  let at = 0;
  let isAtStart = true;
  while (at < text.length) {
    const direction = parseDirection(text[at]!);
    const token = isAtStart && !direction ? readMoveToken(puzzle, text, at) : undefined;
    if (direction) {
      const end = endOfDigits(text, at + 1);
      const way = dialect === 'gap' ? oppositeOf(direction) : direction;
      line.push(way, countOf(text.slice(at + 1, end)), at, end);
      at = end;
      isAtStart = false;
    } else if (token) {
      line.pushTile(token, at);
      at = token.end;
    } else {
      const skipped = lengthToSkip(text, at);
      if (skipped === 0) throw noDirection(text, at);
      at += skipped;
      isAtStart = true;
    }
  }
  return Uint32Array.from(line.steps);
}

function noDirection(text: string, at: number): ParseError {
  const found = [...text.slice(at, at + 2)][0]!;
  return new ParseError(
    'move-syntax',
    `"${found}" is not a direction`,
    { ...placeAt(text, at), found },
    'write the direction of the tile (U R D L), and a count if more than one: R2',
  );
}

/** A line of tile moves while it is being read: cheap enough for millions of steps. */
class TileLine {
  readonly steps: number[] = [];
  private readonly puzzle: Puzzle;
  private readonly text: string;
  private readonly occupancy: Int32Array;
  private gap: number;

  constructor(puzzle: Puzzle, text: string, from: State) {
    this.puzzle = puzzle;
    this.text = text;
    this.occupancy = occupancyOf(puzzle, from);
    this.gap = this.occupancy.indexOf(-1);
  }

  /** Moves `count` tiles one after another; `at` and `end` bound the words of it. */
  push(direction: Direction, count: number, at: number, end: number): void {
    if (count === 0) throw this.error('move-count', 'a move of 0 tiles is not a move', at, end);
    for (let done = 0; done < count; done++) {
      const cell = neighbourOf(this.puzzle.board, this.gap, oppositeOf(direction));
      if (cell < 0) throw this.noTile(direction, count, done, at, end);
      const piece = this.occupancy[cell]!;
      this.occupancy[this.gap] = piece;
      this.occupancy[cell] = -1;
      this.gap = cell;
      this.steps.push(packStep({ piece, direction }));
    }
    requireLineLength(this.steps.length, this.text, at);
  }

  /** A tile whose only way is into the gap. */
  pushNamed({ piece, way, at, end }: NamedTile): void {
    const { label } = this.puzzle.pieces[piece]!;
    const direction = DIRECTIONS.find((one) => {
      const cell = neighbourOf(this.puzzle.board, this.gap, oppositeOf(one));
      return cell >= 0 && this.occupancy[cell] === piece;
    });
    if (!direction) {
      throw this.error('move-illegal', `tile ${label} is not beside the gap`, at, end);
    }
    if (way && way !== direction) throw this.cannotMove(label, way, 1, at, end);
    this.push(direction, 1, at, end);
  }

  /** A move that names its tile. */
  pushTile({ piece, runs, end }: MoveToken, at: number): void {
    const { label } = this.puzzle.pieces[piece]!;
    if (runs.length === 0) throw this.error('move-sign', '+ and - give no direction', at, end);
    for (const { direction, count } of runs) {
      const cell = neighbourOf(this.puzzle.board, this.gap, oppositeOf(direction));
      if (cell < 0 || this.occupancy[cell] !== piece || count > 1) {
        throw this.cannotMove(label, direction, count, at, end);
      }
      this.push(direction, count, at, end);
    }
  }

  private cannotMove(
    label: string,
    direction: Direction,
    count: number,
    at: number,
    end: number,
  ): ParseError {
    const far = count > 1 ? ` ${count} cells: there is only one gap` : ': the gap is elsewhere';
    const message = `tile ${label} cannot move ${wordOfDirection(direction)}${far}`;
    return this.error('move-illegal', message, at, end);
  }

  private noTile(
    direction: Direction,
    count: number,
    done: number,
    at: number,
    end: number,
  ): ParseError {
    const few = done === 0 ? 'no tile' : `only ${done} of ${count} tiles`;
    const way = wordOfDirection(direction);
    const message = `${few} can move ${way}: the gap is in the ${EDGE[direction]}`;
    return this.error('move-illegal', message, at, end);
  }

  private error(code: ParseErrorCode, message: string, at: number, end: number): ParseError {
    const place = { ...placeAt(this.text, at), found: this.text.slice(at, end) };
    return new ParseError(code, message, place, this.hint());
  }

  private hint(): string {
    const { board } = this.puzzle;
    const ways = (['U', 'R', 'D', 'L'] as const).flatMap((direction) => {
      const cell = neighbourOf(board, this.gap, oppositeOf(direction));
      if (cell < 0) return [];
      const { label } = this.puzzle.pieces[this.occupancy[cell]!]!;
      return [`${label} ${wordOfDirection(direction)}`];
    });
    return `tiles that can move there: ${ways.join(', ')}`;
  }
}
