/* The form of Berkeley's course CS61B: trays as lists of blocks. */
import { openBoard } from '../../../board/board.ts';
import { requireSides } from '../../drawings/picture.ts';
import { ParseError } from '../../errors/parseError.ts';
import type { FormReader, TextPlace } from '../../form.ts';
import { CoveredCells } from '../coveredCells.ts';
import { groupsBy, sameLabels, takerFrom } from '../groups.ts';
import { letterAt } from '../letters.ts';
import { blocksOf, endOf, type Token } from '../text.ts';
import { beginsWithPair } from '../textLooks.ts';
import { areNumbers, firstWordRows, headerSides, wordRows } from '../tiles/headed.ts';
import { placeOfToken } from '../tokenPlaces.ts';

const SIZE = 'the size of the tray, rows and columns';

/** A block of the tray or of the goal. Blocks of one size are of one kind. */
type Block = {
  readonly kind: string;
  readonly cells: readonly number[];
  readonly place: TextPlace;
};

/**
 * Trays of Berkeley's course CS61B: the numbers of rows and columns, then a line for each block
 * with its height, width, row and column. The goal's own file follows behind a blank line; its
 * blocks stand for any of their size.
 */
export const cs61b: FormReader = {
  name: 'cs61b',
  looksLike: (text) => {
    if (!beginsWithPair(text)) return false;
    const [header, ...rows] = firstWordRows(text, 300);
    if (header?.length !== 2 || rows.length === 0 || !areNumbers(header)) return false;
    const isBlock = (row: readonly Token[]) => row.length === 4 && areNumbers(row);
    if (!rows.every(isBlock)) return false;
    // A file of the 15-puzzle looks so too: its numbers are all different.
    const numbers = rows.flat().map(({ text: word }) => word);
    return new Set(numbers).size < numbers.length;
  },
  read: (text) => {
    const [start = [], goal = []] = blocksOf(text).map(wordRows);
    const [header, ...lines] = start;
    const size = headerSides(header, text, [SIZE, SIZE]);
    requireSides(size, placeOfToken(header![0]!));
    const blocks = blocksIn(lines, size, 'start');
    const pieces = blocks.map(({ cells }, i) => ({ label: letterAt(i), cells }));
    const wanted = blocksIn(goal, size, 'goal');
    const kindOf = (_: unknown, at: number) => blocks[at]!.kind;
    const kinds = groupsBy(pieces, kindOf);
    const next = takerFrom(kinds);
    const named = wanted.map((block) => {
      return { label: requirePiece(next(block.kind)?.label, block), cells: block.cells };
    });
    const wantedKinds = [...new Set(wanted.map(({ kind }) => kind))];
    return {
      spec: {
        board: openBoard(size.width, size.height),
        pieces,
        goals: named.length > 0 ? [named] : [],
        same: sameLabels(wantedKinds.map((kind) => kinds.get(kind)!)),
      },
      placeOf: ({ part, label }) => {
        const lines = part === 'goal' ? named : pieces;
        const at = lines.findIndex((piece) => piece.label === label);
        return (part === 'goal' ? wanted : blocks)[at]?.place ?? endOf(text);
      },
      notes: ['blocks are named A, B, C … in the order of their lines'],
    };
  },
};

type Size = { readonly width: number; readonly height: number };

function blocksIn(lines: readonly Token[][], size: Size, part: 'start' | 'goal'): Block[] {
  const covered = new CoveredCells(size, part);
  return lines.map((line) => blockOf(line, covered));
}

/** Throws ParseError for a line that is no block, or one that sticks out of the tray. */
function blockOf(line: readonly Token[], covered: CoveredCells): Block {
  const place = placeOfToken(line[0]!);
  const [height = 0, width = 0, row = 0, column = 0] = line.map(({ text }) => Number(text));
  if (line.length !== 4 || !areNumbers(line) || height < 1 || width < 1) {
    throw new ParseError(
      'block',
      'this line is not a block',
      place,
      'write height, width, row and column of the upper left cell, counted from 0',
    );
  }
  const cells = covered.rectangle([column, row, width, height], () => place);
  return { kind: `${height} ${width}`, cells, place };
}

function requirePiece(label: string | undefined, { place }: Block): string {
  if (label !== undefined) return label;
  throw new ParseError(
    'goal-unknown-piece',
    'the tray has fewer blocks of this size',
    place,
    'the goal may name each block of the tray at most once',
  );
}
