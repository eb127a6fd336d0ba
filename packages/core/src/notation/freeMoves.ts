import { type Direction, dxOf, dyOf, oppositeOf } from '../board/direction.ts';
import { countSteps, type Lengths, METRICS, type Metric } from '../move/metric.ts';
import { packStep, type Steps } from '../move/step.ts';
import { lengthToSkip } from './moveToken.ts';
import { parseDirection } from './moveWords.ts';
import { ParseError } from './parseError.ts';
import { parseReplayLink } from './replayLink.ts';
import { placeAt } from './sourceText.ts';

/** More steps than a solution of the largest board has. */
const STEPS_MAX = 10_000_000;

const COUNT = /\d*/y;

/**
 * Moves of a tile board that nobody has named, such as `R2DL`: the board is taken to be as large as
 * the line needs, and tiles are numbered from 0 in the order in which they first move. Throws
 * ParseError; whether a line stays on some board is for `parseMoves` to say.
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
    COUNT.lastIndex = at + 1;
    const digits = COUNT.exec(moves)![0];
    const count = digits === '' ? 1 : Number(digits);
    if (count === 0 || steps.length + count > STEPS_MAX) throw badCount(moves, at, digits);
    for (let i = 0; i < count; i++) {
      steps.push(packStep({ piece: board.push(direction), direction }));
    }
    at += 1 + digits.length;
  }
  return Uint32Array.from(steps);
}

/** How long a line of tiles is in every metric. */
export function lengthsOfFreeMoves(steps: Steps): Lengths {
  const count = (metric: Metric) => countSteps(steps, metric);
  return Object.fromEntries(METRICS.map((metric) => [metric, count(metric)])) as Lengths;
}

/** A board without edges, on which tiles are met one by one. */
class FreeBoard {
  private readonly tiles = new Map<string, number>();
  private x = 0;
  private y = 0;
  private count = 0;

  /** Moves the tile beside the gap that way; returns its number. */
  push(direction: Direction): number {
    const back = oppositeOf(direction);
    const from = { x: this.x + dxOf(back), y: this.y + dyOf(back) };
    const tile = this.tiles.get(`${from.x} ${from.y}`) ?? this.count++;
    this.tiles.set(`${this.x} ${this.y}`, tile);
    this.x = from.x;
    this.y = from.y;
    return tile;
  }
}

function notFree(text: string, at: number): ParseError {
  const found = /^\S+/.exec(text.slice(at, at + 200))![0];
  return new ParseError(
    'move-syntax',
    `"${found}" is no move of a tile board`,
    { ...placeAt(text, at), found },
    'write U R D L with counts, such as R2DL; moves that name their pieces need their puzzle',
  );
}

function badCount(text: string, at: number, digits: string): ParseError {
  const place = { ...placeAt(text, at), found: text[at]! + digits };
  return new ParseError('move-count', `${digits} tiles cannot move`, place, 'write 1 or more');
}
