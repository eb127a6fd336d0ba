import {
  formatUnit,
  type Metric,
  metricsOf,
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
export function readPlayerLine(
  puzzleText: string,
  moves: string,
  wanted: string | null = null,
): PlayerLine {
  const { puzzle } = readPuzzle(puzzleText);
  const metric = metricOf(puzzle, wanted);
  const line = parseMoves(puzzle, moves);
  const units = unitsOf(line, metric).filter((unit) => unit.length > 0);
  const states = [puzzle.start];
  for (const unit of units) states.push(replay(puzzle, unit, states.at(-1)!).end);
  return { puzzle, names: units.map((unit) => formatUnit(puzzle, unit, metric)), states };
}

/** What the page wants to count; where the puzzle does not know it, the longest moves. */
function metricOf(puzzle: Puzzle, wanted: string | null): Metric {
  const known = metricsOf(puzzle).find((metric) => metric === wanted);
  return known ?? (puzzle.type === 'tiles' ? 'mtm' : 'moves');
}

/** What is wrong with what the host page gave, for whoever made that page. */
export function faultText(error: unknown): string {
  if (!(error instanceof ParseError)) return String(error);
  return `${error.message} (line ${error.line}, column ${error.column}): ${error.hint}`;
}
