import { createMemo, For, Index, type JSX } from 'solid-js';
import { text } from '../text/text.ts';
import type { BoardState } from './boardState.ts';
import { cellTexts } from './describe.ts';

/**
 * The board for keyboards and screen readers: a grid of cells over the picture, one of them in the
 * tab order. The cells themselves take the focus; there are no buttons inside, which some
 * screen readers trip over.
 */
export function Grid(props: { readonly board: BoardState }): JSX.Element {
  const { store, occupancy, movable, cursor, setCursor } = props.board;
  const size = createMemo(() => store.puzzle().board, undefined, {
    equals: (a, b) => a?.width === b?.width && a?.height === b?.height,
  });
  const goalPieces = createMemo(() => {
    const all = props.board
      .looks()
      .flatMap(({ isGoalPiece }, piece) => (isGoalPiece ? [piece] : []));
    return new Set(all);
  });
  const texts = createMemo(() =>
    cellTexts(text().board, props.board.puzzle(), store.state(), goalPieces()),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot lie over a picture cell by cell
    <div
      role="grid"
      class="grid"
      aria-label={text().board.name}
      aria-describedby="board-goal"
      aria-rowcount={size().height}
      aria-colcount={size().width}
    >
      <For each={Array.from({ length: size().height }, (_, row) => row)}>
        {(row) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: only cells take the focus
          <div role="row" class="grid-row">
            <Index each={Array.from({ length: size().width })}>
              {(_, column) => {
                const cell = () => row * size().width + column;
                const piece = () => occupancy()[cell()] ?? -1;
                return (
                  // biome-ignore lint/a11y/useSemanticElements: see above
                  <div
                    role="gridcell"
                    class="grid-cell"
                    classList={{ movable: movable().has(piece()) }}
                    tabIndex={cursor() === cell() ? 0 : -1}
                    aria-label={texts()[cell()]}
                    aria-selected={piece() >= 0 && props.board.chosen() === piece()}
                    data-cell={cell()}
                    onFocus={() => setCursor(cell())}
                  />
                );
              }}
            </Index>
          </div>
        )}
      </For>
    </div>
  );
}
