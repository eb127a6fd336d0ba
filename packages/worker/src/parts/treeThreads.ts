/*
 * Threads that share the tables of one goal. Every thread works in an area of its own, for some
 * tenths of a second at a time; what it leaves there says where to go on. So the owner, which only
 * hands out work, can stop a search at any time.
 */

import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { AwaitedThreads, Places } from '@glissade/platform/threads/awaitedThreads';
import { grow } from '@glissade/tiles/growMemory';
import { KernelStepSearch } from '@glissade/tiles/idaStar/kernelStepSearch';
import { type LoadedSteps, readLine } from '@glissade/tiles/idaStar/stepMemory';
import * as layout from '@glissade/tiles/kernel/tileStepsLayout';
import { isPieceOf, type Piece, type SubtreeFound, type SubtreePart } from './subtree.ts';

/** Nodes before a thread is asked what is left: about a tenth of a second. */
const NODES_AT_ONCE = 1_000_000;
export type TreeThreadsOptions = {
  readonly threads: number;
  /** Tests give others. */
  readonly nodesAtOnce?: number;
};

/** The tables of one goal, and the threads that search with them. */
export class TreeThreads {
  private readonly loaded: LoadedSteps;
  private readonly nodesAtOnce: number;
  private readonly threads: AwaitedThreads;
  private readonly areas: Places;

  constructor(loaded: LoadedSteps, { threads, nodesAtOnce }: TreeThreadsOptions) {
    if (!loaded.shared) throw new Error('threads need shared memory, which is missing here');
    const { module, memory } = loaded.shared;
    const areasAt = memory.buffer.byteLength;
    if (!grow(memory, areasAt + threads * layout.PIECE_BYTES)) {
      throw new Error('there is no memory for threads');
    }
    this.loaded = loaded;
    this.nodesAtOnce = nodesAtOnce ?? NODES_AT_ONCE;
    this.areas = new Places(
      Array.from({ length: threads }, (_, slot) => areasAt + slot * layout.PIECE_BYTES),
    );
    this.threads = new AwaitedThreads({
      count: threads,
      job: 'kernel',
      data: { module, memory, calls: ['runPiece'] },
      workHere: (numbers) => {
        const [, area, bound, length, todo, nodes] = numbers as number[];
        return loaded.kernel.runPiece(area!, bound!, length!, todo!, nodes!);
      },
      purpose: 'a search',
    });
  }

  async search(
    { problem, bound, pieces }: SubtreePart,
    signal: AbortSignalLike,
  ): Promise<SubtreeFound> {
    const search = new KernelStepSearch(problem, this.loaded, false, () => undefined);
    const { estimate } = search;
    const todo = [...pieces];
    if (bound + 2 > layout.PIECE_RECORDS) throw new RangeError('the bound is too large for parts');
    if (!todo.every((piece) => isPieceOf(problem, bound, piece))) {
      throw new RangeError('a piece is on no path of this board');
    }
    let [expanded, generated] = [0, 0];
    // Something is done even where the signal was aborted before: else nothing might ever be.
    for (let turn = 0; todo.length > 0 && (turn === 0 || !signal.aborted); turn++) {
      const area = await this.areas.take();
      try {
        const done = await this.searchPiece(search, bound, todo.pop()!, area);
        expanded += done.expanded;
        generated += done.generated;
        if (done.line) return { expanded, generated, estimate, rest: [], line: done.line };
        // The deepest comes last, and is searched next: few pieces are left at any time.
        todo.push(...done.rest);
      } finally {
        this.areas.giveBack(area);
      }
    }
    return { expanded, generated, estimate, rest: todo };
  }

  close(): void {
    this.threads.close();
  }

  private async searchPiece(
    search: KernelStepSearch,
    bound: number,
    piece: Piece,
    area: number,
  ): Promise<Omit<SubtreeFound, 'estimate'>> {
    this.writeArea(search, bound, piece, area);
    const { path, todo } = piece;
    const numbers = [0, area, bound, path.length, todo, this.nodesAtOnce];
    const status = (await this.threads.ask(numbers)) ?? layout.TILES_ASTRAY;
    if (status === layout.TILES_ASTRAY) throw new RangeError('a piece is in no tree of this board');
    const { memory } = this.loaded.kernel;
    const view = new DataView(memory.buffer, area + PATH_AT, layout.PIECE_DEPTH + 4);
    const counts = {
      expanded: view.getUint32(layout.PIECE_NODES, true),
      generated: view.getUint32(layout.PIECE_MADE, true),
    };
    const stackAt = area + layout.TILES_POOL;
    if (status === layout.TILES_FOUND) {
      return { ...counts, rest: [], line: readLine(memory, stackAt, bound) };
    }
    if (status === layout.TILES_EXHAUSTED) return { ...counts, rest: [] };
    const depth = view.getUint32(layout.PIECE_DEPTH, true);
    return { ...counts, rest: this.restOf(stackAt, path.length, depth) };
  }

  /** Copies board and root into the area, and the path. */
  private writeArea(search: KernelStepSearch, bound: number, { path }: Piece, area: number): void {
    search.start(bound);
    const bytes = new Uint8Array(this.loaded.kernel.memory.buffer);
    bytes.copyWithin(area, 0, layout.TILES_POOL);
    const { stackAt } = this.loaded;
    bytes.copyWithin(area + layout.TILES_POOL, stackAt, stackAt + layout.NODE_BYTES);
    new DataView(bytes.buffer).setUint32(
      area + layout.TILES_STACK_AT,
      area + layout.TILES_POOL,
      true,
    );
    bytes.set(
      Array.from(path, (digit) => Number(digit)),
      area + PATH_AT,
    );
  }

  /** What is left at the nodes of a stack, the deepest last. */
  private restOf(stackAt: number, from: number, to: number): Piece[] {
    const { memory } = this.loaded.kernel;
    const view = new DataView(memory.buffer);
    const line = readLine(memory, stackAt, to).join('');
    const rest: Piece[] = [];
    for (let depth = from; depth <= to; depth++) {
      const todo = view.getUint32(stackAt + depth * layout.NODE_BYTES + layout.NODE_TODO, true);
      if (todo !== 0) rest.push({ path: line.slice(0, depth), todo });
    }
    return rest;
  }
}

/** Where the path of an area is. */
const PATH_AT = layout.TILES_POOL + layout.PIECE_RECORDS * layout.NODE_BYTES;
