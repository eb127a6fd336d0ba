import { Index, type JSX } from 'solid-js';
import { setupText } from '../text/setupText.ts';
import { nextTile, type TileOrder, tapCell, tilesOn } from './tileOrder.ts';

/** An empty board on which the tiles are tapped in their order. */
export function TileTaps(props: {
  readonly order: TileOrder;
  readonly onChange: (order: TileOrder) => void;
}): JSX.Element {
  const words = () => setupText();
  const next = () => nextTile(props.order);
  return (
    <section class="tile-taps">
      <p class="setup-say" role="status">
        {next() === undefined ? words().tapAll : words().tap(next()!)}
      </p>
      <div class="tile-board" style={{ '--setup-columns': props.order.width }}>
        <Index each={tilesOn(props.order)}>
          {(tile, cell) => (
            <button
              type="button"
              class="tile-cell"
              classList={{ placed: tile() > 0 }}
              aria-label={words().cell(
                Math.floor(cell / props.order.width) + 1,
                (cell % props.order.width) + 1,
                tile(),
              )}
              onClick={() => props.onChange(tapCell(props.order, cell))}
            >
              {tile() || ''}
            </button>
          )}
        </Index>
      </div>
      <button
        type="button"
        class="chip"
        disabled={props.order.cells.length === 0}
        onClick={() => props.onChange({ ...props.order, cells: props.order.cells.slice(0, -1) })}
      >
        {words().back}
      </button>
    </section>
  );
}
