/* Reads a line of play as its boards, one after each move, as solvers print it. */
import { stoppingPoints } from '../../move/drag.ts';
import { lineLength } from '../../move/metric.ts';
import { packStep, type Steps } from '../../move/step.ts';
import type { Puzzle, State } from '../../puzzle/puzzle.ts';
import { ParseError } from '../errors/parseError.ts';
import { boardsInText, type DrawnState } from './boardsInText.ts';
import { type MovesOptions, parseMoves } from './parseMoves.ts';

/** Of more pieces only the number is told. */
const LABELS_MAX = 8;

/**
 * Reads a line of play in any form that people have: moves as `parseMoves` reads them, or boards,
 * one after each move, in frames or brackets and with words between them. The board that the line
 * starts from may be left out; it may stand last, where the boards run backwards. Throws
 * ParseError, also at a board to which no move leads from the one before it. A new array.
 */
export function parseLine(puzzle: Puzzle, text: string, options: MovesOptions = {}): Steps {
  try {
    return parseMoves(puzzle, text, options);
  } catch (error) {
    const boards = error instanceof ParseError ? boardsInText(puzzle, text) : [];
    if (boards.length === 0) throw error;
    return stepsAlong(puzzle, boards, options.from ?? puzzle.start);
  }
}

/** The steps from board to board. */
function stepsAlong(puzzle: Puzzle, boards: DrawnState[], from: State): Steps {
  const isFrom = ({ state }: DrawnState) => state.every((cell, piece) => cell === from[piece]);
  if (!isFrom(boards[0]!) && isFrom(boards.at(-1)!)) boards.reverse();
  const steps: number[] = [];
  let here = from;
  for (const board of boards) {
    const move = stepsBetween(puzzle, here, board.state);
    if (!move) throw noMove(puzzle, here, board, isFrom(boards[0]!));
    for (const step of move) steps.push(step);
    here = board.state;
  }
  return Uint32Array.from(steps);
}

/** The steps of one move or push, undefined where none does; what moved is played in any order. */
function stepsBetween(puzzle: Puzzle, from: State, to: State): number[] | undefined {
  const waiting = movedPieces(from, to);
  const here = from.slice();
  const steps: number[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex((piece) => {
      const stop = stoppingPoints(puzzle, here, piece).find(({ cell }) => cell === to[piece]);
      for (const direction of stop?.path ?? []) steps.push(packStep({ piece, direction }));
      return stop;
    });
    if (next < 0) return undefined;
    const [piece] = waiting.splice(next, 1);
    here[piece!] = to[piece!]!;
  }
  const metric = puzzle.type === 'tiles' ? 'mtm' : 'moves';
  return lineLength(Uint32Array.from(steps), metric) <= 1 ? steps : undefined;
}

function movedPieces(from: State, to: State): number[] {
  return [...from.keys()].filter((piece) => from[piece] !== to[piece]);
}

function noMove(
  { pieces, type }: Puzzle,
  from: State,
  { state, line }: DrawnState,
  showsStart: boolean,
): ParseError {
  const labels = movedPieces(from, state).map((piece) => pieces[piece]!.label);
  const name = type === 'tiles' ? 'tile' : 'piece';
  const moved =
    labels.length === 1
      ? `${name} ${labels[0]} cannot get there`
      : labels.length > LABELS_MAX
        ? `${labels.length} ${name}s have moved`
        : `${name}s ${labels.slice(0, -1).join(', ')} and ${labels.at(-1)} have moved`;
  return new ParseError(
    'move-illegal',
    `no move leads from the board before to this one: ${moved}`,
    { line: line.number, column: 1, found: line.text },
    showsStart
      ? 'show the board after every move'
      : 'show the start, then the board after every move',
  );
}
