import { type Board, isOpen } from '../../../board/board.ts';
import { cellsOfShape, type Shape, shapeOf } from '../../../board/shape.ts';
import { requireGoalCount } from '../../../puzzle/checkGoals.ts';
import type { Puzzle } from '../../../puzzle/puzzle.ts';
import type { GoalSpec } from '../../../puzzle/spec.ts';
import { occupancyOf } from '../../../state/state.ts';
import { placingErrors } from '../../buildReading.ts';
import {
  cellsByLabel,
  charactersIn,
  type Picture,
  placeOfCell,
  rowOf,
  startPicture,
  withFree,
} from '../../drawings/picture.ts';
import { ParseError } from '../../errors/parseError.ts';
import type { FormReader, FormWriter } from '../../form.ts';
import { columnAt, countPoints } from '../../sourceText.ts';
import { drawnReading } from '../blockReading.ts';
import { noRow } from '../blockRows.ts';
import {
  firstReason,
  isOneCharacter,
  refuseAxes,
  refuseCells,
  refuseLabels,
  refuseSame,
  refuseSeparators,
  startRows,
} from '../blockWriting.ts';
import { blocksOf, countOf, filledLines, type Token } from '../text.ts';

const MAIN = '*';
/** A key, a border of other signs, four words, or two that no wall is beside. */
const WORDS = /^\s*\p{L}{2,}\s*:|&{3}|(?:\p{L}{2,} ){3}\p{L}{2}|^(?!.*#).*\p{L}{2} \p{L}{2}/u;
const BEHIND_QUOTE = /^[\s+\\,;})]*$/;

/** Maps of GNOME Klotski: # wall, blank free, . target, - gate, * the piece to bring there. */
export const gnome: FormReader = {
  name: 'gnome',
  looksLike: (text) => {
    if (text.length > 20_000 || !text.includes(MAIN) || !text.includes('#')) return false;
    if (blocksOf(text).length !== 1) return false;
    const rows = mapWords(text).map((word) => word.text);
    const walled = rows.filter((row) => row.includes('#')).length;
    const all = rows.join('');
    const hasWords = rows.some((row) => WORDS.test(row));
    return walled >= 2 && all.includes(MAIN) && /[.-]/.test(all) && !hasWords;
  },
  read: (text, context) => {
    const map = mapPicture(text);
    const start = withFree(map, ' ');
    const pieces = cellsByLabel(start);
    const main = pieces.find(({ label }) => label === MAIN);
    if (!main) {
      throw new ParseError(
        'gnome-main',
        'there is no piece *',
        placeOfCell(map, 0),
        'draw the piece that must reach the target with *',
      );
    }
    const goals = context?.hasGoal ? [] : goalsOf(map, main.cells);
    const title = /N?_\s*\(\s*"([^"]+)"\s*\)/.exec(text)?.[1];
    return drawnReading(text, {
      start,
      pieces,
      goals,
      info: title === undefined ? undefined : { title },
      notes: ['goal: piece * on target cells (.)', 'only piece * may enter gates (-)'],
    });
  },
};

/** The same form, written. */
export const gnomeWriter: FormWriter = {
  refuses: (puzzle) =>
    firstReason(
      refuseCells(puzzle.board, ['floor', 'wall', 'gate']),
      refuseAxes(puzzle),
      refuseSame(puzzle),
      refuseLabels(puzzle, (label) => isOneCharacter(label) && !'#. -"'.includes(label)),
      refuseTargets(puzzle),
      refuseRows(mapRows(puzzle)),
      refuseSeparators(mapRows(puzzle)),
    ),
  write: (puzzle) => mapRows(puzzle).join('\n'),
};

