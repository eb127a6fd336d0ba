import { columnOf, rowOf } from '@glissade/core';
import { exitOf } from '@glissade/picture/exit';
import { CELL } from '@glissade/picture/outline';
import { groundOf, looksOf, type PieceLook } from '@glissade/picture/scene';
import { createMemo, For, type JSX, onMount, Show } from 'solid-js';
import { pieceText } from '../board/describe.ts';
import { GroundPicture } from '../board/Ground.tsx';
import { setupText } from '../text/setupText.ts';
import { text } from '../text/text.ts';
import { holdTouches } from '../ui/holdTouches.ts';
import { AsideRow } from './AsideRow.tsx';
import { PieceShape } from './PieceShape.tsx';
import { createPieceDragging, MARGIN, type PieceDragging } from './pieceDragging.ts';
import { placedByKey } from './pieceKeys.ts';
import { isNamed, type Table } from './pieceSet.ts';
import { ASIDE, type Placing } from './placing.ts';

/** The board with its pieces to lift off and drop anywhere, and those that lie beside it. */
export function PieceTable(props: {
  readonly placing: Placing;
  readonly onChange: (placing: Placing) => void;
}): JSX.Element {
  let table!: HTMLElement;
  let picture!: SVGSVGElement;
  // The same while pieces only move: what is drawn of them stays, with the focus.
  const puzzle = createMemo(() => props.placing.puzzle);
  const looks = createMemo(() => looksOf(puzzle()));
  const dragging = createPieceDragging(
    () => props.placing,
    (next) => props.onChange(next),
    () => picture,
  );
  onMount(() => holdTouches(picture));
  /** A piece is drawn anew, or elsewhere: the keyboard stays with it. */
  const change = (next: Placing, piece: number) => {
    props.onChange(next);
    table.querySelector<SVGElement>(`[data-piece="${piece}"]`)?.focus();
  };
  const press = (piece: number, event: KeyboardEvent) => {
    const next = placedByKey(props.placing, piece, event.key);
    if (!next) return;
    event.preventDefault();
    change(next, piece);
  };
  const size = () => sizeOf(puzzle());
  return (
    <section ref={table} class="piece-table">
      <p class="setup-say">{setupText().drag}</p>
      <p class="soft setup-keys">{setupText().keys}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in */}
      <svg
        ref={picture}
        class="piece-board"
        viewBox={`${-MARGIN} ${-MARGIN} ${size().join(' ')}`}
        style={{ '--setup-ratio': size()[0] / size()[1] }}
        role="group"
        aria-label={setupText().pieces}
      >
        <GroundPicture ground={groundOf(puzzle())} exit={exitOf(puzzle())} />
        <Landing table={puzzle()} looks={looks()} dragging={dragging} />
        <Lying placing={props.placing} looks={looks()} dragging={dragging} onPress={press} />
        <InHand table={puzzle()} looks={looks()} dragging={dragging} />
      </svg>
      <AsideRow placing={props.placing} looks={looks()} dragging={dragging} onChange={change} />
    </section>
  );
}

type Dragged = {
  readonly table: Table;
  readonly looks: readonly PieceLook[];
  readonly dragging: PieceDragging;
};

/** Where the piece that is held would come to lie. */
function Landing(props: Dragged): JSX.Element {
  return (
    <Show when={props.dragging.landing() >= 0}>
      <path
        class="piece-landing"
        d={props.looks[props.dragging.held()!.piece]!.path}
        transform={moveTo(props.table, props.dragging.landing())}
      />
    </Show>
  );
}

/** The piece that is held, under the finger. */
function InHand(props: Dragged): JSX.Element {
  const held = () => props.dragging.held();
  return (
    <Show when={held()?.isDrag && held()}>
      {(now) => (
        <g class="in-hand" transform={`translate(${now().x * CELL} ${now().y * CELL})`}>
          <PieceShape table={props.table} look={props.looks[now().piece]!} />
        </g>
      )}
    </Show>
  );
}

/** The pieces that are on the board. */
function Lying(props: {
  readonly placing: Placing;
  readonly looks: readonly PieceLook[];
  readonly dragging: PieceDragging;
  readonly onPress: (piece: number, event: KeyboardEvent) => void;
}): JSX.Element {
  return (
    <For each={props.looks}>
      {(look, piece) => (
        <Show when={props.placing.origins[piece()] !== ASIDE}>
          <OnTable
            placing={props.placing}
            look={look}
            piece={piece()}
            dragging={props.dragging}
            onPress={(event) => props.onPress(piece(), event)}
          />
        </Show>
      )}
    </For>
  );
}

/** A piece on the board: a button for keys and screen readers, to be dragged by others. */
function OnTable(props: {
  readonly placing: Placing;
  readonly look: PieceLook;
  readonly piece: number;
  readonly dragging: PieceDragging;
  readonly onPress: (event: KeyboardEvent) => void;
}): JSX.Element {
  const table = () => props.placing.puzzle;
  const told = () => {
    const { origins } = props.placing;
    return pieceText(text().board, table(), origins, props.piece, isNamed(table(), props.piece));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture has no buttons
    <g
      class="on-table"
      classList={{ lifted: props.dragging.isLifted(props.piece) }}
      transform={moveTo(table(), props.placing.origins[props.piece]!)}
      role="button"
      tabindex="0"
      aria-label={told()}
      data-piece={props.piece}
      onKeyDown={(event) => props.onPress(event)}
      onPointerDown={(event) => props.dragging.take(props.piece, event)}
      onPointerMove={props.dragging.move}
      onPointerUp={props.dragging.release}
      onPointerCancel={props.dragging.letGo}
    >
      <PieceShape table={table()} look={props.look} />
    </g>
  );
}

function moveTo({ board }: Table, cell: number): string {
  return `translate(${columnOf(board, cell) * CELL} ${rowOf(board, cell) * CELL})`;
}

/** The board with a margin, in drawing units. */
function sizeOf({ board }: Table): readonly [number, number] {
  return [board.width * CELL + 2 * MARGIN, board.height * CELL + 2 * MARGIN];
}
