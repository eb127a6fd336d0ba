/* The plain data of which an explanation is made: places, facts, landmarks, moved pieces. */
/** A place on the board, counted from 1. */
export type BoardPlace = {
  /** 1 at the left. */
  readonly column: number;
  /** 1 at the top. */
  readonly row: number;
};

/** Some piece of these lies so that the box around it has its upper left corner there. */
export type PiecePlacement = {
  /** Labels of interchangeable pieces: any of them will do. */
  readonly pieces: readonly string[];
  /** Where that corner lies. */
  readonly at: BoardPlace;
};

/** One of these placements; several are mirror images of each other. */
export type PlacementFact = {
  /** The placements, of which one holds. */
  readonly anyOf: readonly PiecePlacement[];
};

/** A fact that holds at some moment of every solution, and that not every goal names. */
export type SolutionLandmark = PlacementFact & {
  /** The first move of a shortest solution after which it can hold. */
  readonly earliest: number;
  /** Numbers, from 0, of landmarks that come before it in every solution. */
  readonly after: readonly number[];
};

/** Two placements at one and the same moment; several are mirror images of each other. */
export type PairFact = {
  /** The pairs, of which one holds. */
  readonly anyOf: readonly (readonly [PiecePlacement, PiecePlacement])[];
};

/** A pair that holds at some moment of every solution. */
export type LandmarkPair = PairFact & {
  /** The first move of a shortest solution after which it can hold. */
  readonly earliest: number;
};

/** A state on the line that is told, after so many moves; pictures as `formatState` draws them. */
export type SolutionState = {
  /** Moves of the line before it. */
  readonly after: number;
  /** The drawing. */
  readonly state: string;
};

/** A state that every solution passes. */
export type SolutionDoor = SolutionState & {
  /** Every solution comes here from the door before it, or the start, by one move. */
  readonly forced: boolean;
};

/** A piece that lies elsewhere than before. */
export type MovedPiece = {
  /** Its label. */
  readonly piece: string;
  /** Upper left corner of the box around it, before. */
  readonly from: BoardPlace;
  /** The same, after. */
  readonly to: BoardPlace;
};

/** Where one piece lies, seen from another. */
export type Side = 'above' | 'below' | 'left' | 'right';

/** A piece that has come from one side of a goal piece to another. */
export type PassedPiece = {
  /** Its label. */
  readonly piece: string;
  /** Label of the goal piece. */
  readonly of: string;
  /** Where it lies when the chapter begins, seen from the goal piece. */
  readonly from: Side;
  /** Where it lies when the chapter ends. */
  readonly to: Side;
};

/** What a piece looks like. */
export type PieceBox = {
  /** Its label. */
  readonly label: string;
  /** Columns of the box around it. */
  readonly columns: number;
  /** Rows of the box around it. */
  readonly rows: number;
  /** Cells that it covers. */
  readonly cells: number;
};