/** The rows of a map; from source code only what stands between quotes. */
function mapWords(text: string): Token[] {
  const lines = filledLines(text);
  const quoted = lines.flatMap(({ number, text: line }) => {
    const [first, last] = [line.indexOf('"'), line.lastIndexOf('"')];
    const isRow = first < last && BEHIND_QUOTE.test(line.slice(last + 1));
    if (!isRow || /N?_\s*\(/.test(line)) return [];
    return [{ text: line.slice(first + 1, last), line: number, column: columnAt(line, first) + 1 }];
  });
  return quoted.length > 1
    ? quoted
    : lines.map(({ number, text: line }) => ({ text: line, line: number, column: 1 }));
}

/** Rows as long as the longest: free cells at the ends of rows are often cut off. */
function mapPicture(text: string): Picture {
  const rows = mapWords(text).map(rowOf);
  const picture = startPicture(rows, { line: rows[0]?.line ?? 1, column: 1 });
  if (picture.height > 0) return picture;
  throw noRow(text);
}

/** Every place of the main piece with all its cells on target cells. */
function goalsOf(map: Picture, mainCells: readonly number[]): GoalSpec[][] {
  const targets = charactersIn(map).flatMap((character, cell) => (character === '.' ? [cell] : []));
  if (targets.length === 0) return [];
  const board = { ...map, cells: [] };
  const { shape } = shapeOf(board, mainCells);
  const origins = originsOn(board, shape, targets);
  placingErrors(
    () => requireGoalCount(map, origins.length),
    () => placeOfCell(map, targets[0]!),
  );
  if (origins.length > 0) {
    return origins.map((origin) => {
      return [{ label: MAIN, cells: cellsOfShape(board, shape, origin)! }];
    });
  }
  const size = countOf(mainCells.length, 'cell');
  throw new ParseError(
    'goal-shape',
    `piece * (${size}) fits nowhere on the ${targets.length} target cells`,
    placeOfCell(map, targets[0]!),
    'draw target cells (.) in the shape of the piece',
  );
}

/** The cells from which the shape lies on target cells alone. */
function originsOn(board: Board, shape: Shape, targets: readonly number[]): number[] {
  const areTargets = new Set(targets);
  return targets.filter((origin) =>
    cellsOfShape(board, shape, origin)?.every((cell) => areTargets.has(cell)),
  );
}

/** The cells that the goals cover, if every goal is one place of piece *. */
function targetsOf({ board, pieces, goals }: Puzzle): number[] | undefined {
  const main = pieces.find(({ label }) => label === MAIN);
  if (!main || goals.some((goal) => goal.length !== 1 || pieces[goal[0]!.piece] !== main)) {
    return undefined;
  }
  return [...new Set(goals.flatMap((goal) => cellsOfShape(board, main.shape, goal[0]!.cell)!))];
}

function refuseTargets(puzzle: Puzzle): string | undefined {
  const targets = targetsOf(puzzle);
  if (!targets) return 'its goal is always one piece, called *';
  const { board, start, pieces, goals } = puzzle;
  const occupancy = occupancyOf(puzzle, start);
  if (targets.some((cell) => occupancy[cell]! >= 0 || board.cells[cell] !== 'floor')) {
    return 'its target cells are free at the start and are not gates';
  }
  const main = pieces.findIndex(({ label }) => label === MAIN);
  const places = originsOn(board, pieces[main]!.shape, targets);
  const wanted = new Set(goals.map((goal) => goal[0]!.cell));
  const isSame = places.length === wanted.size && places.every((origin) => wanted.has(origin));
  return isSame ? undefined : 'its target would allow more positions than the goals do';
}

function refuseRows(rows: readonly string[]): string | undefined {
  if (rows.filter((row) => row.includes('#')).length < 2)
    return 'its boards are surrounded by # walls';
  if (rows.some((row) => row.trim() === ''))
    return 'it cannot write a row that has only free cells';
  const width = Math.max(...rows.map((row) => countPoints(row.trimEnd())));
  return width < countPoints(rows[0]!)
    ? 'it cannot write a free column at the right edge'
    : undefined;
}

function mapRows(puzzle: Puzzle): string[] {
  const targets = new Set(targetsOf(puzzle) ?? []);
  const { board } = puzzle;
  const signs = { wall: '#', gate: '-', floor: ' ', outside: ' ' };
  const rows = startRows(puzzle, (type) => signs[type]);
  return rows.map((row, y) =>
    [...row]
      .map((sign, x) => {
        const cell = y * board.width + x;
        return sign === ' ' && isOpen(board, cell) && targets.has(cell) ? '.' : sign;
      })
      .join(''),
  );
}
