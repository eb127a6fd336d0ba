import { exitOf } from '@glissade/picture/exit';
import {
  createEffect,
  createMemo,
  createUniqueId,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { mayAnimate, settings } from '../settings/settings.ts';
import { holdTouches } from '../ui/holdTouches.ts';
import { type BoardState, createBoardState } from './boardState.ts';
import { Grid } from './Grid.tsx';
import { GroundPicture } from './Ground.tsx';
import { createKeyboard, type PageCommand } from './keyboard.ts';
import { Marks } from './Marks.tsx';
import { Patterns } from './Patterns.tsx';
import { Pieces } from './Pieces.tsx';
import { createPointer, MARGIN } from './pointer.ts';
import { TargetsAbove } from './TargetsAbove.tsx';
import { MergedPicture } from './TileImage.tsx';
import './board.css';

/** The board: a picture that can be dragged, under a grid that can be walked. */
export function Board(props: {
  readonly store: GameStore;
  readonly onCommand: (command: PageCommand) => void;
}): JSX.Element {
  let element!: HTMLDivElement;
  const board = createBoardState(props.store);
  const pointer = createPointer(
    board,
    () => element,
    () => settings().hover,
  );
  const focusCell = (cell: number) => {
    board.setCursor(cell);
    element.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const onKey = createKeyboard(board, focusCell, (command) => props.onCommand(command));
  hearBoardKeys(() => element, onKey);
  onMount(() => holdTouches(element, pointer.isHolding));
  const { puzzle, state } = props.store;
  createEffect(on(state, () => puzzle().type === 'tiles' && board.choose(-1), { defer: true }));
  celebrateSolves(props.store, () => element);
  const size = () => {
    const { width, height } = board.ground();
    return [width + 2 * MARGIN, height + 2 * MARGIN] as const;
  };
  return (
    <div
      ref={element}
      class="board"
      classList={{ done: props.store.isSolved() }}
      data-type={puzzle().type}
      data-colors={settings().colors}
      style={{
        '--board-ratio': size()[0] / size()[1],
        '--board-columns': puzzle().board.width,
        '--board-edge-x': `${(MARGIN / size()[0]) * 100}%`,
        '--board-edge-y': `${(MARGIN / size()[1]) * 100}%`,
      }}
      onPointerDown={pointer.down}
      onPointerMove={pointer.move}
      onPointerUp={pointer.up}
      onPointerCancel={pointer.cancel}
    >
      <Picture board={board} store={props.store} size={size()} />
      <Grid board={board} />
    </div>
  );
}

/** The ground with its pieces, and above them what is to be reached and what is marked. */
function Picture(props: {
  readonly board: BoardState;
  readonly store: GameStore;
  readonly size: readonly [width: number, height: number];
}): JSX.Element {
  const id = createUniqueId();
  const { puzzle } = props.store;
  const exit = createMemo(() => exitOf(puzzle()));
  return (
    <svg
      class="board-picture"
      viewBox={`${-MARGIN} ${-MARGIN} ${props.size.join(' ')}`}
      aria-hidden="true"
    >
      <Show when={settings().colors === 'distinct'}>
        <Patterns id={id} />
      </Show>
      <GroundPicture ground={props.board.ground()} exit={exit()} />
      <Pieces board={props.board} id={id} />
      <TargetsAbove ground={props.board.ground()} state={props.store.state()} />
      <Show when={props.store.isSolved()}>
        <MergedPicture puzzle={puzzle()} id={id} />
      </Show>
      <Marks board={props.board} />
    </svg>
  );
}

/** Shows that the puzzle was solved by play, if motion is allowed. */
function celebrateSolves(store: GameStore, element: () => HTMLElement): void {
  createEffect(
    on(store.isSolved, async (solved) => {
      if (!solved || store.change() !== 'play' || !mayAnimate()) return;
      const { celebrate } = await import('./celebrate.ts');
      celebrate(element());
    }),
  );
}

/** Hears keys of the whole page that are for the board. */
function hearBoardKeys(element: () => HTMLElement, onKey: (event: KeyboardEvent) => void): void {
  onMount(() => {
    const listen = (event: KeyboardEvent) => {
      if (isForBoard(event.target, element())) onKey(event);
    };
    document.addEventListener('keydown', listen);
    onCleanup(() => document.removeEventListener('keydown', listen));
  });
}

/** Keys count for the board when it has the focus, or nothing else on the page has. */
function isForBoard(target: EventTarget | null, board: HTMLElement): boolean {
  if (!(target instanceof Element)) return false;
  const dialog = document.querySelector('dialog[open]');
  if (dialog) return dialog.contains(board) && board.contains(target);
  return target === document.body || target.id === 'main' || board.contains(target);
}
