/*
 * What the readers of drawn block puzzles share: from the picture of a start to the spec of a
 * puzzle, with the place in the text of everything that can be wrong with it.
 */
import { columnsOfRectangle } from '../../board/shape.ts';
import type { PuzzleInfo } from '../../puzzle/puzzle.ts';
import type { GoalSpec, PieceSpec, SpecPlace } from '../../puzzle/spec.ts';
import {
  boardOf,
  cellsByLabel,
  type DrawnPiece,
  type Picture,
  placeOfCell,
} from '../drawings/picture.ts';
import type { FormReading, TextPlace } from '../form.ts';
import { countOf, endOf } from './text.ts';

/** Notes about pieces in several parts; where there are more, the rest are only counted. */
const NOTES_MAX = 20;

/** A block puzzle as a form has read it: the picture of the start, and the rest. */
type Drawn = {
  /** In the characters of `CELL_CHARACTERS` and labels. */
  readonly start: Picture;
  /** The pieces of the start, as `cellsByLabel` finds them, with axes where they have any. */
  readonly pieces: readonly PieceSpec[];
  readonly goals: readonly (readonly GoalSpec[])[];
  /** The goals' own pictures, where they are drawn. */
  readonly goalPictures?: readonly Picture[];
  readonly info?: PuzzleInfo;
  readonly notes?: readonly string[];
};

/** The goals of a board that says none itself, and what is told of them. */
export type ToldGoal = { readonly goals: GoalSpec[][]; readonly notes: string[] };

export const NO_GOAL: ToldGoal = { goals: [], notes: [] };

export function drawnReading(text: string, drawn: Drawn): FormReading {
  const { start, pieces, goals, info, notes = [] } = drawn;
  return {
    spec: { board: boardOf(start), pieces, goals, info },
    placeOf: (place) => placeInDrawing(place, drawn, text),
    notes,
  };
}

function placeInDrawing(place: SpecPlace, drawn: Drawn, text: string): TextPlace {
  const isGoal = place.part === 'goal';
  if (isGoal && place.goal === undefined) return endOf(text);
  const picture = (isGoal && drawn.goalPictures?.[place.goal!]) || drawn.start;
  if (place.cell !== undefined && place.cell < picture.width * picture.height) {
    return placeOfCell(picture, place.cell);
  }
  const piece = cellsByLabel(picture).find(({ label }) => label === place.label);
  return placeOfCell(picture, piece?.cells[0] ?? 0);
}

/** A sentence for each piece that is drawn in parts, for a slip is more likely than intent. */
export function noteParts(pieces: readonly DrawnPiece[], width: number): string[] {
  const notes: string[] = [];
  for (const { label, cells } of pieces) {
    const parts = columnsOfRectangle({ width }, cells) > 0 ? 1 : countParts(cells, width);
    if (parts > 1) notes.push(`piece ${label} consists of ${parts} parts that move together`);
  }
  if (notes.length <= NOTES_MAX) return notes;
  const more = notes.length - NOTES_MAX;
  return [
    ...notes.slice(0, NOTES_MAX),
    `${countOf(more, 'more piece')} consist of parts that move together`,
  ];
}

/** The parts of a piece that do not touch. */
export function countParts(cells: readonly number[], width: number): number {
  const left = new Set(cells);
  let parts = 0;
  for (const seed of cells) {
    if (!left.delete(seed)) continue;
    parts++;
    const open = [seed];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const beside = [cell - width, cell + width];
      if (cell % width > 0) beside.push(cell - 1);
      if (cell % width < width - 1) beside.push(cell + 1);
      for (const next of beside) if (left.delete(next)) open.push(next);
    }
  }
  return parts;
}
