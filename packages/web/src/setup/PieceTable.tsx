import { columnOf, type Puzzle, rowOf } from '@glissade/core';
import { exitOf } from '@glissade/picture/exit';
import { CELL } from '@glissade/picture/outline';
import { groundOf, labelSize, looksOf, type PieceLook } from '@glissade/picture/scene';
import { createMemo, For, type JSX, onMount, Show } from 'solid-js';
import { GroundPicture } from '../board/Ground.tsx';
import { setupText } from '../text/setupText.ts';
import { holdTouches } from '../ui/holdTouches.ts';
import { createPieceDragging, MARGIN, type PieceDragging } from './pieceDragging.ts';
import { ASIDE, type Placing, piecesAside } from './placing.ts';

/** The board with its pieces to lift off and drop anywhere, and those that lie beside it. */
export function PieceTable(props: {
  readonly placing: Placing;
  readonly onChange: (placing: Placing) => void;
}): JSX.Element {
  let picture!: SVGSVGElement;
  const puzzle = () => props.placing.puzzle;
  const looks = createMemo(() => looksOf(puzzle()));
  const dragging = createPieceDragging(
    () => props.placing,
    (next) => props.onChange(next),
    () => picture,
  );
  const { held, isLifted, landing } = dragging;
  onMount(() => holdTouches(picture));
  const size = () => [
    puzzle().board.width * CELL + 2 * MARGIN,
    puzzle().board.height * CELL + 2 * MARGIN,
  ];
  return (
    <section class="piece-table">
      <p class="setup-say">{setupText().drag}</p>
      <svg
        ref={picture}
        class="piece-board"
        viewBox={`${-MARGIN} ${-MARGIN} ${size().join(' ')}`}
        style={{ '--setup-ratio': size()[0]! / size()[1]! }}
        aria-hidden="true"
      >
        <GroundPicture ground={groundOf(puzzle())} exit={exitOf(puzzle())} />
        <Show when={landing() >= 0}>
          <path
            class="piece-landing"
            d={looks()[held()!.piece]!.path}
            transform={moveTo(puzzle(), landing())}
          />
        </Show>
        <For each={looks()}>
          {(look, piece) => (
            <Show when={props.placing.origins[piece()] !== ASIDE}>
              <g
                class="on-table"
                classList={{ lifted: isLifted(piece()) }}
                transform={moveTo(puzzle(), props.placing.origins[piece()]!)}
                onPointerDown={(event) => dragging.take(piece(), event)}
                onPointerMove={dragging.move}
                onPointerUp={dragging.release}
                onPointerCancel={dragging.letGo}
              >
                <PieceShape puzzle={puzzle()} look={look} />
              </g>
            </Show>
          )}
        </For>
        <Show when={held()?.isDrag && held()}>
          {(now) => (
            <g class="in-hand" transform={`translate(${now().x * CELL} ${now().y * CELL})`}>
              <PieceShape puzzle={puzzle()} look={looks()[now().piece]!} />
            </g>
          )}
        </Show>
      </svg>
      <AsideRow placing={props.placing} looks={looks()} dragging={dragging} />
    </section>
  );
}

/** The pieces beside the board; a tap puts one back where it fits. */
function AsideRow(props: {
  readonly placing: Placing;
  readonly looks: readonly PieceLook[];
  readonly dragging: PieceDragging;
}): JSX.Element {
  const aside = () => piecesAside(props.placing);
  return (
    <div class="piece-aside" data-empty={aside().length === 0}>
      <span class="soft">
        {aside().length === 0 ? setupText().aside : setupText().asideLeft(aside().length)}
      </span>
      <div class="chips">
        <For each={aside()}>
          {(piece) => (
            <button
              ref={(button) => holdTouches(button)}
              type="button"
              class="aside-piece"
              classList={{ lifted: props.dragging.isLifted(piece) }}
              aria-label={props.looks[piece]!.label}
              onPointerDown={(event) => props.dragging.take(piece, event)}
              onPointerMove={props.dragging.move}
              onPointerUp={props.dragging.release}
              onPointerCancel={props.dragging.letGo}
            >
              <AsidePicture puzzle={props.placing.puzzle} look={props.looks[piece]!} />
            </button>
          )}
        </For>
      </div>
    </div>
  );
}

function moveTo({ board }: Puzzle, cell: number): string {
  return `translate(${columnOf(board, cell) * CELL} ${rowOf(board, cell) * CELL})`;
}

function PieceShape(props: { readonly puzzle: Puzzle; readonly look: PieceLook }): JSX.Element {
  return (
    <g class={`piece tone-${props.look.tone}`} classList={{ 'goal-piece': props.look.isGoalPiece }}>
      <path class="piece-body" d={props.look.path} />
      <text
        x={props.look.labelAt[0]}
        y={props.look.labelAt[1]}
        font-size={`${labelSize(props.puzzle, props.look)}`}
      >
        {props.look.label}
      </text>
    </g>
  );
}

/** A piece beside the board, small. */
function AsidePicture(props: { readonly puzzle: Puzzle; readonly look: PieceLook }): JSX.Element {
  const box = () => {
    const { shape } = props.puzzle.pieces.find(({ label }) => label === props.look.label)!;
    const [xs, ys] = [shape.map(([dx]) => dx), shape.map(([, dy]) => dy)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) + 1 - left, Math.max(...ys) + 1 - top];
    return [left, top, width, height].map((cells) => cells * CELL) as [
      number,
      number,
      number,
      number,
    ];
  };
  return (
    <svg
      viewBox={box().join(' ')}
      style={{ width: `${box()[2] * 0.3}px`, height: `${box()[3] * 0.3}px` }}
      aria-hidden="true"
    >
      <PieceShape puzzle={props.puzzle} look={props.look} />
    </svg>
  );
}
