import type { JigsawReading } from '@glissade/vision/jigsaw/readJigsaw';
import { CLEAR } from '@glissade/vision/readPicture';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { photoText } from '../../text/photoText.ts';
import { NextSteps } from '../NextSteps.tsx';
import type { ReadingActions } from '../readingActions.ts';
import {
  exchangeHomes,
  exchangeNeeded,
  gapAt,
  type Homes,
  isSolvable,
  jigsawPuzzle,
} from './jigsawPuzzle.ts';
import { addressOf, assembled } from './tilePictures.ts';

/** The tiles put together as the solved picture; two that are tapped change places. */
export function JigsawBoard(props: {
  readonly reading: JigsawReading;
  readonly chosen: number | undefined;
  readonly onChoose: (cell: number | undefined) => void;
  readonly actions: ReadingActions;
}): JSX.Element {
  const words = photoText;
  const { columns, rows } = props.reading.grid;
  const { now, doubts, tap, makeGap, exchange, accept } = createHomes(props);
  const address = addressOf(props.reading.board);
  const picture = () =>
    props.reading.solved?.picture ?? assembled(props.reading.board, now(), columns);
  return (
    <>
      <Cells
        now={now()}
        columns={columns}
        rows={rows}
        address={address}
        doubts={doubts()}
        chosen={props.chosen}
        onTap={tap}
      />
      <Show when={props.chosen !== undefined} fallback={<p class="soft">{words().jigsawHow}</p>}>
        <button type="button" class="button" onClick={() => makeGap(props.chosen!)}>
          {words().isGap}
        </button>
      </Show>
      <div class="photo-notes" aria-live="polite">
        <Notes
          now={now()}
          columns={columns}
          reading={props.reading}
          doubts={doubts().length}
          onExchange={exchange}
          onAllRight={accept}
        />
      </div>
      <NextSteps
        actions={props.actions}
        doubts={doubts().length}
        isClear={props.reading.quality >= CLEAR}
        puzzle={() => jigsawPuzzle(now(), columns)}
        picture={() => addressOf(picture())}
      />
    </>
  );
}

/** Which tile belongs where, put right by taps, and the cells that are still in doubt. */
function createHomes(props: {
  readonly reading: JigsawReading;
  readonly chosen: number | undefined;
  readonly onChoose: (cell: number | undefined) => void;
}) {
  const [now, setNow] = createSignal<Homes>(props.reading);
  const [doubts, setDoubts] = createSignal(props.reading.doubts);
  const settle = (...cells: readonly number[]) => {
    setDoubts(doubts().filter((doubt) => !cells.includes(doubt)));
    props.onChoose(undefined);
  };
  const tap = (cell: number) => {
    const other = props.chosen;
    if (other === undefined) return props.onChoose(cell);
    if (other !== cell) setNow(exchangeHomes(now(), other, cell));
    settle(other, cell);
  };
  const makeGap = (cell: number) => {
    setNow(gapAt(now(), cell));
    settle(cell);
  };
  const exchange = ([a, b]: readonly [number, number]) => setNow(exchangeHomes(now(), a, b));
  return { now, doubts, tap, makeGap, exchange, accept: () => setDoubts([]) };
}

/** Each place of the solved picture with the tile that belongs there, cut out of the photograph. */
function Cells(props: {
  readonly now: Homes;
  readonly columns: number;
  readonly rows: number;
  readonly address: string;
  readonly doubts: readonly number[];
  readonly chosen: number | undefined;
  readonly onTap: (cell: number) => void;
}): JSX.Element {
  const words = photoText;
  const cellAt = (home: number) => props.now.homes.indexOf(home);
  const part = (at: number, count: number) => `${(100 * at) / Math.max(1, count - 1)}%`;
  const label = (home: number) => {
    const cell = cellAt(home);
    const [row, column] = [Math.floor(cell / props.columns) + 1, (cell % props.columns) + 1];
    const what = cell === props.now.gap ? words().gap : words().tileFrom(row, column);
    const said = props.doubts.includes(cell) ? words().doubtful(what) : what;
    return words().cell(Math.floor(home / props.columns) + 1, (home % props.columns) + 1, said);
  };
  return (
    <fieldset
      class="photo-cells photo-jigsaw"
      aria-label={words().jigsawBoard}
      style={{ '--columns': String(props.columns) }}
    >
      <For each={props.now.homes.map((_, home) => home)}>
        {(home) => (
          <button
            type="button"
            class="photo-cell"
            classList={{
              gap: cellAt(home) === props.now.gap,
              doubt: props.doubts.includes(cellAt(home)),
            }}
            aria-pressed={props.chosen === cellAt(home)}
            aria-label={label(home)}
            style={{
              'background-image': cellAt(home) === props.now.gap ? 'none' : `url(${props.address})`,
              'background-size': `${100 * props.columns}% ${100 * props.rows}%`,
              'background-position': `${part(cellAt(home) % props.columns, props.columns)} ${part(
                Math.floor(cellAt(home) / props.columns),
                props.rows,
              )}`,
            }}
            onClick={() => props.onTap(cellAt(home))}
          />
        )}
      </For>
    </fieldset>
  );
}

function Notes(props: {
  readonly now: Homes;
  readonly columns: number;
  readonly reading: JigsawReading;
  readonly doubts: number;
  readonly onExchange: (pair: readonly [number, number]) => void;
  readonly onAllRight: () => void;
}): JSX.Element {
  const words = photoText;
  const solvable = () => isSolvable(props.now, props.columns);
  const pair = () => exchangeNeeded(props.now, props.columns, props.reading.swaps);
  return (
    <>
      <Show when={props.reading.solved && props.reading.quality < CLEAR}>
        <p class="warning">{words().fitsBadly}</p>
      </Show>
      <Show when={props.doubts > 0}>
        <p class="warning">
          {props.reading.solved ? words().jigsawUnsure(props.doubts) : words().needsSolved}
        </p>
        <button type="button" class="button" onClick={() => props.onAllRight()}>
          {words().allRight}
        </button>
      </Show>
      <Show
        when={!solvable()}
        fallback={
          <Show when={props.doubts === 0 && props.reading.quality >= CLEAR}>
            <p class="photo-sure">{words().jigsawSure}</p>
          </Show>
        }
      >
        <p class="warning">{words().jigsawParity}</p>
        <Show when={pair()} keyed>
          {(two) => (
            <button type="button" class="button" onClick={() => props.onExchange(two)}>
              {words().exchangeAlike(props.now.homes[two[0]]! + 1, props.now.homes[two[1]]! + 1)}
            </button>
          )}
        </Show>
      </Show>
    </>
  );
}
