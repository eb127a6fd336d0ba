/* The frames of an animation: where each piece is drawn at each moment. */
import {
  columnOf,
  dxOf,
  dyOf,
  type Puzzle,
  rowOf,
  type State,
  type Steps,
  unitsOf,
  unpackStep,
} from '@glissade/core';

/** Where each piece is drawn, in cells; fractions while it moves. */
export type Places = readonly (readonly [x: number, y: number])[];

/** Where the pieces of a state lie. */
export function placesIn({ board }: Puzzle, state: State): Places {
  return Array.from(state, (cell) => [columnOf(board, cell), rowOf(board, cell)]);
}

export type Frame = {
  readonly places: Places;
  readonly timeMs: number;
};

export type Pace = {
  /** Pictures of a unit that is under way; 0 for jumps. */
  readonly between: number;
  readonly moveMs: number;
  /** How long a state stands still, and the last one. */
  readonly restMs: number;
  readonly endMs: number;
};

/**
 * A line as pictures: the start, then for each unit (a move, or a line of tiles) so many pictures
 * of the way and one of the state after it.
 */
export function* framesOf(puzzle: Puzzle, line: Steps, pace: Pace): Generator<Frame> {
  const units = unitsShown(puzzle, line);
  let places = placesIn(puzzle, puzzle.start);
  yield { places, timeMs: units.length === 0 ? pace.endMs : pace.restMs };
  for (const [index, unit] of units.entries()) {
    const timeMs = pace.moveMs / (pace.between + 1);
    for (let i = 1; i <= pace.between; i++) {
      yield { places: placesWithin(places, unit, i / (pace.between + 1)), timeMs };
    }
    places = placesWithin(places, unit, 1);
    yield { places, timeMs: index === units.length - 1 ? pace.endMs : pace.restMs };
  }
}

export function countFrames(puzzle: Puzzle, line: Steps, { between }: Pace): number {
  const units = unitsShown(puzzle, line);
  return 1 + units.length * (between + 1);
}

function unitsShown({ type }: Puzzle, line: Steps): Steps[] {
  return unitsOf(line, type === 'tiles' ? 'mtm' : 'moves').filter((unit) => unit.length > 0);
}

/** The places when a share of a unit is done: pieces that move together do so at the same time. */
function placesWithin(from: Places, unit: Steps, share: number): Places {
  const steps = Array.from(unit, unpackStep);
  return from.map(([x, y], piece) => {
    const own = steps.filter((step) => step.piece === piece);
    const way = own.length * share;
    let [atX, atY] = [x, y];
    for (const [index, { direction }] of own.entries()) {
      const part = Math.max(0, Math.min(1, way - index));
      atX += dxOf(direction) * part;
      atY += dyOf(direction) * part;
    }
    return [atX, atY] as const;
  });
}
