/*
 * `pieces FILE`: the user's own board and pieces, and any start. A start is any arrangement in
 * which each piece is where it could slide if it were alone on the board; so walls, gates and axes
 * hold, and pieces that a wall parts for ever stay parted. None lies on a gate, where no puzzle can
 * begin. There is one class.
 */
import { buildPuzzle, formatNative, type Puzzle, specOf as specOfPuzzle } from '@glissade/core';
import { type BlockProblem, compileBlocks } from '@glissade/search/problem/blockProblem';
import type { FamilyOptions, JobList, SurveyFamily } from '../family.ts';
import { type Cells, cellsOf, type Kind, NO_NEIGHBOUR, PLACES_MAX } from '../geometry/kinds.ts';
import type { ClassSpec } from '../machine/classes.ts';
import { type MachineOptions, SurveyMachine } from '../machine/surveyMachine.ts';
import { SurveyLimitError } from '../surveyLimitError.ts';
import { classTotals } from '../totals.ts';

/** Cells of a board that the kernel takes, and pieces. */
const CELLS_MAX = 64;
const PIECES_MAX = 40;

/** Pieces of one kind that share their places; pieces of other lanes or regions are another. */
type Field = {
  readonly kind: number;
  /** Piece numbers, ascending. */
  readonly pieces: number[];
  /** Numbers of placements, ascending. */
  readonly places: readonly number[];
};

export function piecesFamily(
  puzzle: Puzzle,
  options: FamilyOptions & Pick<MachineOptions, 'memoryBytes' | 'create'>,
): SurveyFamily {
  checkSize(puzzle);
  const problem = compileBlocks(puzzle);
  const fields = fieldsOf(problem);
  checkPlaces(fields);
  const { width, height } = puzzle.board;
  return {
    name: 'pieces',
    metrics: [options.metric],
    head: ([pieces]) => ({ pieces: pieces!, metric: options.metric }),
    filters: ['pieces'],
    totals: (rows) => classTotals(rows, 'states'),
    width,
    height,
    *listJobs() {
      const kinds: Kind[] = [];
      for (const [number, field] of fields.entries()) {
        kinds.push(kindOf(problem, field, number));
        yield;
      }
      return onlyJob(problem, fields, kinds, options);
    },
    draw: (pieces) =>
      formatNative(startedAt(puzzle, fields, pieces))
        .trimEnd()
        .split('\n'),
    puzzle: (picture) => picture.join('\n'),
  };
}

function onlyJob(
  problem: BlockProblem,
  fields: readonly Field[],
  kinds: readonly Kind[],
  options: MachineOptions,
): JobList {
  const { puzzle } = problem;
  const spec = specOf(problem, fields);
  let machine: SurveyMachine | undefined;
  let all = 0;
  return {
    count: 1,
    *run() {
      const columns = [puzzle.pieces.length];
      machine = new SurveyMachine(kinds, { ...options, symmetry: false });
      all = yield* machine.countArrangements(spec);
      machine.makeRoomFor(all);
      for (const found of machine.runClass(spec)) {
        yield found && { ...found, columns, classes: 1, name: () => puzzle.info.title ?? '' };
      }
    },
    underway: () => {
      const states = all === 0 || !machine ? 0 : machine.statesMet;
      return { states, share: states / Math.max(1, all) };
    },
  };
}

function fieldsOf({ puzzle, kinds, placements }: BlockProblem): Field[] {
  return kinds.flatMap(({ firstPlacement, placementCount }, kind) => {
    const fields: Field[] = [];
    for (const piece of puzzle.kinds[kind]!.pieces) {
      const origins = placements.origins.subarray(firstPlacement, firstPlacement + placementCount);
      const place = firstPlacement + origins.indexOf(puzzle.start[piece]!);
      const known = fields.find(({ places }) => places.includes(place));
      if (known) known.pieces.push(piece);
      else {
        fields.push({ kind, pieces: [piece], places: regionOf(placements.neighbours, place) });
      }
    }
    return fields;
  });
}

/** All placements that can be reached from one, ascending. */
function regionOf(neighbours: Int32Array, place: number): number[] {
  const region = new Set([place]);
  for (const one of region) {
    for (const next of neighbours.subarray(4 * one, 4 * one + 4)) if (next >= 0) region.add(next);
  }
  return [...region].sort((a, b) => a - b);
}

function checkSize(puzzle: Puzzle): void {
  if (puzzle.board.cells.length > CELLS_MAX) {
    throw new SurveyLimitError(`a survey takes boards of ${CELLS_MAX} cells at most`);
  }
  if (puzzle.pieces.length > PIECES_MAX) {
    throw new SurveyLimitError(`a survey takes ${PIECES_MAX} pieces at most`);
  }
}

function checkPlaces(fields: readonly Field[]): void {
  if (fields.some(({ places }) => places.length > PLACES_MAX)) {
    throw new SurveyLimitError(`a survey takes ${PLACES_MAX} places of a piece at most`);
  }
}

function kindOf({ placements }: BlockProblem, { places }: Field, number: number): Kind {
  const { neighbours, cells, cellStarts, cellLists } = placements;
  const masks = places.map((place): Cells => {
    const covered = cellLists.subarray(cellStarts[place], cellStarts[place + 1]);
    return Array.from(covered).reduce((mask, cell) => mask | (1n << BigInt(cells[cell]!)), 0n);
  });
  const near = Uint8Array.from({ length: 4 * places.length }, (_, at) => {
    const to = neighbours[4 * places[at >> 2]! + (at & 3)]!;
    return to < 0 ? NO_NEIGHBOUR : places.indexOf(to);
  });
  const area = cellsOf(masks[0]!).length;
  return { area, masks, near, mirror: number, mirrorPlaces: Uint8Array.from(masks.keys()) };
}

/** Goals that need a piece where none of its kind can come are left out. */
function specOf({ puzzle, goals }: BlockProblem, fields: readonly Field[]): ClassSpec {
  const gates = [...puzzle.board.cells.entries()].filter(([, type]) => type === 'gate');
  const pairOf = (kind: number, placement: number) => {
    const field = fields.findIndex((one) => one.kind === kind && one.places.includes(placement));
    return { field, place: fields[field]?.places.indexOf(placement) ?? -1 };
  };
  return {
    fields: fields.map(({ pieces }, kind) => ({ kind, pieces: pieces.length })),
    starts: [],
    closed: gates.reduce((mask, [cell]) => mask | (1n << BigInt(cell)), 0n),
    goals: goals
      .map((goal) => goal.map(({ kind, placement }) => pairOf(kind, placement)))
      .filter((goal) => goal.every(({ field }) => field >= 0) && isPossible(goal, fields)),
  };
}

/** Whether a goal names no more pieces of a field than there are. */
function isPossible(goal: readonly { field: number }[], fields: readonly Field[]): boolean {
  return fields.every(
    ({ pieces }, number) => goal.filter(({ field }) => field === number).length <= pieces.length,
  );
}

/** The puzzle with its pieces, field after field, on these cells. */
function startedAt(puzzle: Puzzle, fields: readonly Field[], pieces: readonly Cells[]): Puzzle {
  const start = new Uint16Array(puzzle.pieces.length);
  const order = fields.flatMap((field) => field.pieces);
  for (const [at, piece] of order.entries()) start[piece] = cellsOf(pieces[at]!)[0]!;
  return buildPuzzle(specOfPuzzle({ ...puzzle, start }));
}
