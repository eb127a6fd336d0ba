/* Reads a state of a known puzzle, drawn in characters or in words. */
import { isOpen } from '../../board/board.ts';
import { equalShapes, shapeOf } from '../../board/shape.ts';
import type { Puzzle, State } from '../../puzzle/puzzle.ts';
import { requireParsed } from '../../puzzle/requireParsed.ts';
import { ParseError } from '../errors/parseError.ts';
import type { TextPlace } from '../form.ts';
import { countOf } from '../forms/text.ts';
import { placeOfToken } from '../forms/tokenPlaces.ts';
import { hintOfLabels } from '../native/nativePieces.ts';
import { plainText, requireText, splitLines } from '../sourceText.ts';
import { type TileToken, tokenRows } from '../tileText/tileGrid.ts';
import { fitPicture } from './fitPicture.ts';
import { isDrawnInWords } from './formatState.ts';
import { isLabelCharacter, pictureRows, placeOfCell, slashedRows } from './picture.ts';

/** What is drawn on each cell: the text of a label, or undefined for no piece. */
type Drawing = {
  readonly labels: readonly (string | undefined)[];
  readonly placeOf: (cell: number) => TextPlace;
};

/**
 * Reads a state of a known puzzle: a picture like that of its start, or its labels in words, rows
 * on lines or divided by `/` (`formatState` and `formatTiles` back). Throws ParseError unless each
 * piece is there once, in its shape, on cells where it may be. A new array.
 *
 * @example
 * ```ts
 * import { isGoalState, parsePuzzle, parseState } from 'glissade';
 * const puzzle = parsePuzzle('start:\nA..\ngoal:\n..A');
 * console.log(isGoalState(puzzle, parseState(puzzle, '..A'))); // → true
 * ```
 */
export function parseState(puzzle: Puzzle, text: string): State {
  requireParsed(puzzle);
  requireText(text);
  const plain = plainText(text);
  const drawing = isDrawnInWords(puzzle) ? readWords(puzzle, plain) : readPicture(puzzle, plain);
  const cellsOf = new Map<string, number[]>();
  drawing.labels.forEach((label, cell) => {
    if (label === undefined) return;
    const cells = cellsOf.get(label);
    if (cells) cells.push(cell);
    else cellsOf.set(label, [cell]);
  });
  requireKnown(puzzle, drawing, cellsOf);
  return Uint16Array.from(puzzle.pieces, (_, piece) =>
    originOf(puzzle, piece, cellsOf.get(puzzle.pieces[piece]!.label), drawing),
  );
}

function readPicture({ board }: Puzzle, text: string): Drawing {
  const lines = splitLines(text);
  const rows =
    lines.length === 1 && board.height > 1 ? slashedRows(lines[0]!) : pictureRows(lines, 0);
  const picture = fitPicture(rows, board, { line: 1, column: 1 }, 'state');
  const labels = picture.rows.flatMap(({ characters }) =>
    characters.map((character) => (isLabelCharacter(character) ? character : undefined)),
  );
  return { labels, placeOf: (cell) => placeOfCell(picture, cell) };
}

/** Words for the cells that are not outside the board, row by row. */
function readWords(puzzle: Puzzle, text: string): Drawing {
  const { cells } = puzzle.board;
  const known = new Set(puzzle.pieces.map(({ label }) => label));
  const rows = tokenRows(splitLines(text));
  requireRows(puzzle, rows);
  const tokens = rows.flat();
  const inside = cells.flatMap((type, cell) => (type === 'outside' ? [] : [cell]));
  const tokenAt = new Map(inside.map((cell, index) => [cell, tokens[index]!]));
  const labels = cells.map((_, cell) => {
    const word = tokenAt.get(cell)?.text;
    const isNothing = word === undefined || (!known.has(word) && /^[0_.#-]$/.test(word));
    return isNothing ? undefined : word;
  });
  return { labels, placeOf: (cell) => placeOfToken(tokenAt.get(cell)!) };
}

/** Throws unless each row has a word for each of its cells; one row may hold them all. */
function requireRows({ board }: Puzzle, rows: readonly (readonly TileToken[])[]): void {
  const widths: number[] = [];
  for (let row = 0; row < board.height; row++) {
    const types = board.cells.slice(row * board.width, (row + 1) * board.width);
    const width = types.filter((type) => type !== 'outside').length;
    if (width > 0) widths.push(width);
  }
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (rows.length === 1 && rows[0]!.length === total) return;
  const bad = rows.findIndex((row, index) => row.length !== widths[index]);
  if (bad < 0 && rows.length === widths.length) return;
  const row = rows[bad < 0 ? rows.length - 1 : bad];
  throw new ParseError(
    'state-size',
    bad < 0 || bad >= widths.length
      ? `the state has ${countOf(rows.length, 'row')}, but the board has ${widths.length}`
      : `row ${bad + 1} of the state has ${countOf(row!.length, 'word')}, but the board has ` +
          countOf(widths[bad]!, 'cell'),
    row ? placeOfToken(row[0]!) : { line: 1, column: 1 },
    'write one word for each cell: the label of its piece, or 0 for none',
  );
}

function requireKnown(
  puzzle: Puzzle,
  drawing: Drawing,
  cellsOf: ReadonlyMap<string, readonly number[]>,
): void {
  const known = new Set(puzzle.pieces.map(({ label }) => label));
  for (const [label, cells] of cellsOf) {
    if (known.has(label)) continue;
    throw new ParseError(
      'state-unknown-piece',
      `the puzzle has no piece ${label}`,
      drawing.placeOf(cells[0]!),
      hintOfLabels(label, puzzle.pieces),
    );
  }
}

/** The origin of a piece on the cells drawn for it. Throws unless it fits there. */
function originOf(
  { board, pieces, kinds, kindOf }: Puzzle,
  piece: number,
  cells: readonly number[] | undefined,
  drawing: Drawing,
): number {
  const { label, shape } = pieces[piece]!;
  if (!cells) {
    throw new ParseError(
      'state-missing-piece',
      `piece ${label} is missing from the state`,
      { line: 1, column: 1 },
      'a state shows every piece of the puzzle',
    );
  }
  const entersGates = kinds[kindOf[piece]!]!.entersGates;
  for (const cell of cells) {
    if (isOpen(board, cell) && (entersGates || board.cells[cell] !== 'gate')) continue;
    const isGate = board.cells[cell] === 'gate';
    throw new ParseError(
      isGate ? 'state-on-gate' : 'state-on-wall',
      `the state puts piece ${label} on a ${isGate ? 'gate' : 'wall'}`,
      drawing.placeOf(cell),
      isGate ? 'only pieces that a goal names may be there' : 'put the piece elsewhere',
    );
  }
  const drawn = shapeOf(board, cells);
  if (equalShapes(drawn.shape, shape)) return drawn.origin;
  throw new ParseError(
    'state-shape',
    `piece ${label} has another shape in the state than at the start`,
    drawing.placeOf(cells[0]!),
    'pieces only slide; they never turn or change shape',
  );
}
