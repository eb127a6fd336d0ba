import type { SharedInstance, TileStepsKernel } from '@glissade/kernels';
import * as layout from '@glissade/kernels/tileStepsLayout';
import { neighboursOf } from './gapBoard.ts';
import type { MoveAutomaton } from './gapMoves.ts';
import { grow } from './patternBuilder.ts';
import { playableMoves } from './playable.ts';
import { mapsOf, type Slot, type StepTables, tableBytes, viewsOf } from './stepTables.ts';
import { layOutWalk } from './walk.ts';

/** A kernel whose memory holds the tables of a goal. */
export type LoadedSteps = {
  readonly kernel: TileStepsKernel;
  readonly tables: StepTables;
  readonly views: readonly (readonly Slot[])[];
  /** Where the records of nodes begin; the rest of the memory is theirs. */
  readonly stackAt: number;
  /** Where the tables begin. */
  readonly tablesAt: number;
  /** Where other threads can join. */
  readonly shared?: SharedInstance<TileStepsKernel> | undefined;
};

/** Writes the tables of a goal; undefined if there is no memory for them. */
export function loadSteps(
  kernel: TileStepsKernel,
  tables: StepTables,
  shared?: SharedInstance<TileStepsKernel>,
): LoadedSteps | undefined {
  const lists = listTables(tables);
  const { partitions } = tables;
  const tablesAt = align(
    lists.reduce((at, { bytes }) => align(at) + bytes.length, layout.TILES_POOL),
  );
  const stackAt = align(tablesAt + tableBytes(partitions));
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
  at = tablesAt;
  for (const { entries, bytes } of partitions.flat()) {
    memory.set(entries(), at);
    at += bytes;
  }
  view.setUint32(layout.TILES_TABLES_AT, tablesAt, true);
  view.setUint32(layout.TILES_STACK_AT, stackAt, true);
  const views = viewsOf(tables);
  writeBoard(view, tables, views.length);
  writeViews(view, views);
  return { kernel, tables, views, stackAt, tablesAt, shared };
}

/** Puts another automaton, no larger than the one loaded, in its place. */
export function writeAutomaton(loaded: LoadedSteps, automaton: MoveAutomaton): void {
  const { kernel, tables } = loaded;
  const memory = new Uint8Array(kernel.memory.buffer);
  const view = new DataView(kernel.memory.buffer);
  const neighbours = neighboursOf(tables.width, tables.height);
  memory.set(bytesOf(automaton), view.getUint32(layout.TILES_AUTOMATON_AT, true));
  const playable = playableMoves(automaton, neighbours);
  memory.set(playable, view.getUint32(layout.TILES_PLAYABLE_AT, true));
}

/** Directions of the gap along the first records of a stack. */
export function readLine(memory: WebAssembly.Memory, stackAt: number, length: number): Uint8Array {
  const view = new DataView(memory.buffer);
  const wayAt = stackAt + layout.NODE_WAY;
  return Uint8Array.from({ length }, (_, step) =>
    view.getUint32(wayAt + (step + 1) * layout.NODE_BYTES, true),
  );
}

/** Room for records up to 255 deep; for a longer line the memory grows. */
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
    { pointer: layout.TILES_PLAYABLE_AT, bytes: playableMoves(automaton, neighbours) },
    { pointer: layout.TILES_ROWS_AT, bytes: bytesOf(rowNext) },
    { pointer: layout.TILES_COLUMNS_AT, bytes: bytesOf(columnNext) },
    { pointer: layout.TILES_OFFSETS_AT, bytes: offsets },
    { pointer: layout.TILES_AWAY_AT, bytes: stepsAway(width, height, neighbours) },
  ];
}

/** 1 where a step leads its tile away: [(id * cells + gap) * 4 + direction of the gap]. */
function stepsAway(width: number, height: number, neighbours: Int16Array): Uint8Array {
  const cells = width * height;
  const away = new Uint8Array(cells * cells * 4);
  const apart = (a: number, b: number) =>
    Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
  for (let i = 0; i < away.length; i++) {
    const gap = (i >> 2) % cells;
    const id = Math.floor((i >> 2) / cells);
    const from = neighbours[gap * 4 + (i & 3)]!;
    if (from >= 0 && apart(gap, id) > apart(from, id)) away[i] = 1;
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
  const [right, down] = [map[1]! - map[0]!, map[width]! - map[0]!];
  [-width, 1, width, -1].forEach((by, direction) => {
    view.setInt32(layout.TILES_DELTAS + direction * 4, by, true);
  });
  [-down, right, down, -right].forEach((by, direction) => {
    const there = [-width, 1, width, -1].indexOf(by);
    view.setUint8(layout.TILES_MAP_DIRECTIONS + direction, there);
  });
}

function writeViews(view: DataView, views: readonly (readonly Slot[])[]): void {
  let slot = 0;
  views.forEach((slots, number) => {
    for (const { ids, weights } of slots) {
      ids.forEach((id, tile) => {
        view.setUint8(layout.TILES_SLOT_OF + id * 4 + number, slot);
        const row = number * 32 + id;
        view.setInt32(layout.TILES_WEIGHTS + row * 4, weights[tile]!, true);
        ids.forEach((other, place) => {
          const gain = place < tile ? -weights[tile]! : place > tile ? weights[place]! : 0;
          view.setInt32(layout.TILES_PASSING + (row * 32 + other) * 4, gain, true);
        });
      });
      slot++;
    }
  });
}
