import { BOARD_SIDE_MAX } from '../../board/board.ts';
import {
  cellsByLabel,
  drawnGoal,
  largest,
  type Picture,
  pictureRows,
  requireSides,
  startPicture,
  withFreeZeros,
} from '../drawings/picture.ts';
import { requireGoalSize } from '../errors/goalSize.ts';
import type { FormReading } from '../form.ts';
import { countPoints, type SourceLine } from '../sourceText.ts';
import { drawnReading, noteParts } from './blockReading.ts';
import { noRow } from './blockRows.ts';
import { blocksOf } from './text.ts';

const GOAL_HINT = 'draw every goal in the size of the start, . in cells that do not matter';
const NUMBER_ROW = /^\s*(?:\d+|[._x-])(?:\s+(?:\d+|[._x-]))+\s*$/;

/** True when a text looks like boards in rows of characters. */
export function looksDrawn(text: string): boolean {
  // Walls, or free cells where there is a goal.
  if (!/[.#]/.test(text)) return false;
  const blocks = blocksOf(text);
  if (blocks.length === 1 && !text.includes('#')) return false;
  const rows = blocks.flat().map((line) => line.text);
  if (!(blocks.length === 1 ? isWalled(rows) : areGoalsOf(blocks))) return false;
  if (rows.every((row) => NUMBER_ROW.test(row))) return false;
  return !/[:"{]/.test(text) || !rows.some((row) => /^\s*(?:\p{L}{2,}\s*:|["{])/u.test(row));
}

/** Reads boards in rows of characters: the start first, then its goals. */
export function readDrawing(text: string): FormReading {
  const [start, ...others] = blocksOf(text).map(pictureOfBlock);
  if (!start) throw noRow(text);
  const first = withFreeZeros(start);
  for (const goal of others) requireGoalSize(first, goal, goal.rows[0]!, GOAL_HINT);
  const pieces = cellsByLabel(first);
  const notes = others.length > 1 ? [`any of ${others.length} goals solves the puzzle`] : [];
  return drawnReading(text, {
    start: first,
    pieces,
    goals: others.map((goal) => drawnGoal(goal, pieces)),
    goalPictures: others,
    notes: [...notes, ...noteParts(pieces, first.width)],
  });
}

/** One block without its common indentation. Of a board that is too high only the top is read. */
function pictureOfBlock(block: readonly SourceLine[]): Picture {
  const lines = block.slice(0, BOARD_SIDE_MAX);
  const place = { line: lines[0]!.number, column: 1 };
  const indents = lines.map(({ text }) => text.length - text.replace(/^ +/, '').length);
  const trimmed = lines.map(({ number, text }) => ({ number, text: text.trimEnd() }));
  const picture = startPicture(pictureRows(trimmed, least(indents)), place);
  requireSides({ width: picture.width, height: block.length }, place);
  return picture;
}

function least(lengths: readonly number[]): number {
  return lengths.reduce((most, length) => Math.min(most, length), Infinity);
}

function isWalled(rows: readonly string[]): boolean {
  if (rows.filter((row) => row.includes('#')).length < 2) return false;
  const all = rows.join('').replace(/\s/g, '');
  return all.replace(/[^#.]/g, '').length * 5 >= countPoints(all);
}

function textOf(lines: readonly SourceLine[]): string {
  return lines.map(({ text }) => text).join('');
}

/** True when the further blocks are drawn with the characters and in the size of the first. */
function areGoalsOf([start, ...goals]: readonly (readonly SourceLine[])[]): boolean {
  const drawn = new Set(`${textOf(start!)}#- `);
  if (!drawn.has('.')) return false;
  const widthOf = (lines: readonly SourceLine[]) => {
    const indent = least(lines.map(({ text }) => text.length - text.trimStart().length));
    return largest(lines.map(({ text }) => text.trimEnd().length)) - indent;
  };
  return goals.every((lines) => {
    if (Math.abs(lines.length - start!.length) > 1) return false;
    if (Math.abs(widthOf(lines) - widthOf(start!)) > 1) return false;
    const characters = [...textOf(lines)];
    const known = characters.filter((character) => drawn.has(character)).length;
    return known * 5 >= characters.length * 4;
  });
}
