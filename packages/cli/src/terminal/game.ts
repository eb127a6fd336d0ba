import {
  describeRefusal,
  familiarMetric,
  isGoalState,
  lineLength,
  type Metric,
  Position,
  type Puzzle,
  type State,
  unpackStep,
} from '@glissade/core';

/** What undo goes back to. */
export type Snapshot = { readonly state: State; readonly line: readonly number[] };

/**
 * A game in the terminal as a value: a key makes a new one, nothing else does. What only the engine
 * knows (hint, distance) is asked for here and answered elsewhere.
 */
export type Game = {
  readonly puzzle: Puzzle;
  readonly state: State;
  /** Packed steps played since the start. */
  readonly line: readonly number[];
  readonly past: readonly Snapshot[];
  readonly future: readonly Snapshot[];
  readonly metric: Metric;
  /** Piece that keys go to; block puzzles only. */
  readonly focus: number;
  readonly held: boolean;
  /** The label being typed after `/`. */
  readonly typed?: string;
  readonly message: string;
  readonly showsHelp: boolean;
  readonly showsDistance: boolean;
  /** Raised with every hint asked for. */
  readonly hintsAsked: number;
  readonly isOver: boolean;
};

export function startGame(puzzle: Puzzle, metric?: Metric): Game {
  const goalPiece = puzzle.goals[0]?.[0]?.piece ?? 0;
  return {
    puzzle,
    state: puzzle.start,
    line: [],
    past: [],
    future: [],
    metric: metric ?? familiarMetric(puzzle),
    focus: goalPiece,
    held: false,
    message: '',
    showsHelp: false,
    showsDistance: false,
    hintsAsked: 0,
    isOver: false,
  };
}

/** Moves made, in the metric the game counts. */
export function countPlayed({ line, metric }: Game): number {
  return lineLength(Uint32Array.from(line), metric);
}

export function isSolved({ puzzle, state }: Game): boolean {
  return isGoalState(puzzle, state);
}

/** Plays steps, one key's worth: one undo takes them back together. */
export function play(game: Game, steps: readonly number[]): Game {
  const position = new Position(game.puzzle, game.state);
  for (const packed of steps) {
    const refusal = position.play(unpackStep(packed));
    if (refusal) return { ...game, message: describeRefusal(game.puzzle, refusal) };
  }
  const { state, line } = game;
  const next: Game = {
    ...game,
    state: position.state.slice(),
    line: [...line, ...steps],
    past: [...game.past, { state, line }],
    future: [],
    message: '',
  };
  return isSolved(next) ? { ...next, held: false } : next;
}
