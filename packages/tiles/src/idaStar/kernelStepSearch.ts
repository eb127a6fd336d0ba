import { axisStates } from '@glissade/search/heuristic/tiles/axisPair';
import { entryAt, rankPlacement } from '@glissade/search/heuristic/tiles/denseRank';
import { cellsApart } from '@glissade/search/problem/cellsApart';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { countPushes } from '../board/gapBoard.ts';
import { moveAutomaton } from '../board/moveAutomaton.ts';
import { grow } from '../growMemory.ts';
import * as layout from '../kernel/tileStepsLayout.ts';
import type { Iteration, IterationEnd } from './iteration.ts';
import { type LoadedSteps, readLine, writeAutomaton } from './stepMemory.ts';
import { partsOf, type Slot, type StepTables } from './stepTables.ts';
import { packedStateOf } from './walkingDistanceGraph.ts';

/**
 * The search of StepSearch in WebAssembly: the same nodes in the same order. Only when it compares
 * lines for ties it goes through all of them.
 */
export class KernelStepSearch implements Iteration {
  readonly raise = 2;
  readonly estimate: number;
  second = Number.POSITIVE_INFINITY;
  line: Uint8Array = new Uint8Array(0);
  private readonly loaded: LoadedSteps;
  private readonly root: Root;
  private readonly giveBack: (loaded: LoadedSteps) => void;
  private isTie = false;
  private isClosed = false;
  private readonly before: { readonly expanded: number; readonly generated: number };

  /** `giveBack` takes the kernel when the search is left. */
  constructor(
    problem: TileProblem,
    loaded: LoadedSteps,
    forTies: boolean,
    giveBack: (loaded: LoadedSteps) => void,
  ) {
    const { kernel, tables } = loaded;
    this.loaded = loaded;
    this.giveBack = giveBack;
    this.root = rootOf(problem, loaded);
    const { walked, manhattan, sums } = this.root;
    const seen = sums.map(
      (parts) => manhattan + 2 * parts.reduce((sum, own) => sum + Math.max(...own), 0),
    );
    this.estimate = Math.max(walked, manhattan, ...seen);
    this.before = { expanded: kernel.expanded(), generated: kernel.generated() };
    if (forTies) writeAutomaton(loaded, moveAutomaton(2));
    else writeAutomaton(loaded, tables.automaton);
  }

  get expanded(): number {
    return this.loaded.kernel.expanded() - this.before.expanded;
  }

  get generated(): number {
    return this.loaded.kernel.generated() - this.before.generated;
  }

  get bytes(): number {
    return this.loaded.kernel.memory.buffer.byteLength;
  }

  start(bound: number, secondMax?: number): void {
    const { loaded, root } = this;
    this.line = new Uint8Array(0);
    this.isTie = secondMax !== undefined;
    this.second = secondMax ?? Number.POSITIVE_INFINITY;
    if (!grow(loaded.kernel.memory, loaded.stackAt + (bound + 2) * layout.NODE_BYTES)) {
      throw new Error('no memory for so deep a search');
    }
    writeRoot(loaded, root, bound);
    loaded.kernel.begin(0, bound, 0);
  }

  step(budget: number): IterationEnd {
    const { kernel } = this.loaded;
    const end = kernel.expanded() + budget;
    if (!this.isTie) this.line = new Uint8Array(0);
    for (let left = budget; left > 0; left = end - kernel.expanded()) {
      const status = kernel.step(Math.min(left, 2 ** 30));
      if (status === layout.TILES_EXHAUSTED) return this.line.length > 0 ? 'found' : 'exhausted';
      if (status !== layout.TILES_FOUND) continue;
      const line = readLine(kernel.memory, this.loaded.stackAt, kernel.depth());
      if (!this.isTie) {
        this.line = line;
        return 'found';
      }
      const second = countPushes(line);
      if (second < this.second) {
        this.second = second;
        this.line = line;
      }
    }
    return undefined;
  }

  close(): void {
    if (!this.isClosed) this.giveBack(this.loaded);
    this.isClosed = true;
  }
}

