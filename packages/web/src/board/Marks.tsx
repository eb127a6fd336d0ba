import { columnOf, dxOf, dyOf, type Puzzle, rowOf } from '@glissade/core';
import { For, type JSX, Show } from 'solid-js';
import type { BoardArrow } from '../game/gameStore.ts';
import type { BoardState } from './boardState.ts';
import type { DragSpace } from './dragSpace.ts';
import { CELL } from './outline.ts';

/** How far from the label an arrow begins. */
const CLEAR = 28;

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
        {(arrow) => <Arrow board={props.board} arrow={arrow} />}
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

function placeOf(puzzle: Puzzle, cell: number): [x: number, y: number] {
  return [columnOf(puzzle.board, cell) * CELL, rowOf(puzzle.board, cell) * CELL];
}

function Arrow(props: { readonly board: BoardState; readonly arrow: BoardArrow }): JSX.Element {
  const points = () => {
    const { piece, from, path } = props.arrow;
    const look = props.board.looks()[piece]!;
    const [left, top] = placeOf(props.board.store.puzzle(), from);
    let [x, y] = [left + look.labelAt[0], top + look.labelAt[1]];
    const first = path[0] ?? 'R';
    // Beside the label, not over it.
    const all = [[x + dxOf(first) * CLEAR, y + dyOf(first) * CLEAR] as const];
    for (const direction of path) {
      x += dxOf(direction) * CELL;
      y += dyOf(direction) * CELL;
      all.push([x, y]);
    }
    return all;
  };
  const head = () => {
    const [x, y] = points().at(-1)!;
    const last = props.arrow.path.at(-1);
    const angle = { U: -90, R: 0, D: 90, L: 180 }[last ?? 'R'];
    return `translate(${x} ${y}) rotate(${angle})`;
  };
  return (
    <g class={`arrow rank-${props.arrow.rank ?? 0}`}>
      <polyline
        points={points()
          .map((point) => point.join(','))
          .join(' ')}
      />
      <path d="M-15 -16L4 0L-15 16" transform={head()} />
    </g>
  );
}
