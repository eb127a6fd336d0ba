import {
  type Metric,
  metricsOf,
  ParseError,
  Position,
  type Puzzle,
  parseMoves,
  readPuzzle,
  type State,
  type Steps,
  unitsOf,
  unpackStep,
} from '@glissade/core';

/** A line as the player shows it: a state before each unit and one after the last. */
export type PlayerLine = {
  readonly puzzle: Puzzle;
  /** How many units it has. */
  readonly length: number;
  /** The state after so many units. */
  readonly stateAt: (place: number) => State;
};

/** Reads what the host page gave. Throws ParseError. */
export function readPlayerLine(
  puzzleText: string,
  moves: string,
  wanted: string | null = null,
): PlayerLine {
  const { puzzle } = readPuzzle(puzzleText);
  const line = parseMoves(puzzle, moves);
  const units = unitsOf(line, metricOf(puzzle, wanted)).filter((unit) => unit.length > 0);
  return { puzzle, length: units.length, stateAt: finderOf(puzzle, units) };
}

/** So many states are kept: all of a long line of a large board would fill the memory. */
const KEPT_MAX = 256;

/** Finds the state after so many units of a legal line, from the one kept before it. */
function finderOf(puzzle: Puzzle, units: readonly Steps[]): (place: number) => State {
  const stride = Math.ceil((units.length + 1) / KEPT_MAX);
  const kept: State[] = [];
  const play = (position: Position, from: number, to: number) => {
    for (const unit of units.slice(from, to)) {
      for (const step of unit) position.play(unpackStep(step));
    }
    return position.state;
  };
  const position = new Position(puzzle);
  for (let place = 0; place <= units.length; place += stride) {
    kept.push(position.state.slice());
    play(position, place, place + stride);
  }
  return (place) => {
    const before = Math.floor(place / stride);
    return play(new Position(puzzle, kept[before]), before * stride, place);
  };
}

/** What the page wants to count; where the puzzle does not know it, the longest moves. */
function metricOf(puzzle: Puzzle, wanted: string | null): Metric {
  const known = metricsOf(puzzle).find((metric) => metric === wanted);
  return known ?? (puzzle.type === 'tiles' ? 'mtm' : 'moves');
}

/** As the event `error` tells it. */
type PlayerFault = {
  readonly message: string;
  readonly code?: string;
  readonly line?: number;
  readonly column?: number;
};

/** What is wrong with what the host page gave, for the author of that page. */
export function faultOf(error: unknown): PlayerFault {
  if (!(error instanceof ParseError)) return { message: String(error) };
  const { code, line, column, hint } = error;
  return {
    message: `${error.message} (line ${line}, column ${column}): ${hint}`,
    code,
    line,
    column,
  };
}
