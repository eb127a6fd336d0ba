/* Reads moves that a program gives to `Game`, and says why one is refused. */
import type { Direction, Metric, Puzzle, State, Step, Steps } from '@glissade/core';
import {
  BOARD_SIDE_MAX,
  describeRefusal,
  directionToGap,
  formatMoves,
  labelSteps,
  legalSteps,
  metricsOf,
  ParseError,
  Position,
  packStep,
  parseMoves,
  pushSteps,
  stoppingPoints,
  straightStops,
  unpackStep,
  wordOfDirection,
} from '@glissade/core/game';
import { GameError } from './GameError.ts';
import type { GameMove, MoveGiven, MoveResult, RefusedReason } from './gameTypes.ts';

type Refused = Extract<MoveResult, { status: 'refused' }>;

/** What a move given by a caller may contain. */
type Asked = {
  readonly steps?: readonly Step[];
  readonly piece?: unknown;
  readonly to?: unknown;
  readonly direction?: unknown;
  readonly count?: number;
};

/** The packed steps that are meant, not yet held against the rules; or why there are none. */
export function stepsGiven(puzzle: Puzzle, state: State, given: MoveGiven): number[] | Refused {
  if (typeof given === 'string') return stepsOfText(puzzle, state, given);
  // Of what is no object nothing is found below.
  const asked: Asked = Object(given);
  if (Array.isArray(asked.steps)) {
    if (!asked.steps.every(isStep)) throw notAMove();
    return asked.steps.map(packStep);
  }
  if (!isName(asked.piece)) throw notAMove();
  const piece = pieceGiven(puzzle, asked.piece);
  if (piece < 0) return noPiece(asked.piece);
  if ('to' in asked) {
    if (typeof asked.to !== 'number') throw notAMove();
    return stepsTo(puzzle, state, piece, asked.to);
  }
  const { direction, count = 1 } = asked;
  if (!isDirection(direction)) throw notAMove();
  if (!Number.isInteger(count) || count < 1) throw notAMove();
  // No board has room for more.
  const length = Math.min(count, BOARD_SIDE_MAX);
  return Array.from({ length }, () => packStep({ piece, direction }));
}

const isName = (given: unknown): given is string | number =>
  typeof given === 'string' || typeof given === 'number';

const isDirection = (given: unknown): given is Direction =>
  ['U', 'R', 'D', 'L'].some((name) => name === given);

/** A step that can be packed; whether it can be played is another question. */
function isStep(given: unknown): boolean {
  const { piece, direction } = Object(given) as { piece: number; direction: unknown };
  // The largest board has 255×255 cells.
  return Number.isInteger(piece) && piece >= 0 && piece < 65_025 && isDirection(direction);
}

function notAMove(): GameError {
  const forms = 'text, { piece, direction }, { piece, to } or one of legalMoves()';
  return new GameError('bad-move', `a move is ${forms}`);
}

function refused(reason: RefusedReason, message: string): Refused {
  return { status: 'refused', reason, message };
}

function noPiece(name: string | number): Refused {
  return refused('unknown-piece', `there is no piece ${name}`);
}

/** The number of the piece whose moves are asked for. Throws GameError. */
export function pieceAsked(puzzle: Puzzle, given: unknown): number {
  if (!isName(given)) throw new GameError('bad-move', 'a piece is given by its number or label');
  const piece = pieceGiven(puzzle, given);
  if (piece < 0) throw new GameError('bad-move', `there is no piece ${given}`);
  return piece;
}

/** The number of a piece given by number or label; -1 for one that there is not. */
function pieceGiven({ pieces }: Puzzle, given: number | string): number {
  if (typeof given === 'string') return pieces.findIndex(({ label }) => label === given);
  return pieces[given] ? given : -1;
}

function stepsOfText(puzzle: Puzzle, state: State, text: string): number[] | Refused {
  try {
    const steps = [...parseMoves(puzzle, text, { from: state })];
    return steps.length > 0 ? steps : refused('unreadable', 'there is no move in the text');
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const message = `${error.message}; ${error.hint}`;
    if (error.code === 'move-unknown-piece') return refused('unknown-piece', message);
    if (error.code !== 'move-illegal') return refused('unreadable', message);
    return refused((error.params.reason ?? 'gap') as RefusedReason, message);
  }
}

