/* Writes the native form, or says why it cannot hold a puzzle. */
import { cellsOfShape } from '../../board/shape.ts';
import type { Goal, Puzzle } from '../../puzzle/puzzle.ts';
import { CHARACTER_OF, rowsOf } from '../drawings/drawing.ts';
import { isLabelCharacter } from '../drawings/picture.ts';
import { rowWriter } from '../drawings/separatedRows.ts';
import { refuseZero } from '../forms/blockWriting.ts';
import { isSeparator } from '../gateRows.ts';
import { isDrawable } from '../sourceText.ts';
import { countTiles } from '../tileText/tileGoal.ts';
import { isKeyLine } from './nativeEntries.ts';
import { writeInfo } from './nativeInfoWrite.ts';
import { longAxis } from './nativePieces.ts';
import { areNumbers } from './nativeTiles.ts';

/** Why the native form cannot hold the puzzle, or undefined if it can. */
export function refusesNative(puzzle: Puzzle): string | undefined {
  if (isWrittenInNumbers(puzzle)) return undefined;
  const odd = puzzle.pieces.find(({ label }) => !isCharacterLabel(label));
  if (odd) {
    return `the label "${odd.label}" is not one visible character, as pictures need`;
  }
  const zero = refuseZero(puzzle);
  if (zero !== undefined) return zero;
  const pictures = picturesOf(puzzle);
  const start = pictures[0]!.map((text, index) => ({ number: index + 1, text }));
  if (areNumbers(start)) return 'the picture of its start would be read as numbers';
  const clash = pictures
    .find((rows) => !fitsOneLine(rows) && rows.some(isOtherLine))
    ?.find(isOtherLine);
  return clash === undefined ? undefined : `the row "${clash}" of a picture would be read as a key`;
}

/** True for a row that means something else where it stands on a line of its own. */
function isOtherLine(row: string): boolean {
  return isKeyLine(row) || isSeparator(row);
}

/** True for rows that can stand behind their key: divided by slashes, blanks at the ends lost. */
function fitsOneLine(rows: readonly string[]): boolean {
  const line = rows.join('/');
  return line === line.trim() && rows.every((row) => !row.includes('/'));
}

/** A picture under its key, or behind it where one of its rows would be read as something else. */
function pictureLines(key: 'start' | 'goal', rows: readonly string[]): string[] {
  return rows.some(isOtherLine) ? [`${key}: ${rows.join('/')}`] : [`${key}:`, ...rows];
}

/** The puzzle in the native form; only for puzzles that it does not refuse. */
export function writeNative(puzzle: Puzzle): string {
  const inNumbers = isWrittenInNumbers(puzzle);
  const lines = [...writeInfo(puzzle.info), ...writeAxes(puzzle), ...writeSame(puzzle)];
  if (inNumbers) {
    lines.push('tiles:', ...numberRows(puzzle, startWords(puzzle)));
    for (const goal of puzzle.goals) {
      lines.push('goal:', ...numberRows(puzzle, goalWords(puzzle, goal)));
    }
  } else {
    const [start, ...goals] = picturesOf(puzzle);
    lines.push(...pictureLines('start', start!));
    for (const goal of goals) lines.push(...pictureLines('goal', goal));
  }
  return `${lines.join('\n')}\n`;
}

/** Tile puzzles are; other boards of tiles 1 … n only where a picture cannot hold the labels. */
function isWrittenInNumbers(puzzle: Puzzle): boolean {
  const { board, pieces, start, type } = puzzle;
  const specs = pieces.map(({ label, shape }, piece) => ({
    label,
    cells: shape.map(() => start[piece]!),
  }));
  if (countTiles(specs) === undefined) return false;
  if (type === 'tiles') return true;
  const hasGap = board.cells.filter((cell) => cell === 'floor').length > pieces.length;
  return pieces.length > 9 && hasGap && !board.cells.includes('outside');
}

function isCharacterLabel(label: string): boolean {
  const isOne = [...label].length === 1;
  return isOne && isLabelCharacter(label) && isDrawable(label);
}

function writeAxes({ board, pieces, start }: Puzzle): string[] {
  if (pieces.every(({ axis }) => axis === 'any')) return [];
  const areLong = pieces.every(
    ({ shape, axis }, piece) =>
      axis === longAxis(board, cellsOfShape(board, shape, start[piece]!)!),
  );
  if (areLong) return ['axes: long'];
  const bound = pieces.filter(({ axis }) => axis !== 'any');
  return [`axes: ${bound.map(({ label, axis }) => `${label}=${axis}`).join(' ')}`];
}

function writeSame({ pieces, same }: Puzzle): string[] {
  const groups = same.filter((group) => group.length > 0);
  return groups.map((group) => `same: ${group.map((piece) => pieces[piece]!.label).join(' ')}`);
}

/** The start and the goals, row by row. */
function picturesOf(puzzle: Puzzle): string[][] {
  const start = drawStart(puzzle);
  const written = rowWriter(start);
  const goals = puzzle.goals.map((goal) => drawGoal(puzzle, goal));
  return [start, ...goals].map((rows) => rows.map(written));
}

function drawStart(puzzle: Puzzle): string[] {
  const { board, pieces, start } = puzzle;
  const characters = board.cells.map((type) => CHARACTER_OF[type]);
  pieces.forEach(({ label, shape }, piece) => {
    for (const cell of cellsOfShape(board, shape, start[piece]!)!) characters[cell] = label;
  });
  return rowsOf(characters, board.width, '');
}

function drawGoal(puzzle: Puzzle, goal: Goal): string[] {
  const { board, pieces } = puzzle;
  const characters = board.cells.map((type) => CHARACTER_OF[type]);
  for (const { piece, cell: origin } of goal) {
    const { label, shape } = pieces[piece]!;
    for (const cell of cellsOfShape(board, shape, origin)!) characters[cell] = label;
  }
  return rowsOf(characters, board.width, '');
}

function startWords({ board, pieces, start }: Puzzle): string[] {
  const words = board.cells.map((type) => (type === 'floor' ? '0' : CHARACTER_OF[type]));
  pieces.forEach(({ label }, piece) => {
    words[start[piece]!] = label;
  });
  return words;
}

function goalWords({ board, pieces, type }: Puzzle, goal: Goal): string[] {
  const free = type === 'tiles' ? '0' : '.';
  const words = board.cells.map((cell) => (cell === 'floor' ? free : CHARACTER_OF[cell]));
  for (const { piece, cell } of goal) words[cell] = pieces[piece]!.label;
  return words;
}

/** Rows of numbers, each as wide as the largest. */
function numberRows({ board, pieces }: Puzzle, words: readonly string[]): string[] {
  const wordWidth = String(pieces.length).length;
  const aligned = words.map((word) => word.padStart(wordWidth));
  return rowsOf(aligned, board.width, ' ');
}
