import { columnOf, DIRECTIONS, dxOf, dyOf, inverseSteps, type Puzzle, rowOf } from '@glissade/core';
import { CELL } from '@glissade/picture/outline';
import { isHome, labelSize, type PieceLook } from '@glissade/picture/scene';
import {
  createEffect,
  createMemo,
  createRenderEffect,
  For,
  type JSX,
  lazy,
  on,
  Show,
} from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { mayAnimate, settings } from '../settings/settings.ts';
import type { BoardState } from './boardState.ts';
import type { Offset } from './dragMotion.ts';
import { TileImage } from './TileImage.tsx';
import { shownPicture } from './tilePicture.ts';

const Mask = lazy(async () => ({ default: (await import('./Mask.tsx')).Mask }));

/** How long one cell takes, and the most for one play. */
const CELL_MS = 75;
const PLAY_MS_MAX = 300;

/** The pieces where they are; they glide along the way they were played. */
export function Pieces(props: {
  readonly board: BoardState;
  readonly id: string;
  /** Labels on pieces, whatever the settings say: beside a text that names them. */
  readonly isLabelled?: boolean;
}): JSX.Element {
  return (
    <For each={props.board.looks()}>
      {(look, piece) => <PieceShape {...props} look={look} piece={piece()} />}
    </For>
  );
}

type PieceProps = {
  readonly board: BoardState;
  readonly id: string;
  readonly isLabelled?: boolean;
  readonly look: PieceLook;
  readonly piece: number;
};

function PieceShape(props: PieceProps): JSX.Element {
  const { store, drag, chosen, movable } = props.board;
  let group: SVGGElement | undefined;
  const place = createMemo(() => placeOf(props));
  createRenderEffect<Drawn | undefined>((before) => {
    const now = place();
    const moved = before && (before.x !== now.x || before.y !== now.y);
    if (group && moved && before.puzzle === now.puzzle && !now.isDragged && mayAnimate()) {
      glide(group, before, now, wayOf(store, props.piece));
    }
    return now;
  });
  createEffect(
    on(
      props.board.stuck,
      (stuck) => {
        if (!group) return;
        if (stuck === props.piece) shake(group, place());
        else if (movable().has(props.piece)) beckon(group);
      },
      { defer: true },
    ),
  );
  const home = () =>
    store.puzzle().type === 'tiles' &&
    settings().home &&
    isHome(store.puzzle(), store.state(), props.piece);
  return (
    <g
      ref={group}
      transform={`translate(${place().x * CELL} ${place().y * CELL})`}
      class={`piece tone-${props.look.tone} hue-${props.look.hue}`}
      classList={{
        'goal-piece': props.look.isGoalPiece,
        home: home(),
        movable: movable().has(props.piece),
        chosen: chosen() === props.piece,
        marked: store.marks().pieces?.includes(props.piece) === true,
        dragged: drag()?.space.pieces.includes(props.piece) === true,
      }}
    >
      <path class="piece-body" d={props.look.path} />
      <Show when={settings().colors === 'distinct' && props.look.hue > 0}>
        <path
          class="piece-pattern"
          d={props.look.path}
          fill={`url(#${props.id}-pattern-${props.look.hue})`}
        />
      </Show>
      <TileImage puzzle={store.puzzle()} piece={props.piece} path={props.look.path} id={props.id} />
      <PieceFace {...props} />
    </g>
  );
}

/** What is on a piece: its label, or a mask with the name. */
function PieceFace(props: PieceProps): JSX.Element {
  const { store } = props.board;
  const own = () => store.puzzle().pieces[props.piece]!;
  // A text beside the board calls pieces by their labels.
  const look = () => (props.isLabelled ? { ...props.look, label: own().label } : props.look);
  return (
    <Show
      when={settings().generals === 'masks' && look().label !== own().label}
      fallback={
        <PieceLabel
          puzzle={store.puzzle()}
          look={look()}
          isLabelled={props.isLabelled === true || settings().labels}
        />
      }
    >
      <Mask name={look().label} shape={own().shape} hasName={settings().labels} />
    </Show>
  );
}

/** On an own picture the number is small, in the corner, or not there. */
function PieceLabel(props: {
  readonly puzzle: Puzzle;
  readonly look: PieceLook;
  readonly isLabelled: boolean;
}): JSX.Element {
  const picture = () => shownPicture(props.puzzle);
  const isShown = () =>
    picture() ? picture()!.numbers : props.isLabelled || props.puzzle.type === 'tiles';
  return (
    <Show when={isShown()}>
      <text
        classList={{ 'on-picture': picture() !== undefined }}
        x={picture() ? 22 : props.look.labelAt[0]}
        y={picture() ? 24 : props.look.labelAt[1]}
        font-size={picture() ? '22' : `${labelSize(props.puzzle, props.look)}`}
      >
        {props.look.label}
      </text>
    </Show>
  );
}

type Drawn = Offset & { readonly puzzle: Puzzle; readonly isDragged: boolean };

/** Where the piece is drawn, in cells. */
function placeOf({ board, piece }: PieceProps): Drawn {
  const puzzle = board.store.puzzle();
  const cell = board.store.state()[piece]!;
  const drag = board.drag();
  const isDragged = drag?.space.pieces.includes(piece) === true;
  const offset = isDragged ? drag.offset : { x: 0, y: 0 };
  const x = columnOf(puzzle.board, cell) + offset.x;
  const y = rowOf(puzzle.board, cell) + offset.y;
  return { x, y, puzzle, isDragged };
}

/** The cells that a piece crossed in the last change, relative to where it is now; the end last. */
function wayOf(store: GameStore, piece: number): Offset[] {
  const { nodes, current, future } = store.game();
  const isUndo = store.change() === 'undo';
  const steps = Uint32Array.from(nodes[isUndo ? future.at(-1)! : current]!.steps);
  const way: Offset[] = [{ x: 0, y: 0 }];
  for (const packed of (isUndo ? inverseSteps(steps) : steps).toReversed()) {
    if (packed >>> 2 !== piece) continue;
    const direction = DIRECTIONS[packed & 3]!;
    const { x, y } = way[0]!;
    way.unshift({ x: x - dxOf(direction), y: y - dyOf(direction) });
  }
  return way;
}

/** A piece that cannot move says so. */
function shake(group: SVGGElement, { x, y }: Offset): void {
  if (!mayAnimate()) return;
  const places = [0, -5, 5, -3, 0].map((by) => ({
    transform: `translate(${x * CELL + by}px, ${y * CELL}px)`,
  }));
  group.animate(places, { duration: 240 });
}

/** The pieces that can move are marked after a touch on one that cannot. */
function beckon(group: SVGGElement): void {
  group.animate([{ opacity: 1 }, { opacity: 0.45 }, { opacity: 1 }], { duration: 500 });
}

function glide(group: SVGGElement, from: Offset, to: Offset, way: readonly Offset[]): void {
  const along = way.map(({ x, y }) => ({ x: to.x + x, y: to.y + y }));
  const isWay = along[0]!.x === from.x && along[0]!.y === from.y;
  const places = isWay ? along : [from, to];
  const far = isWay ? along.length - 1 : Math.hypot(to.x - from.x, to.y - from.y);
  group.animate(
    places.map(({ x, y }) => ({ transform: `translate(${x * CELL}px, ${y * CELL}px)` })),
    { duration: Math.min(PLAY_MS_MAX, 40 + far * CELL_MS), easing: 'cubic-bezier(.3,.1,.2,1)' },
  );
}
