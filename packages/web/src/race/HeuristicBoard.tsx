import { cellsOfPiece, type Puzzle } from '@glissade/core';
import { CELL } from '@glissade/picture/outline';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { raceText } from '../text/raceText.ts';
import type { HeuristicParts } from '../worker/laneMessages.ts';
import { PartsOverlay } from './PartsOverlay.tsx';
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
            <PartsOverlay
              puzzle={puzzle()}
              state={props.state}
              parts={props.parts}
              piece={piece()}
            />
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
