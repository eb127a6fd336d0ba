import { finish } from '@glissade/core';
import type { SharedInstance } from '@glissade/platform/kernelModule';
import { cellsApart } from '@glissade/search/problem/cellsApart';
import { allowedMoves } from '../board/allowedMoves.ts';
import { neighboursOf } from '../board/gapBoard.ts';
import type { MoveAutomaton } from '../board/moveAutomaton.ts';
import { copiedInParts } from '../copiedInParts.ts';
import { grow } from '../growMemory.ts';
import type { TileStepsKernel } from '../kernel/tileSteps.ts';
import * as layout from '../kernel/tileStepsLayout.ts';
import { countPlacements } from '../patternDatabase/packedPattern.ts';
import {
  mapsOf,
  partsOf,
  type Slot,
  type StepTables,
  standing,
  tableBytes,
  viewsOf,
} from './stepTables.ts';
import { layOutWalk } from './walkingDistanceGraph.ts';

/** A kernel whose memory holds the tables of a goal. */
export type LoadedSteps = {
  readonly kernel: TileStepsKernel;
  /** Views of its memory, so that the arrays from which they were copied can be collected. */
  readonly tables: StepTables;
  readonly views: readonly (readonly Slot[])[];
  /** Where the records of nodes begin; the rest of the memory is theirs. */
  readonly stackAt: number;
  /** Where other threads can join. */
  readonly shared?: SharedInstance<TileStepsKernel> | undefined;
};

/** Writes the tables of a goal; undefined if there is no memory for them. */
export function loadSteps(
  kernel: TileStepsKernel,
  tables: StepTables,
  shared?: SharedInstance<TileStepsKernel>,
): LoadedSteps | undefined {
  return finish(loadingSteps(kernel, tables, shared));
}

/** The same in parts: yields the bytes of each. */
export function* loadingSteps(
  kernel: TileStepsKernel,
  tables: StepTables,
  shared?: SharedInstance<TileStepsKernel>,
): Generator<number, LoadedSteps | undefined> {
  const lists = listTables(tables);
  const tablesAt = align(
    lists.reduce((at, { bytes }) => align(at) + bytes.length, layout.TILES_POOL),
  );
  const placed = standing(tables, kernel.memory, tablesAt);
  const stackAt = align(tablesAt + tableBytes(placed.partitions));
  if (!grow(kernel.memory, stackAt + STACK_BYTES)) return undefined;
  const memory = new Uint8Array(kernel.memory.buffer);
  const view = new DataView(kernel.memory.buffer);
  let at = layout.TILES_POOL;
  for (const { pointer, bytes } of lists) {
    at = align(at);
    memory.set(bytes, at);
    view.setUint32(pointer, at, true);
    at += bytes.length;
  }
  yield* writingTables(kernel, tables, placed, tablesAt);
  view.setUint32(layout.TILES_TABLES_AT, tablesAt, true);
  view.setUint32(layout.TILES_STACK_AT, stackAt, true);
  const views = viewsOf(placed);
  writeBoard(view, placed, views.length);
  writeViews(view, placed, views);
  return { kernel, tables: placed, views, stackAt, shared };
}

/** Writes the tables where they shall stand. */
function* writingTables(
  kernel: TileStepsKernel,
  { width, height, partitions }: StepTables,
  placed: StepTables,
  tablesAt: number,
): Generator<number, void> {
  const memory = new Uint8Array(kernel.memory.buffer);
  const cells = width * height;
  const places = placed.partitions.flat();
  let at = tablesAt;
  for (const [number, { pattern, bytes, entries, hasHoles }] of partitions.flat().entries()) {
    const place = places[number]!;
    yield* copiedInParts(entries(), memory.subarray(at + place.bytes - bytes));
    if (place.hasHoles && !hasHoles) {
      const size = countPlacements(cells, pattern.length);
      kernel.spread(at, pattern.length, cells, size, cells ** pattern.length);
    }
    at += place.bytes;
  }
}

/** Puts another automaton, no larger than the one loaded, in its place. */
export function writeAutomaton(loaded: LoadedSteps, automaton: MoveAutomaton): void {
  const { kernel, tables } = loaded;
  const memory = new Uint8Array(kernel.memory.buffer);
  const view = new DataView(kernel.memory.buffer);
  const neighbours = neighboursOf(tables.width, tables.height);
  memory.set(bytesOf(automaton), view.getUint32(layout.TILES_AUTOMATON_AT, true));
  const playable = allowedMoves(automaton, neighbours);
  memory.set(playable, view.getUint32(layout.TILES_PLAYABLE_AT, true));
}

