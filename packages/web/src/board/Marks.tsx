import { placeOf } from '@glissade/picture/arrow';
import { CELL } from '@glissade/picture/outline';
import { For, type JSX, Show } from 'solid-js';
import { Arrow } from './Arrow.tsx';
import type { BoardState } from './boardState.ts';
import type { DragSpace } from './dragSpace.ts';

/** What is drawn above the pieces: places to go, arrows of hints, short texts. */
export function Marks(props: { readonly board: BoardState }): JSX.Element {
  const { store, chosen, space } = props.board;
  const origin = (piece: number) => placeOf(store.puzzle(), store.state()[piece]!);
  const label = (piece: number) => props.board.looks()[piece]!.labelAt;
  return (
    <g class="marks">
      <Show when={space()}>
        {(of) => (
          <g transform={`translate(${origin(chosen()).join(' ')})`}>
            <For each={dotsOf(of())}>
              {([dx, dy]) => (
                <circle
                  class="dot"
                  cx={label(chosen())[0] + dx * CELL}
                  cy={label(chosen())[1] + dy * CELL}
                  r="13"
                />
              )}
            </For>
          </g>
        )}
      </Show>
      <For each={store.marks().arrows}>
        {(arrow) => <Arrow puzzle={store.puzzle()} looks={props.board.looks()} arrow={arrow} />}
      </For>
      <For each={[...(store.marks().texts ?? [])]}>
        {([piece, short]) => (
          <g
            class="mark-text"
            transform={`translate(${origin(piece)[0] + CELL - 22} ${origin(piece)[1] + 22})`}
          >
            <rect
              x={-9 * short.length - 6}
              y="-17"
              width={18 * short.length + 12}
              height="34"
              rx="17"
            />
            <text>{short}</text>
          </g>
        )}
      </For>
    </g>
  );
}

/** Where the middle of the piece can come to lie. */
function dotsOf(space: DragSpace): (readonly [dx: number, dy: number])[] {
  return [...space.stops.values()]
    .filter(({ steps }) => steps.length > 0)
    .map(({ dx, dy }) => [dx, dy]);
}
