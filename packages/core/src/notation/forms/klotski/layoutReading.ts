/* From a layout to its puzzle, without `buildPuzzle`: files of codes hold a hundred thousand. */
import type { Board, CellType } from '../../../board/board.ts';
import { shapeOf } from '../../../board/shape.ts';
import type { Goal, Kind, Piece, Puzzle } from '../../../puzzle/puzzle.ts';
import type { GoalSpec, PuzzleSpec } from '../../../puzzle/spec.ts';
import type { FormReading, TextPlace } from '../../form.ts';
import { letterAt } from '../letters.ts';
import { describeKlotskiGoal, KLOTSKI_HEIGHT, KLOTSKI_WIDTH, klotskiGoal } from './klotskiBoard.ts';
import { itemBits, LAYOUT_CELLS, type Layout, type LayoutItem, squareBits } from './layout.ts';

const BOARD: Board = {
  width: KLOTSKI_WIDTH,
  height: KLOTSKI_HEIGHT,
  cells: /* @__PURE__ */ new Array<CellType>(LAYOUT_CELLS).fill('floor'),
};

/** Stands for the 2×2 piece where other pieces have their item: no piece is a free cell. */
const SQUARE: LayoutItem = 0;

/** A piece as its first cell times four and its item: layouts are made by the ten thousand. */
type Laid = number;

/** The puzzle of a layout: pieces A B C … in reading order, the 2×2 piece to the bottom centre. */
export function layoutReading(layout: Layout, place: TextPlace): FormReading {
  return new LayoutReading(layout, place);
}

/** A class for its getter, which an object of its own would take longer to get than to call. */
class LayoutReading implements FormReading {
  readonly placeOf: () => TextPlace;
  readonly puzzle: () => Puzzle;
  readonly notes: readonly string[];
  private readonly pieces: readonly Laid[];

  constructor(layout: Layout, place: TextPlace) {
    const pieces = piecesOf(layout);
    this.pieces = pieces;
    this.placeOf = () => place;
    this.puzzle = () => puzzleOf(pieces);
    this.notes = notesOf(numberOfSquare(pieces));
  }

  get spec(): PuzzleSpec {
    const pieces = this.pieces.map((laid, number) => {
      return { label: letterAt(number), cells: cellsOf(laid) };
    });
    const label = letterAt(numberOfSquare(this.pieces));
    return { board: BOARD, pieces, goals: [klotskiGoal(label)] };
  }
}

function piecesOf({ square, items }: Layout): Laid[] {
  const pieces: Laid[] = [];
  let covered = squareBits(square);
  let next = 0;
  for (let cell = 0; cell < LAYOUT_CELLS; cell++) {
    if (cell === square) pieces.push(cell * 4 + SQUARE);
    if ((covered >>> cell) & 1) continue;
    const item = items[next++] ?? 0;
    covered |= itemBits(item, cell);
    if (item !== 0) pieces.push(cell * 4 + item);
  }
  return pieces;
}

function numberOfSquare(pieces: readonly Laid[]): number {
  return pieces.findIndex((laid) => (laid & 3) === SQUARE);
}

function cellsOf(laid: Laid): number[] {
  const [cell, item] = [laid >> 2, (laid & 3) as LayoutItem];
  return numbersOf(item === SQUARE ? squareBits(cell) : itemBits(item, cell));
}

/** The numbers of a set of bits, ascending. */
function numbersOf(bits: number): number[] {
  const numbers: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) numbers.push(31 - Math.clz32(rest & -rest));
  return numbers;
}

/** What `buildPuzzle` makes of the spec. */
function puzzleOf(laid: readonly Laid[]): Puzzle {
  const count = laid.length;
  const start = new Uint16Array(count);
  const pieces = new Array<Piece>(count);
  const kindOf = new Array<number>(count);
  const kindOfItem = [-1, -1, -1, -1];
  /** The pieces of each kind as a set of bits. */
  const members: number[] = [];
  for (let number = 0; number < count; number++) {
    const item = laid[number]! & 3;
    start[number] = laid[number]! >> 2;
    pieces[number] = pieceOf(number, laid[number]!);
    let kind = kindOfItem[item]!;
    if (kind < 0) {
      kind = members.push(0) - 1;
      kindOfItem[item] = kind;
    }
    kindOf[number] = kind;
    members[kind]! |= 1 << number;
  }
  const named = kindOfItem[SQUARE]!;
  const kinds = members.map((bits, kind) => kindOfBits(bits, kind === named));
  const goals = goalsOf(31 - Math.clz32(members[named]!), named);
  return { board: BOARD, pieces, kinds, kindOf, start, goals, same: NONE, type: 'blocks', info };
}

// What many puzzles have in common is one object, so that a hundred thousand fit into memory.
const NONE: readonly [] = [];
const info: Puzzle['info'] = /* @__PURE__ */ Object.freeze({});
const PIECES: Piece[] = [];
const GOALS: (readonly Goal[])[] = [];
const NOTES: (readonly string[])[] = [];
const KINDS = /* @__PURE__ */ new Map<number, Kind>();
const KINDS_MAX = 4096;

function pieceOf(number: number, laid: Laid): Piece {
  const key = number * 4 + (laid & 3);
  PIECES[key] ??= {
    label: letterAt(number),
    shape: shapeOf(BOARD, cellsOf(laid)).shape,
    axis: 'any',
  };
  return PIECES[key];
}

function kindOfBits(bits: number, isNamed: boolean): Kind {
  const key = bits * 2 + Number(isNamed);
  const known = KINDS.get(key);
  if (known) return known;
  const kind = { pieces: numbersOf(bits), entersGates: isNamed };
  if (KINDS.size < KINDS_MAX) KINDS.set(key, kind);
  return kind;
}

/** The goal that piece `piece`, of kind `kind`, is at the bottom centre. */
function goalsOf(piece: number, kind: number): readonly Goal[] {
  const [{ cells }] = klotskiGoal('') as [GoalSpec];
  GOALS[piece * 4 + kind] ??= [[{ kind, piece, cell: cells[0]! }]];
  return GOALS[piece * 4 + kind]!;
}

function notesOf(square: number): readonly string[] {
  NOTES[square] ??= ['pieces A B C … in reading order', describeKlotskiGoal(letterAt(square))];
  return NOTES[square];
}
