/* Reads the native form: entries, the start, its goals, and the places of all for errors. */
import { requireGoalCount } from '../../puzzle/checkGoals.ts';
import type { GoalSpec, PuzzleSpec, SpecPlace } from '../../puzzle/spec.ts';
import { placingErrors } from '../buildReading.ts';
import { fitPicture } from '../drawings/fitPicture.ts';
import {
  boardOf,
  cellsByLabel,
  drawnGoal,
  type PictureRow,
  pictureRows,
  placeOfCell,
  slashedRows,
  startPicture,
  withFreeZeros,
} from '../drawings/picture.ts';
import { joinedRows } from '../drawings/separatedRows.ts';
import { ParseError } from '../errors/parseError.ts';
import { KEEP_ONE } from '../errors/severalPuzzles.ts';
import type { FormReading, TextPlace } from '../form.ts';
import { placeOfToken } from '../forms/tokenPlaces.ts';
import { splitLines } from '../sourceText.ts';
import {
  countTiles,
  goalOfName,
  parseGoalName,
  readTileGoal,
  requireNoName,
} from '../tileText/tileGoal.ts';
import { notTile } from '../tileText/tileGrid.ts';
import { type NativeEntry, readEntries } from './nativeEntries.ts';
import { readInfo, requireOnce } from './nativeInfo.ts';
import { readSame, withAxes } from './nativePieces.ts';
import {
  areNumbers,
  linesOf,
  placeOfEntry,
  readTilesStart,
  type StartReading,
  tokenRowsOf,
  unlisted,
  valueToken,
} from './nativeTiles.ts';

const ONE_ROW_NOTE = 'board: a single row; rows are separated by / or new lines';

/** A goal and where its cells stand in the text. */
type GoalReading = {
  readonly goal: readonly GoalSpec[];
  readonly placeOfCell: (cell: number) => TextPlace;
  readonly keyPlace: TextPlace;
};

/** Reads the native form. Throws ParseError. */
export function readNative(text: string): FormReading {
  const entries = unlisted(readEntries(splitLines(text)));
  const startEntry = requireStart(entries);
  const isTiles = startEntry.key === 'tiles' || areNumbers(linesOf(startEntry));
  const start = isTiles ? readTilesStart(startEntry) : readStart(startEntry);
  const pieces = withAxes(start, entries);
  const { same, placeOf: placeOfSame } = readSame(entries, pieces);
  const info = readInfo(entries);
  const goals = goalEntries(entries, start).map((entry) => readGoal(entry, start, isTiles));
  const notes = isTiles && start.board.height === 1 ? [ONE_ROW_NOTE] : [];
  if (isTiles && goals.length === 0) {
    goals.push(namedReading(start, 'standard', placeOfEntry(startEntry)));
    notes.push('goal: row by row, the gap last');
  }
  const spec: PuzzleSpec = {
    board: start.board,
    pieces,
    goals: goals.map(({ goal }) => goal),
    same,
    info: Object.keys(info).length > 0 ? info : undefined,
  };
  const placeOf = placeFinder(placeOfEntry(startEntry), start, goals, placeOfSame);
  return { spec, placeOf, notes };
}

/** The entries of goals. Throws ParseError where there are too many, before any is read. */
function goalEntries(entries: readonly NativeEntry[], { board }: StartReading): NativeEntry[] {
  const goals = entries.filter(({ key }) => key === 'goal');
  placingErrors(
    () => requireGoalCount(board, goals.length),
    ({ goal }) => placeOfEntry(goals[goal!]!),
  );
  return goals;
}

function requireStart(entries: readonly NativeEntry[]): NativeEntry {
  requireOnce(entries, 'start');
  requireOnce(entries, 'tiles');
  const [start, second] = entries.filter(({ key }) => key === 'start' || key === 'tiles');
  if (!start) {
    throw new ParseError(
      'start-missing',
      'the puzzle has no start',
      { line: entries[0]?.line ?? 1, column: 1 },
      'draw the board under a line "start:", or give its numbers under "tiles:"',
    );
  }
  if (!second) return start;
  throw new ParseError(
    'key-repeated',
    'the board is given twice, by "start" and by "tiles"',
    placeOfEntry(second),
    KEEP_ONE,
  );
}

/** Lists within a list are numbers, not pieces that are called ( and ). */
const LISTS = /^(?:\(\s*\(|\[\s*\[|\{\s*\{)[\d\s,()[\]{}]+$/;

function readStart(entry: NativeEntry): StartReading {
  if (LISTS.test(entry.value)) throw notTile(valueToken(entry));
  const drawn = startPicture(blockRows(entry), placeOfEntry(entry));
  const picture = withFreeZeros(drawn);
  if (picture.height === 0) {
    throw new ParseError(
      'picture-empty',
      'the picture of the start is empty',
      placeOfEntry(entry),
      'draw the board under it, one character for each cell',
    );
  }
  return {
    board: boardOf(picture),
    pieces: cellsByLabel(picture),
    placeOfCell: (at) => placeOfCell(picture, at),
    isSeparated: picture.rows[0]!.step > 1,
  };
}

/** Rows of characters under a key, or after its colon, where `/` begins a new row. */
function blockRows({ line, indent, value, valueColumn, rows }: NativeEntry): PictureRow[] {
  if (value === '') return pictureRows(rows, indent);
  return slashedRows({ number: line, text: value }, valueColumn);
}

function readGoal(entry: NativeEntry, start: StartReading, isTiles: boolean): GoalReading {
  const keyPlace = placeOfEntry(entry);
  const name = parseGoalName(entry.value);
  if (name && (isTiles || countTiles(start.pieces))) return namedReading(start, name, keyPlace);
  requireNoName(entry.value, isTiles, placeOfToken(valueToken(entry)));
  if (isTiles) {
    const { goal, grid } = readTileGoal(tokenRowsOf(entry), start, keyPlace);
    return { goal, keyPlace, placeOfCell: (cell) => placeOfToken(grid.tokens[cell]!) };
  }
  const rows = blockRows(entry);
  const cells = start.isSeparated ? joinedRows(rows) : rows;
  const picture = fitPicture(cells, start.board, keyPlace, 'goal');
  const goal = drawnGoal(picture, start.pieces);
  return { goal, keyPlace, placeOfCell: (cell) => placeOfCell(picture, cell) };
}

function namedReading(
  start: StartReading,
  name: Parameters<typeof goalOfName>[1],
  keyPlace: TextPlace,
): GoalReading {
  return { goal: goalOfName(start, name), keyPlace, placeOfCell: () => keyPlace };
}

/** Where in the text a part of the spec stands. */
function placeFinder(
  startPlace: TextPlace,
  start: StartReading,
  goals: readonly GoalReading[],
  placeOfSame: (label: string) => TextPlace | undefined,
): (place: SpecPlace) => TextPlace {
  return ({ part, goal, label, cell }) => {
    if (part === 'same') return (label && placeOfSame(label)) || startPlace;
    if (part === 'goal' && goal !== undefined) {
      const reading = goals[goal]!;
      return cell === undefined ? reading.keyPlace : reading.placeOfCell(cell);
    }
    return cell === undefined ? startPlace : start.placeOfCell(cell);
  };
}
