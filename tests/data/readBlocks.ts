import { readFileSync } from 'node:fs';
import {
  type Axis,
  type Board,
  buildPuzzle,
  type CellType,
  extentOf,
  type GoalSpec,
  type Metric,
  type PieceSpec,
  type Puzzle,
  shapeOf,
} from '@glissade/core';

/** An entry of blocks.json; the file's `about` says what the fields mean. */
export type BlockEntry = {
  readonly id: string;
  readonly name: string;
  readonly start: readonly string[];
  readonly goals: readonly (readonly string[])[];
  readonly same?: readonly string[];
  readonly gatePiece?: string;
  readonly axes?: 'long' | Readonly<Record<string, 'h' | 'v'>>;
  readonly optimal: Partial<Record<Metric, number>>;
  readonly reachableStates?: number;
  readonly hardestDistance?: Partial<Record<Metric, number>>;
};

/** All entries of blocks.json. */
export function readBlocks(): readonly BlockEntry[] {
  const text = readFileSync(new URL('./blocks.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { puzzles: BlockEntry[] }).puzzles;
}

/** The entry with this id; throws if there is none. */
export function blockEntry(id: string): BlockEntry {
  const entry = readBlocks().find((known) => known.id === id);
  if (!entry) throw new Error(`blocks.json has no entry ${id}`);
  return entry;
}

/** The puzzle of an entry. */
export function puzzleOf({ id, name, start, goals, same, axes }: BlockEntry): Puzzle {
  const board = boardOf(start);
  return buildPuzzle({
    board,
    pieces: [...cellsByLabel(start)].map(([label, cells]): PieceSpec => {
      return { label, cells, axis: axisOf(board, label, cells, axes) };
    }),
    goals: goals.map((goal) =>
      [...cellsByLabel(goal)].map(([label, cells]): GoalSpec => ({ label, cells })),
    ),
    same: (same ?? []).map((labels) => [...labels]),
    info: { id, title: name },
  });
}

const CELL_TYPES: Readonly<Record<string, CellType>> = { '#': 'wall', '-': 'gate', ' ': 'outside' };

function boardOf(rows: readonly string[]): Board {
  const cells = [...rows.join('')].map((sign) => CELL_TYPES[sign] ?? 'floor');
  return { width: rows[0]!.length, height: rows.length, cells };
}

function cellsByLabel(rows: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [cell, sign] of [...rows.join('')].entries()) {
    if (sign === '.' || sign in CELL_TYPES) continue;
    found.set(sign, [...(found.get(sign) ?? []), cell]);
  }
  return found;
}

function axisOf(
  board: Board,
  label: string,
  cells: readonly number[],
  axes: BlockEntry['axes'],
): Axis {
  if (axes !== 'long') return axes?.[label] ?? 'any';
  const { width, height } = extentOf(shapeOf(board, cells).shape);
  if (width === height) return 'any';
  return width > height ? 'h' : 'v';
}
