import { columnOf, type Puzzle, rowOf, type State } from '@glissade/core';
import { exitOf } from '@glissade/picture/exit';
import { CELL } from '@glissade/picture/outline';
import { groundOf, labelSize, looksOf } from '@glissade/picture/scene';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { GroundPicture } from './Ground.tsx';

/**
 * A small still picture of a state, for lists and for goals. Pieces that `shown` leaves out are not
 * drawn. It says nothing to screen readers: the text beside it does.
 */
export function BoardPicture(props: {
  readonly puzzle: Puzzle;
  readonly state?: State;
  readonly shown?: (piece: number) => boolean;
  /** Labels on pieces of any size: in a picture that is large enough to read them. */
  readonly isLarge?: boolean;
  /** What is drawn above the pieces. */
  readonly children?: JSX.Element;
}): JSX.Element {
  const ground = createMemo(() => ({ ...groundOf(props.puzzle), targets: [], targetLabels: [] }));
  const looks = createMemo(() => looksOf(props.puzzle));
  const hasLabels = () =>
    props.isLarge === true || (props.puzzle.type === 'tiles' && props.puzzle.board.width <= 6);
  const at = (piece: number) => {
    const cell = (props.state ?? props.puzzle.start)[piece]!;
    const { board } = props.puzzle;
    return `translate(${columnOf(board, cell) * CELL} ${rowOf(board, cell) * CELL})`;
  };
  return (
    <svg
      class="picture"
      viewBox={`-10 -10 ${ground().width + 20} ${ground().height + 20}`}
      aria-hidden="true"
    >
      <GroundPicture ground={ground()} exit={exitOf(props.puzzle)} />
      <For each={looks()}>
        {(look, piece) => (
          <Show when={props.shown?.(piece()) ?? true}>
            <g
              class={`piece tone-${look.tone}`}
              classList={{ 'goal-piece': look.isGoalPiece }}
              transform={at(piece())}
            >
              <path class="piece-body" d={look.path} />
              <Show when={hasLabels()}>
                <text
                  x={look.labelAt[0]}
                  y={look.labelAt[1]}
                  font-size={`${labelSize(props.puzzle, look)}`}
                >
                  {look.label}
                </text>
              </Show>
            </g>
          </Show>
        )}
      </For>
      {props.children}
    </svg>
  );
}