/** A drag: the piece alone or, in a tile puzzle, with the tiles between it and the gap. */
function stepsTo(puzzle: Puzzle, state: State, piece: number, to: number): number[] | Refused {
  const drag = dragsOf(puzzle, state, piece).find(({ cell }) => cell === to);
  if (drag) return [...drag.steps];
  const { label } = puzzle.pieces[piece]!;
  return refused('unreachable', `${label} cannot come to cell ${to} while the others stay`);
}

type Drag = { readonly cell: number; readonly steps: readonly number[] };

function dragsOf(puzzle: Puzzle, state: State, piece: number): Drag[] {
  if (puzzle.type === 'tiles') return pushOf(puzzle, state, piece);
  return stoppingPoints(puzzle, state, piece).map(({ cell, path }) => ({
    cell,
    steps: path.map((direction) => packStep({ piece, direction })),
  }));
}

/** The push that begins at a tile: one where it stands in the gap's row or column, or none. */
function pushOf(puzzle: Puzzle, state: State, piece: number): Drag[] {
  const direction = directionToGap(puzzle, state, state[piece]!);
  if (!direction) return [];
  const steps = pushSteps(puzzle, state, direction, state[piece]!);
  return [{ cell: endOf(puzzle, state, steps)[piece]!, steps }];
}

/** Plays steps by the rules; the state that they lead to, or why they cannot be played. */
export function playSteps(puzzle: Puzzle, state: State, steps: readonly number[]): State | Refused {
  const position = new Position(puzzle, state);
  for (const packed of steps) {
    const { piece, direction } = unpackStep(packed);
    if (!puzzle.pieces[piece]) return noPiece(piece);
    const refusal = position.play({ piece, direction });
    if (!refusal) continue;
    const { label } = puzzle.pieces[piece];
    const why = describeRefusal(puzzle, refusal);
    return refused(refusal.reason, `${label} cannot move ${wordOfDirection(direction)}: ${why}`);
  }
  return position.state;
}

function endOf(puzzle: Puzzle, state: State, steps: readonly number[]): State {
  const end = playSteps(puzzle, state, steps);
  if ('status' in end) throw new Error(end.message);
  return end;
}

/** What packed steps, legal from this state, are as a move. */
export function moveOf(puzzle: Puzzle, before: State, steps: readonly number[]): GameMove {
  const packed: Steps = Uint32Array.from(steps);
  const { piece } = unpackStep(packed.at(-1)!);
  return {
    text: formatMoves(puzzle, packed, 'moves'),
    piece,
    label: puzzle.pieces[piece]!.label,
    from: before[piece]!,
    to: endOf(puzzle, before, steps)[piece]!,
    steps: labelSteps(puzzle, packed),
  };
}

/** Every legal unit of a metric, by piece number. */
export function movesIn(puzzle: Puzzle, state: State, metric: Metric): GameMove[] {
  const known = metricsOf(puzzle);
  if (!known.includes(metric)) {
    throw new GameError('bad-move', `the metrics are ${known.join(', ')}`);
  }
  return unitsIn(puzzle, state, metric).map((steps) => moveOf(puzzle, state, steps));
}

function unitsIn(puzzle: Puzzle, state: State, metric: Metric): (readonly number[])[] {
  const single = legalSteps(puzzle, state);
  if (metric === 'steps' || metric === 'stm') return single.map((step) => [packStep(step)]);
  const pieces = puzzle.pieces.map((_, piece) => piece);
  if (metric === 'mtm') {
    return pieces.flatMap((piece) => pushOf(puzzle, state, piece).map(({ steps }) => steps));
  }
  const stopsOf = metric === 'slides' ? straightStops : stoppingPoints;
  return [...new Set(single.map(({ piece }) => piece))].flatMap((piece) =>
    stopsOf(puzzle, state, piece).map(({ path }) =>
      path.map((direction) => packStep({ piece, direction })),
    ),
  );
}
