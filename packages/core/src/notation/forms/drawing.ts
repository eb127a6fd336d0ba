import type { Puzzle } from '../../puzzle/puzzle.ts';
import { rowWriter } from '../drawings/separatedRows.ts';
import type { FormReader, FormWriter } from '../form.ts';
import {
  firstReason,
  goalRows,
  hasFreeCell,
  isOneCharacter,
  refuseAxes,
  refuseLabels,
  refuseSame,
  startRows,
} from './blockWriting.ts';
import { looksDrawn, readDrawing } from './readDrawing.ts';
import { looksLikeBoard } from './tiles/readNumbers.ts';

const SIGNS = { floor: '.', wall: '#', gate: '-', outside: ' ' } as const;

/** A drawn start and, behind a blank line, a drawn goal; each further block is another goal. */
export const drawing: FormReader = {
  name: 'drawing',
  looksLike: looksDrawn,
  read: readDrawing,
};

/** The same form, written. */
export const drawingWriter: FormWriter = {
  refuses: (puzzle) =>
    firstReason(
      refuseAxes(puzzle),
      refuseSame(puzzle),
      refuseLabels(puzzle, (label) => isOneCharacter(label) && !'.#- "{'.includes(label)),
      hasFreeCell(puzzle) ? undefined : 'it needs a free cell',
      refuseRim(startRows(puzzle, signOf)),
      refuseUnlike(writeDrawing(puzzle)),
    ),
  write: writeDrawing,
};

function writeDrawing(puzzle: Puzzle): string {
  const start = startRows(puzzle, signOf);
  const written = rowWriter(start);
  const goals = puzzle.goals.map((goal) => goalRows(puzzle, goal, signOf));
  return [start, ...goals].map((rows) => rows.map(written).join('\n')).join('\n\n');
}

function signOf(type: keyof typeof SIGNS): string {
  return SIGNS[type];
}

/** What blanks mean at the rim is lost in a drawing without a frame. */
function refuseRim(rows: readonly string[]): string | undefined {
  const isLost =
    rows.some((row) => row.trim() === '') ||
    rows.every((row) => row.startsWith(' ')) ||
    rows.every((row) => row.endsWith(' '));
  return isLost ? 'it cannot write rows or columns that are all outside the board' : undefined;
}

/** Rows such as `AB:..` look like keys, and boards one cell wide may look like numbers. */
function refuseUnlike(text: string): string | undefined {
  const isKnown = looksDrawn(text) && !looksLikeBoard(text);
  return isKnown ? undefined : 'it would not be recognised as a drawing';
}
