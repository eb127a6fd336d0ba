import { BOARD_SIDE_MAX } from '../../board/board.ts';
import { type Direction, dxOf, dyOf, oppositeOf } from '../../board/direction.ts';
import { type Lengths, lineLength, METRICS, type Metric } from '../../move/metric.ts';
import { packStep, type Steps } from '../../move/step.ts';
import { ParseError } from '../errors/parseError.ts';
import { placeAt } from '../sourceText.ts';
import { countOf, endOfDigits, requireLineLength } from './moveRuns.ts';
import { lengthToSkip } from './moveToken.ts';
import { parseDirection } from './moveWords.ts';
import { parseReplayLink } from './replayLink.ts';

/**
 * Moves of a tile board that nobody has named, such as `R2DL`: the board is taken to be as large as
 * the line needs, and tiles are numbered from 0 in the order in which they first move. Throws
 * ParseError, also for a line that needs more than the largest board.
 *
 * @example
 * ```ts
 * import { parseFreeMoves } from 'glissade/core';
 * console.log(parseFreeMoves('R2DL').length); // → 4
 * ```
 */
export function parseFreeMoves(text: string): Steps {
  const moves = parseReplayLink(text)?.solution ?? text;
  const board = new FreeBoard();
  const steps: number[] = [];
  for (let at = 0; at < moves.length; ) {
    const direction = parseDirection(moves[at]!);
    if (!direction) {
      const skipped = lengthToSkip(moves, at);
      if (skipped === 0) throw notFree(moves, at);
      at += skipped;
      continue;
    }
    const end = endOfDigits(moves, at + 1);
    const count = countOf(moves.slice(at + 1, end));
    if (count === 0) throw noCount(moves, at, end);
    for (let i = 0; i < count; i++) {
      const piece = board.push(direction);
      if (piece === undefined) throw tooWide(moves, at, end);
      steps.push(packStep({ piece, direction }));
    }
    requireLineLength(steps.length, moves, at);
    at = end;
  }
  return Uint32Array.from(steps);
}

/**
 * How long a line of tiles is in every metric.
 *
 * @example
 * ```ts
 * import { lengthsOfFreeMoves, parseFreeMoves } from 'glissade/core';
 * console.log(lengthsOfFreeMoves(parseFreeMoves('R2DL')).mtm); // → 3
 * ```
 */
export function lengthsOfFreeMoves(steps: Steps): Lengths {
  const count = (metric: Metric) => lineLength(steps, metric);
  return Object.fromEntries(METRICS.map((metric) => [metric, count(metric)])) as Lengths;
}

/** Cells that the gap can come to, on boards that begin and end anywhere. */
const FREE_SIDE = 2 * BOARD_SIDE_MAX + 1;

/** A board whose edges are not known, on which tiles are met one by one. */
class FreeBoard {
  /** The number of the tile on each cell and one more; 0 for one that has not moved. */
  private readonly tiles = new Int32Array(FREE_SIDE * FREE_SIDE);
  private readonly across = new Span();
  private readonly down = new Span();
  private cell = BOARD_SIDE_MAX * FREE_SIDE + BOARD_SIDE_MAX;
  private count = 0;

  /** Moves the tile beside the gap that way; its number, undefined where no board is so large. */
  push(direction: Direction): number | undefined {
    const back = oppositeOf(direction);
    const [dx, dy] = [dxOf(back), dyOf(back)];
    if (!this.across.go(dx) || !this.down.go(dy)) return undefined;
    const from = this.cell + dy * FREE_SIDE + dx;
    const tile = this.tiles[from] || ++this.count;
    this.tiles[this.cell] = tile;
    this.cell = from;
    return tile - 1;
  }
}

/** How far the gap has come along one axis. */
class Span {
  private at = 0;
  private least = 0;
  private most = 0;

  /** False when no board has so many cells side by side. */
  go(by: number): boolean {
    this.at += by;
    this.least = Math.min(this.least, this.at);
    this.most = Math.max(this.most, this.at);
    return this.most - this.least < BOARD_SIDE_MAX;
  }
}

function notFree(text: string, at: number): ParseError {
  const found = /^\S+/.exec(text.slice(at, at + 200))![0];
  return new ParseError(
    'move-syntax',
    `"${found}" is not a move of a tile board`,
    { ...placeAt(text, at), found },
    'write U R D L with counts, such as R2DL; moves with piece labels need their puzzle',
  );
}

function noCount(text: string, at: number, end: number): ParseError {
  const place = { ...placeAt(text, at), found: text.slice(at, end) };
  return new ParseError('move-count', 'a move of 0 tiles is not a move', place, 'write 1 or more');
}

function tooWide(text: string, at: number, end: number): ParseError {
  return new ParseError(
    'move-count',
    'the line leaves the largest possible board',
    { ...placeAt(text, at), found: text.slice(at, end) },
    `both sides of a board are from 1 to ${BOARD_SIDE_MAX}`,
  );
}
