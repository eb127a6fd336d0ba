import { extentOf } from '@glissade/core';
import { outlinePath } from '@glissade/picture/outline';
import { PIECE_STYLE, type PieceLook } from '@glissade/picture/scene';
import { For, type JSX, Show } from 'solid-js';
import { setupText } from '../text/setupText.ts';
import { text } from '../text/text.ts';
import { holdTouches } from '../ui/holdTouches.ts';
import { Icon } from '../ui/Icon.tsx';
import { PieceShape, SmallPiece } from './PieceShape.tsx';
import type { PieceDragging } from './pieceDragging.ts';
import { canTurn, isNamed, piecesToAdd } from './pieceSet.ts';
import { add, type Placing, piecesAside, putBack, remove, turn } from './placing.ts';

type Row = {
  readonly placing: Placing;
  readonly looks: readonly PieceLook[];
  readonly dragging: PieceDragging;
  /** The piece that was changed keeps the focus. */
  readonly onChange: (placing: Placing, piece: number) => void;
};

/** The pieces beside the board, to be put back, turned or taken away, and others to add. */
export function AsideRow(props: Row): JSX.Element {
  const aside = () => piecesAside(props.placing);
  return (
    <>
      <div class="piece-aside" data-empty={aside().length === 0}>
        <span class="soft" role="status">
          {aside().length === 0 ? setupText().aside : setupText().asideLeft(aside().length)}
        </span>
        <div class="chips">
          <For each={aside()}>{(piece) => <Aside {...props} piece={piece} />}</For>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line */}
      <div class="chips piece-more" role="group" aria-label={setupText().more}>
        <span class="soft">{setupText().more}</span>
        <For each={piecesToAdd(props.placing.puzzle)}>
          {(piece) => (
            <button
              type="button"
              class="more-piece"
              aria-label={addWords(piece)}
              onClick={() => props.onChange(add(props.placing, piece), props.looks.length)}
            >
              <SmallPiece shape={piece.shape}>
                <path class="piece-more-shape" d={outlinePath([...piece.shape], PIECE_STYLE)} />
              </SmallPiece>
            </button>
          )}
        </For>
      </div>
    </>
  );
}

function addWords({ shape }: ReturnType<typeof piecesToAdd>[number]): string {
  const { width, height } = extentOf(shape);
  const isWhole = width * height === shape.length;
  return isWhole ? setupText().add(text().board.size(width, height)) : setupText().addCorner;
}

/** One piece beside the board; a tap puts it back where it fits. */
function Aside(props: Row & { readonly piece: number }): JSX.Element {
  const look = () => props.looks[props.piece]!;
  const table = () => props.placing.puzzle;
  const size = () => extentOf(table().pieces[props.piece]!.shape);
  return (
    <div class="aside-one">
      <button
        ref={(button) => holdTouches(button)}
        type="button"
        class="aside-piece"
        classList={{ lifted: props.dragging.isLifted(props.piece) }}
        aria-label={[look().label, text().board.size(size().width, size().height)].join(
          text().board.comma,
        )}
        data-piece={props.piece}
        // Fingers and mice have put it back already when they click.
        onClick={({ detail }) =>
          detail === 0 && props.onChange(putBack(props.placing, props.piece), props.piece)
        }
        onPointerDown={(event) => props.dragging.take(props.piece, event)}
        onPointerMove={props.dragging.move}
        onPointerUp={props.dragging.release}
        onPointerCancel={props.dragging.letGo}
      >
        <SmallPiece shape={table().pieces[props.piece]!.shape}>
          <PieceShape table={table()} look={look()} />
        </SmallPiece>
      </button>
      <Show when={canTurn(table(), props.piece)}>
        <button
          type="button"
          class="aside-act"
          aria-label={setupText().turn(look().label)}
          onClick={() => props.onChange(turn(props.placing, props.piece), props.piece)}
        >
          <Icon name="restart" />
        </button>
      </Show>
      <Show when={!isNamed(table(), props.piece)}>
        <button
          type="button"
          class="aside-act"
          aria-label={setupText().remove(look().label)}
          onClick={() => props.onChange(remove(props.placing, props.piece), props.piece)}
        >
          <Icon name="close" />
        </button>
      </Show>
    </div>
  );
}
