/* The state of the board as it is shown: focus, held piece, marks, running drag. */
import { occupancyOf } from '@glissade/core';
import { type Ground, groundOf, looksOf, type PieceLook } from '@glissade/picture/scene';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { text } from '../text/text.ts';
import { announce } from '../ui/announce.ts';
import { playedText, refusalText } from './describe.ts';
import { dragSpace } from './dragSpace.ts';
import { named } from './named.ts';
import { type Drag, firstCell, movablePieces, type PlayBoard } from './playBoard.ts';

/** What a board shows besides the game itself. */
export type BoardState = PlayBoard & {
  readonly store: GameStore;
  readonly ground: Accessor<Ground>;
  readonly looks: Accessor<readonly PieceLook[]>;
  /** The piece that was touched last and cannot move; told anew with every touch. */
  readonly stuck: Accessor<number>;
};

export function createBoardState(store: GameStore): BoardState {
  const puzzle = createMemo(() => named(store.puzzle()));
  const [drag, setDrag] = createSignal<Drag>();
  const [chosen, choose] = createSignal(-1);
  const [stuck, setStuck] = createSignal(-1, { equals: false });
  const [cursor, setCursor] = createSignal(firstCell(store.puzzle(), store.state()));
  const occupancy = createMemo(() => occupancyOf(store.puzzle(), store.state()));
  const movable = createMemo(() => movablePieces(store.puzzle(), store.state()));
  createEffect(
    on(store.puzzle, () => {
      choose(-1);
      setDrag(undefined);
      setCursor(firstCell(store.puzzle(), store.state()));
    }),
  );
  const words = () => text().board;
  const play = (steps: readonly number[]) => {
    const refusal = store.play(steps);
    if (refusal) announce(refusalText(words(), puzzle(), steps[0]! >>> 2, refusal));
    else announce(playedText(words(), puzzle(), store.state(), steps));
    return refusal === undefined;
  };
  return {
    store,
    puzzle,
    state: store.state,
    ground: createMemo(() => groundOf(puzzle())),
    looks: createMemo(() => looksOf(puzzle())),
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
    words,
    say: announce,
  };
}