/** Directions of the gap along the first records of a stack. */
export function readLine(memory: WebAssembly.Memory, stackAt: number, length: number): Uint8Array {
  const view = new DataView(memory.buffer);
  const pathPushAt = stackAt + layout.NODE_DIRECTION;
  return Uint8Array.from({ length }, (_, step) =>
    view.getUint32(pathPushAt + (step + 1) * layout.NODE_BYTES, true),
  );
}

/** Space for records up to 255 deep; for a longer line the memory grows. */
const STACK_BYTES = 256 * layout.NODE_BYTES;

function align(address: number): number {
  return Math.ceil(address / 16) * 16;
}

function bytesOf(array: Int16Array | Int32Array | Uint8Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function listTables({ width, height, axes, automaton }: StepTables) {
  const neighbours = neighboursOf(width, height);
  const { rowNext, columnNext, offsets } = layOutWalk(axes);
  return [
    { pointer: layout.TILES_AUTOMATON_AT, bytes: bytesOf(automaton) },
    { pointer: layout.TILES_PLAYABLE_AT, bytes: allowedMoves(automaton, neighbours) },
    { pointer: layout.TILES_ROWS_AT, bytes: bytesOf(rowNext) },
    { pointer: layout.TILES_COLUMNS_AT, bytes: bytesOf(columnNext) },
    { pointer: layout.TILES_OFFSETS_AT, bytes: offsets },
    { pointer: layout.TILES_AWAY_AT, bytes: stepsAway(width, height, neighbours) },
  ];
}

/** 1 where a step leads its tile away: [(id * cells + gap) * 4 + direction of the gap]. */
function stepsAway(width: number, height: number, neighbours: Int32Array): Uint8Array {
  const cells = width * height;
  const away = new Uint8Array(cells * cells * 4);
  for (let i = 0; i < away.length; i++) {
    const gap = (i >> 2) % cells;
    const id = Math.floor((i >> 2) / cells);
    const from = neighbours[gap * 4 + (i & 3)]!;
    if (from >= 0 && cellsApart(width, gap, id) > cellsApart(width, from, id)) away[i] = 1;
  }
  return away;
}

function writeBoard(view: DataView, tables: StepTables, views: number): void {
  const { width, height, partitions } = tables;
  const [first, second] = mapsOf(tables);
  view.setInt32(layout.TILES_WIDTH, width, true);
  view.setInt32(layout.TILES_CELLS, width * height, true);
  view.setInt32(layout.TILES_PARTITIONS, partitions.length, true);
  view.setInt32(layout.TILES_MAPS, views > partitions.length ? 2 : 1, true);
  const map = second ?? first!;
  map.forEach((there, cell) => {
    view.setUint8(layout.TILES_MAP_CELLS + cell, there);
  });
  const hasHoles = partitions.flat().some((table) => table.hasHoles);
  view.setInt32(layout.TILES_HOLES, hasHoles ? 1 : 0, true);
  const gapMoves = [-width, 1, width, -1];
  gapMoves.forEach((by, direction) => {
    view.setInt32(layout.TILES_DELTAS + direction * 4, by, true);
  });
  movesThrough(map, width).forEach((by, direction) => {
    const there = gapMoves.indexOf(by);
    view.setUint8(layout.TILES_MAP_DIRECTIONS + direction, there);
  });
}

function writeViews(
  view: DataView,
  { width, height, partitions }: StepTables,
  views: readonly (readonly Slot[])[],
): void {
  const parts = partsOf(width * height, partitions);
  view.setInt32(layout.TILES_PARTS, 1 + Math.max(...parts), true);
  let slot = 0;
  views.forEach((slots, number) => {
    const shiftsAt = layout.TILES_SHIFTS + 32 * Math.floor(number / partitions.length);
    for (const { table, ids, weights, map } of slots) {
      const gapMoves = movesThrough(map, width);
      ids.forEach((id, tile) => {
        view.setUint8(shiftsAt + id, 16 * parts[table.pattern[tile]!]!);
        gapMoves.forEach((by, direction) => {
          const at = layout.TILES_MOVES + ((id * 4 + direction) * 4 + number) * 8;
          view.setUint32(at, slot * 8, true);
          view.setInt32(at + 4, -by * weights[tile]!, true);
        });
        const row = number * 32 + id;
        ids.forEach((other, place) => {
          const gain = place < tile ? -weights[tile]! : place > tile ? weights[place]! : 0;
          view.setInt32(layout.TILES_PASSING + (row * 32 + other) * 4, gain, true);
        });
      });
      slot++;
    }
  });
}

/** What a cell gains on a mapped board when the gap goes U R D L on the board itself. */
function movesThrough(map: Uint8Array, width: number): number[] {
  const [right, down] = [map[1]! - map[0]!, map[width]! - map[0]!];
  return [-down, right, down, -right];
}
