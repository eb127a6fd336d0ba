import { columnOf, isOpen, legalSteps, occupancyOf, rowOf } from '@glissade/core';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { gapOf } from '../game/push.ts';
import { announce } from '../ui/announce.ts';
import { playedText, refusalText } from './describe.ts';
import type { Offset } from './dragMotion.ts';
import { type DragSpace, dragSpace } from './dragSpace.ts';
import { type Ground, groundOf, looksOf, type PieceLook } from './scene.ts';

/** A drag under way: what moves, how far it has come. */
export type Drag = { readonly space: DragSpace; readonly offset: Offset };

/** What a board shows besides the game itself. */
export type BoardState = {
  readonly store: GameStore;
  readonly ground: Accessor<Ground>;
  readonly looks: Accessor<readonly PieceLook[]>;
  /** For each cell the piece on it, or -1. */
  readonly occupancy: Accessor<Int32Array>;
  /** Pieces that can move now. */
  readonly movable: Accessor<ReadonlySet<number>>;
  readonly drag: Accessor<Drag | undefined>;
  readonly setDrag: (drag: Drag | undefined) => void;
  /** The piece tapped or picked up, whose places to go are shown; -1 for none. */
  readonly chosen: Accessor<number>;
  readonly choose: (piece: number) => void;
  /** The piece that was touched last and cannot move; told anew with every touch. */
  readonly stuck: Accessor<number>;
  readonly setStuck: (piece: number) => void;
  /** Where the chosen piece can go. */
  readonly space: Accessor<DragSpace | undefined>;
  /** The cell that the keyboard is at. */
  readonly cursor: Accessor<number>;
  readonly setCursor: (cell: number) => void;
  /** Plays steps and says so; or says why not. True if they were played. */
  readonly play: (steps: readonly number[]) => boolean;
};

export function createBoardState(store: GameStore): BoardState {
  const [drag, setDrag] = createSignal<Drag>();
  const [chosen, choose] = createSignal(-1);
  const [stuck, setStuck] = createSignal(-1, { equals: false });
  const [cursor, setCursor] = createSignal(firstCell(store));
  const occupancy = createMemo(() => occupancyOf(store.puzzle(), store.state()));
  const movable = createMemo(() => movablePieces(store));
  createEffect(
    on(store.puzzle, () => {
      choose(-1);
      setDrag(undefined);
      setCursor(firstCell(store));
    }),
  );
  const play = (steps: readonly number[]) => {
    const refusal = store.play(steps);
    const puzzle = store.puzzle();
    if (refusal) announce(refusalText(puzzle, steps[0]! >>> 2, refusal));
    else announce(playedText(puzzle, store.state(), steps));
    return refusal === undefined;
  };
  return {
    store,
    ground: createMemo(() => groundOf(store.puzzle())),
    looks: createMemo(() => looksOf(store.puzzle())),
    occupancy,
    movable,
    drag,
    setDrag,
    chosen,
    choose,
    stuck,
    setStuck,
    space: createMemo(() =>
      chosen() < 0 ? undefined : dragSpace(store.puzzle(), store.state(), chosen()),
    ),
    cursor,
    setCursor,
    play,
  };
}

/** Where the keyboard begins: at the goal's piece, or at the first open cell. */
function firstCell(store: GameStore): number {
  const puzzle = store.puzzle();
  if (puzzle.type === 'blocks') return store.state()[puzzle.goals[0]![0]!.piece]!;
  return puzzle.board.cells.findIndex((_, cell) => isOpen(puzzle.board, cell));
}

/** In a tile puzzle every tile in the gap's row and column can move, with those between. */
function movablePieces(store: GameStore): ReadonlySet<number> {
  const puzzle = store.puzzle();
  const state = store.state();
  if (puzzle.type === 'blocks') {
    return new Set(legalSteps(puzzle, state).map(({ piece }) => piece));
  }
  const { board } = puzzle;
  const gap = gapOf(puzzle, state);
  const movable = new Set<number>();
  for (let piece = 0; piece < state.length; piece++) {
    const isInRow = rowOf(board, state[piece]!) === rowOf(board, gap);
    if (isInRow || columnOf(board, state[piece]!) === columnOf(board, gap)) movable.add(piece);
  }
  return movable;
}
