import { cellsOfPiece, columnOf, type Puzzle, rowOf } from '@glissade/core';
import { CELL } from '@glissade/picture/outline';
import { looksOf } from '@glissade/picture/scene';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { raceText } from '../text/raceText.ts';
import type { HeuristicParts } from '../worker/laneMessages.ts';
import { countText } from './numbers.ts';
import { partsLines } from './partsText.ts';
import type { Race } from './race.ts';

/**
 * The board of a lane. While a mouse is over it, and after a tap, it shows what the heuristic
 * counts: by tile, by pair, by pattern. A tap shows it in all lanes, as they are to be compared.
 */
export function HeuristicBoard(props: {
  readonly race: Race;
  readonly state: Uint16Array;
  readonly parts: HeuristicParts;
}): JSX.Element {
  const [pointed, setPointed] = createSignal<number>();
  const puzzle = () => props.race.puzzle();
  const isShown = () => props.race.showsParts() || pointed() !== undefined;
  /** The tile under the mouse, or tapped last. */
  const piece = () => {
    const cell = pointed() ?? props.race.partsCell();
    if (cell === undefined) return -1;
    return puzzle().pieces.findIndex((_, one) =>
      cellsOfPiece(puzzle(), props.state, one).includes(cell),
    );
  };
  const tap = (event: MouseEvent) => {
    // A key has no place on the board.
    const cell = event.detail === 0 ? undefined : cellAt(puzzle(), event);
    props.race.tapParts(cell);
  };
  return (
    <>
      <div class="race-board">
        <BoardPicture puzzle={puzzle()} state={props.state}>
          <Show when={isShown()}>
            <Overlay puzzle={puzzle()} state={props.state} parts={props.parts} piece={piece()} />
          </Show>
        </BoardPicture>
        <button
          type="button"
          aria-expanded={props.race.showsParts()}
          aria-label={raceText().parts.show}
          onClick={tap}
          onPointerMove={(event) => {
            if (event.pointerType === 'mouse') setPointed(cellAt(puzzle(), event));
          }}
          onPointerLeave={() => setPointed(undefined)}
        />
      </div>
      <Show
        when={isShown()}
        fallback={<p class="race-parts-hint">{raceText().parts.hint(puzzle().type)}</p>}
      >
        <ul class="race-parts">
          <For each={partsLines(puzzle(), props.state, props.parts)}>
            {(line) => <li classList={{ chosen: line.pieces.includes(piece()) }}>{line.text}</li>}
          </For>
        </ul>
      </Show>
    </>
  );
}

/** The cell under a pointer. */
function cellAt(puzzle: Puzzle, event: MouseEvent): number | undefined {
  const picture = (event.currentTarget as Element).parentElement!.querySelector('svg')!;
  const matrix = picture.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  const { width, height } = puzzle.board;
  const isOn = column >= 0 && row >= 0 && column < width && row < height;
  return isOn ? row * width + column : undefined;
}

const LOOKS = 6;

function Overlay(props: {
  readonly puzzle: Puzzle;
  readonly state: Uint16Array;
  readonly parts: HeuristicParts;
  readonly piece: number;
}): JSX.Element {
  const x = (cell: number) => columnOf(props.puzzle.board, cell) * CELL;
  const y = (cell: number) => rowOf(props.puzzle.board, cell) * CELL;
  const middle = (cell: number) => `${x(cell) + CELL / 2} ${y(cell) + CELL / 2}`;
  const cellOf = (piece: number) => props.state[piece]!;
  const pairs = createMemo(() => props.parts.lines.flatMap((line) => line.pairs));
  const isBlocks = () => props.puzzle.type === 'blocks';
  const chosen = () =>
    isBlocks() ? undefined : props.parts.tiles.find(({ piece }) => piece === props.piece);
  const looks = createMemo(() => looksOf(props.puzzle));
  const homes = () => (isBlocks() ? props.parts.tiles : []);
  const counted = () => props.parts.tiles.filter(({ adds }) => adds !== 0);
  return (
    <g class="race-overlay">
      <Patterns parts={props.parts} corner={(piece) => [x(cellOf(piece)), y(cellOf(piece))]} />
      <For each={pairs()}>
        {([one, other]) => (
          <path class="race-conflict" d={`M${middle(cellOf(one))}L${middle(cellOf(other))}`} />
        )}
      </For>
      <For each={homes()}>
        {({ piece, goal }) => (
          <path
            class="race-home"
            d={looks()[piece]!.path}
            transform={`translate(${x(goal)} ${y(goal)})`}
          />
        )}
      </For>
      <Show when={chosen()}>
        {(tile) => (
          <>
            <path
              class="race-way"
              d={`M${middle(cellOf(tile().piece))}V${y(tile().goal) + CELL / 2}H${
                x(tile().goal) + CELL / 2
              }`}
            />
            <rect
              class="race-home"
              x={x(tile().goal) + 4}
              y={y(tile().goal) + 4}
              width={CELL - 8}
              height={CELL - 8}
              rx="8"
            />
          </>
        )}
      </Show>
      <For each={counted()}>
        {({ piece, adds }) => (
          <g transform={`translate(${x(cellOf(piece)) + CELL - 20} ${y(cellOf(piece)) + 20})`}>
            <circle class="race-badge" r="19" />
            <text class="race-badge-text" font-size={countText(adds).length > 2 ? '16' : '26'}>
              {countText(adds)}
            </text>
          </g>
        )}
      </For>
    </g>
  );
}

/** A frame on each tile, in the look of its pattern. */
function Patterns(props: {
  readonly parts: HeuristicParts;
  readonly corner: (piece: number) => readonly [number, number];
}): JSX.Element {
  return (
    <For each={props.parts.patterns}>
      {({ pieces }, i) => (
        <For each={pieces}>
          {(piece) => (
            <rect
              class={`race-pattern race-pattern-${i() % LOOKS}`}
              x={props.corner(piece)[0] + 8}
              y={props.corner(piece)[1] + 8}
              width={CELL - 16}
              height={CELL - 16}
              rx="10"
            />
          )}
        </For>
      )}
    </For>
  );
}