/** What the record of the start holds, whatever the bound. */
type Root = {
  readonly tiles: Uint16Array;
  readonly gap: number;
  readonly manhattan: number;
  readonly walked: number;
  readonly row: number;
  readonly column: number;
  /** By slot: the number of the entry and the entry. */
  readonly ranks: readonly number[];
  readonly values: readonly number[];
  /** Sums of entries: [map][part][partition]. */
  readonly sums: readonly (readonly (readonly number[])[])[];
};

function rootOf({ tiles, gap }: TileProblem, { tables, views }: LoadedSteps): Root {
  const { axes, width } = tables;
  const { row, column } = axisStates(axes, width, tiles, gap);
  const slots = views.flat();
  const ranks = slots.map((slot) => slot.begin + rankOf(slot, tiles));
  const values = slots.map(({ table, begin }, at) => entryAt(table.entries(), ranks[at]! - begin));
  return {
    tiles,
    gap,
    manhattan: manhattanOf(tables, tiles, gap),
    walked: axes.rows.steps[row]! + axes.columns.steps[column]!,
    row: packedStateOf(axes.rows, row),
    column: packedStateOf(axes.columns, column),
    ranks,
    values,
    sums: sumsOf(tables, views, values),
  };
}

function sumsOf(tables: StepTables, views: LoadedSteps['views'], values: readonly number[]) {
  const { width, height, partitions } = tables;
  const parts = partsOf(width * height, partitions);
  const sums = Array.from({ length: views.length / Math.max(1, partitions.length) }, () =>
    [0, 1].map(() => partitions.map(() => 0)),
  );
  let slot = 0;
  views.forEach((slots, view) => {
    const [map, partition] = [Math.floor(view / partitions.length), view % partitions.length];
    for (const { table } of slots) {
      sums[map]![parts[table.pattern[0]!]!]![partition]! += values[slot++]!;
    }
  });
  return sums;
}

function rankOf({ table, ids, map, weights }: Slot, tiles: Uint16Array): number {
  const cells = ids.map((id) => map[tiles.indexOf(id)]!);
  if (!table.hasHoles) return rankPlacement(tiles.length, cells);
  return cells.reduce((rank, cell, tile) => rank + cell * weights[tile]!, 0);
}

function manhattanOf({ width }: StepTables, tiles: Uint16Array, gap: number): number {
  return tiles.reduce(
    (sum, id, cell) => (cell === gap ? sum : sum + cellsApart(width, id, cell)),
    0,
  );
}

function writeRoot({ kernel, stackAt }: LoadedSteps, root: Root, bound: number): void {
  const view = new DataView(kernel.memory.buffer);
  const map = new Uint8Array(kernel.memory.buffer, layout.TILES_MAP_CELLS, root.tiles.length);
  root.tiles.forEach((id, cell) => {
    view.setUint8(layout.TILES_BOARD + cell, id);
    view.setUint8(layout.TILES_BOARD_MAPPED + map[cell]!, id);
  });
  root.ranks.forEach((rank, slot) => {
    view.setUint32(layout.TILES_SLOTS + slot * 8, rank, true);
    view.setUint32(layout.TILES_SLOTS + slot * 8 + 4, root.values[slot]!, true);
  });
  const playableAt = view.getUint32(layout.TILES_PLAYABLE_AT, true);
  view.setUint32(stackAt + layout.NODE_TODO, view.getUint8(playableAt + root.gap), true);
  view.setUint32(stackAt + layout.NODE_GAP, root.gap, true);
  view.setUint32(stackAt + layout.NODE_AUTOMATON_STATE, 0, true);
  view.setInt32(stackAt + layout.NODE_ROW, root.row, true);
  view.setInt32(stackAt + layout.NODE_COLUMN, root.column, true);
  view.setInt32(stackAt + layout.NODE_SLACK, Math.floor((bound - root.manhattan) / 2), true);
  root.sums.forEach((parts, map) => {
    parts.forEach((own, part) => {
      own.forEach((sum, partition) => {
        view.setUint8(stackAt + layout.NODE_SUMS + map * 4 + part * 2 + partition, sum);
      });
    });
  });
}
