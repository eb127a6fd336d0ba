import {
  formatUnit,
  ParseError,
  type Puzzle,
  parseMoves,
  readPuzzle,
  replay,
  type State,
  unitsOf,
} from '@glissade/core';

/** A line as the player shows it: a state before each unit and one after the last. */
export type PlayerLine = {
  readonly puzzle: Puzzle;
  readonly names: readonly string[];
  readonly states: readonly State[];
};

/** Reads what the host page gave. Throws ParseError. */
export function readPlayerLine(puzzleText: string, moves: string): PlayerLine {
  const { puzzle } = readPuzzle(puzzleText);
  const metric = puzzle.type === 'tiles' ? 'mtm' : 'moves';
  const line = parseMoves(puzzle, moves);
  const units = unitsOf(line, metric).filter((unit) => unit.length > 0);
  const states = [puzzle.start];
  for (const unit of units) states.push(replay(puzzle, unit, states.at(-1)!).end);
  return { puzzle, names: units.map((unit) => formatUnit(puzzle, unit, metric)), states };
}

/** What is wrong with what the host page gave, for whoever made that page. */
export function faultText(error: unknown): string {
  if (!(error instanceof ParseError)) return String(error);
  return `${error.message} (line ${error.line}, column ${error.column}): ${error.hint}`;
}
