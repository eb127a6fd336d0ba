import type { ClassSpec, Pair } from '../../machine/classes.ts';
import type { SurveyMachine } from '../../machine/surveyMachine.ts';

/** A state of a board as the kernel takes it; the red car is the first field. */
export type BoardState = Pick<ClassSpec, 'fields' | 'goals'> & { readonly state: readonly Pair[] };

/**
 * Whether the solution gets shorter without any one of the cars and walls but the red car. A board
 * with a piece less has all solutions of the one with it, so its length is never greater. Yields
 * between portions of work.
 */
export function* isMinimal(
  machine: SurveyMachine,
  board: BoardState,
  length: number,
): Generator<undefined, boolean> {
  for (let piece = board.state.length - 1; piece > 0; piece--) {
    const { fields, goals, state } = without(board, piece);
    const shorter = yield* machine.lengthFrom(fields, goals, state);
    if (shorter === length) return false;
    yield;
  }
  return true;
}

/** A field that loses its only piece is left out, and the numbers of later ones change. */
function without({ fields, goals, state }: BoardState, piece: number): BoardState {
  const { field } = state[piece]!;
  const others = state.filter((_, number) => number !== piece);
  if (fields[field]!.pieces > 1) {
    const fewer = fields.map(({ kind, pieces }, number) => ({
      kind,
      pieces: number === field ? pieces - 1 : pieces,
    }));
    return { fields: fewer, goals, state: others };
  }
  return {
    fields: fields.filter((_, number) => number !== field),
    goals,
    state: others.map((pair) => ({
      field: pair.field > field ? pair.field - 1 : pair.field,
      place: pair.place,
    })),
  };
}
