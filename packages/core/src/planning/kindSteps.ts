/*
 * Every step that a piece of some kind can make on the board, apart from what stands in its way:
 * the cells it enters, which must be free, and the cells it leaves.
 */
import { type Board, columnOf, neighbourOf, rowOf } from '../board/board.ts';
import type { Direction } from '../board/direction.ts';
import { extentOf, type Shape } from '../board/shape.ts';
import { directionsOf, type Mobility, placeOf } from '../move/rules.ts';
import type { Axis, Kind, Puzzle } from '../puzzle/puzzle.ts';

/** Kinds that move alike: of one shape and axis, all of which enter gates or none of which do. */
export type KindClass = Mobility & {
  readonly name: string;
  /** Numbers of the kinds. */
  readonly kinds: readonly number[];
};

/** A step from one origin to the next. */
export type KindStep = {
  readonly direction: Direction;
  readonly from: number;
  readonly to: number;
  readonly entered: readonly number[];
  readonly left: readonly number[];
};

/** The classes of a puzzle, by their first kind. */
export function classesOf(puzzle: Puzzle): KindClass[] {
  const classes: (KindClass & { readonly key: string; readonly kinds: number[] })[] = [];
  for (const [number, kind] of puzzle.kinds.entries()) {
    const { shape, axis } = puzzle.pieces[kind.pieces[0]!]!;
    const entersGates = gatesMatter(puzzle) && kind.entersGates;
    const key = JSON.stringify([shape, axis, entersGates]);
    const known = classes.find((each) => each.key === key);
    if (known) known.kinds.push(number);
    else {
      const name = nameOf(shape, classes.length, axis, entersGates);
      classes.push({ key, name, shape, axis, entersGates, kinds: [number] });
    }
  }
  return classes;
}

function gatesMatter({ board }: Puzzle): boolean {
  return board.cells.includes('gate');
}

function nameOf(shape: Shape, number: number, axis: Axis, entersGates: boolean): string {
  const { width, height } = extentOf(shape);
  const isBox = shape.length === width * height;
  const words = [isBox ? `box-${width}x${height}` : `shape-${number + 1}`];
  if (axis !== 'any') words.push(axis === 'h' ? 'in-row' : 'in-column');
  if (entersGates) words.push('through-gates');
  return words.join('-');
}

/** Every step of the class, by origin, then U R D L. */
export function* stepsOfClass({ board }: Puzzle, kindClass: KindClass): Generator<KindStep> {
  const directions = directionsOf(kindClass.axis);
  for (let from = 0; from < board.cells.length; from++) {
    const old = placeOf(board, kindClass, from);
    for (const direction of old ? directions : []) {
      const to = neighbourOf(board, from, direction);
      const next = to < 0 ? undefined : placeOf(board, kindClass, to);
      if (!next) continue;
      const entered = next.filter((cell) => !old!.includes(cell));
      yield { direction, from, to, entered, left: old!.filter((cell) => !next.includes(cell)) };
    }
  }
}

/** Names that every planner can read; `row` and `column` count from 1. */
export function cellName(board: Board, cell: number): string {
  return `r${rowOf(board, cell) + 1}c${columnOf(board, cell) + 1}`;
}

/** Names of the kinds: their labels where a planner can read and distinguish these. */
export function kindNames({ type, kinds, pieces }: Puzzle): string[] {
  const labels = kinds.map((kind) => pieces[kind.pieces[0]!]!.label.toLowerCase());
  const areReadable = labels.every((label) => /^[a-z0-9]+$/.test(label));
  const areKept = areReadable && new Set(labels).size === labels.length;
  const noun = type === 'tiles' ? 'tile' : 'piece';
  return labels.map((label, number) => `${noun}-${areKept ? label : number + 1}`);
}

/** The labels of all pieces of a kind. */
export function labelsOf({ pieces }: Puzzle, kind: Kind): string {
  return kind.pieces.map((piece) => pieces[piece]!.label).join(' ');
}
