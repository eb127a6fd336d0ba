import { readFileSync } from 'node:fs';
import { type Axis, buildPuzzle, type CellType, type Puzzle } from '@glissade/core';

/** What a drawn puzzle may say besides its pictures; as in tests/data/blocks.json. */
export type DrawnOptions = {
  readonly axes?: 'long' | Readonly<Record<string, Axis>>;
  readonly same?: readonly string[];
};

type BlocksRecord = {
  readonly id: string;
  readonly start: readonly string[];
  readonly goals: readonly (readonly string[])[];
  readonly optimal: {
    readonly steps?: number;
    readonly slides?: number;
    readonly moves?: number;
  };
  readonly reachableStates: number;
  readonly hardestDistance?: { readonly steps: number };
} & DrawnOptions;

/**
 * A puzzle from pictures, one character a cell: `.` free (in a goal: anything), `#` wall, `-` gate,
 * any other character is a piece. Written without core's readers, so that the tests of the engine
 * stand on the model alone.
 */
export function drawnPuzzle(
  start: readonly string[],
  goals: readonly (readonly string[])[],
  { axes = {}, same = [] }: DrawnOptions = {},
): Puzzle {
  const typeOf = (mark: string): CellType =>
    mark === '#' ? 'wall' : mark === '-' ? 'gate' : 'floor';
  const width = start[0]!.length;
  const pieces = [...cellsByMark(start)].map(([label, cells]) => {
    const axis = axes === 'long' ? longAxis(cells) : (axes[label] ?? 'any');
    return { label, cells, axis };
  });
  return buildPuzzle({
    board: { width, height: start.length, cells: [...start.join('')].map(typeOf) },
    pieces,
    goals: goals.map((goal) => [...cellsByMark(goal)].map(([label, cells]) => ({ label, cells }))),
    same: same.map((group) => [...group]),
  });
}

/** A tile puzzle; 0 is the gap; the goal is row-major with the gap last unless given. */
export function tilePuzzle(
  width: number,
  numbers: readonly number[],
  goal: readonly number[] = [...numbers.keys()].map((cell) => (cell + 1) % numbers.length),
): Puzzle {
  const place = (list: readonly number[]) =>
    [...list.keys()].slice(1).map((tile) => ({ label: `${tile}`, cells: [list.indexOf(tile)] }));
  return buildPuzzle({
    board: {
      width,
      height: numbers.length / width,
      cells: numbers.map(() => 'floor' as const),
    },
    pieces: place(numbers),
    goals: [place(goal)],
  });
}

const RECORDS: readonly BlocksRecord[] = JSON.parse(
  readFileSync(new URL('../data/blocks.json', import.meta.url), 'utf8'),
).puzzles;

/** A record of tests/data/blocks.json; throws for an unknown id. */
export function blocksRecord(id: string): BlocksRecord {
  const record = RECORDS.find((known) => known.id === id);
  if (!record) throw new Error(`no record ${id}`);
  return record;
}

export function blocksPuzzle(id: string): Puzzle {
  const { start, goals, ...options } = blocksRecord(id);
  return drawnPuzzle(start, goals, options);
}

function cellsByMark(picture: readonly string[]): Map<string, number[]> {
  const cells = new Map<string, number[]>();
  for (const [cell, mark] of [...picture.join('')].entries()) {
    if ('.#-'.includes(mark)) continue;
    const known = cells.get(mark);
    if (known) known.push(cell);
    else cells.set(mark, [cell]);
  }
  return cells;
}

function longAxis(cells: readonly number[]): Axis {
  return cells[1] === cells[0]! + 1 ? 'h' : 'v';
}
