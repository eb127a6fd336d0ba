import type { BlocksReading } from '@glissade/vision/blocks/readBlocks';
import { CLEAR } from '@glissade/vision/readPicture';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { photoText } from '../text/photoText.ts';
import {
  type Layout,
  layoutOf,
  lettersOf,
  likelyMoving,
  type Moving,
  puzzleOfWhole,
  sketchOfLayout,
  toggleBorder,
  toggleCell,
} from './blockLayout.ts';
import { NextSteps } from './NextSteps.tsx';
import type { ReadingActions } from './readingActions.ts';

const MOVINGS: readonly Moving[] = ['any', 'along'];

/** The pieces that were read, to be compared with the picture and put right by taps. */
export function BlocksBoard(props: {
  readonly reading: BlocksReading;
  readonly actions: ReadingActions;
}): JSX.Element {
  const words = photoText;
  const [layout, setLayout] = createSignal(layoutOf(props.reading));
  const [doubts, setDoubts] = createSignal(doubtsOf(props.reading));
  const [chosen, setMoving] = createSignal<Moving>();
  const moving = () => chosen() ?? likelyMoving(layout());
  const found = createMemo(() => sketchOfLayout(layout(), props.reading.colors, moving()));
  const puzzle = createMemo(() => puzzleOfWhole(found().sketch));
  const settle = (key: string) => setDoubts(doubts().filter((doubt) => doubt !== key));
  return (
    <>
      <Pieces
        reading={props.reading}
        layout={layout()}
        doubts={doubts()}
        onCell={(cell) => {
          setLayout(toggleCell(layout(), cell));
          settle(String(cell));
        }}
        onBorder={(a, b) => {
          setLayout(toggleBorder(layout(), a, b));
          settle(`${a}-${b}`);
        }}
      />
      <p class="soft">{words().blocksHow}</p>
      <div class="photo-notes" aria-live="polite">
        <Show when={doubts().length === 0 && props.reading.quality >= CLEAR}>
          <p class="photo-sure">{words().sure}</p>
        </Show>
        <Show when={doubts().length > 0}>
          <p class="warning">{words().unsure(doubts().length)}</p>
          <button type="button" class="button" onClick={() => setDoubts([])}>
            {words().allRight}
          </button>
        </Show>
        <Show when={found().goalPiece} fallback={<p>{words().goalUnknown}</p>} keyed>
          {(goalPiece) => <p>{words().goalOf(goalPiece)}</p>}
        </Show>
      </div>
      <label class="photo-field">
        <span>{words().moving}</span>
        <select
          class="field"
          value={moving()}
          onChange={({ currentTarget }) => setMoving(currentTarget.value as Moving)}
        >
          <For each={MOVINGS}>
            {(name) => <option value={name}>{words().movings[name]}</option>}
          </For>
        </select>
      </label>
      <NextSteps
        actions={props.actions}
        puzzle={puzzle() && (() => puzzle()!)}
        sketch={() => found().sketch}
      />
    </>
  );
}

/** What is in doubt: a cell by its number, a border by the numbers of its cells. */
function doubtsOf({ doubtfulBorders, doubtfulCells }: BlocksReading): readonly string[] {
  return [...doubtfulCells.map(String), ...doubtfulBorders.map(([a, b]) => `${a}-${b}`)];
}

type PiecesProps = {
  readonly reading: BlocksReading;
  readonly layout: Layout;
  readonly doubts: readonly string[];
  readonly onCell: (cell: number) => void;
  readonly onBorder: (a: number, b: number) => void;
};

function Pieces(props: PiecesProps): JSX.Element {
  const words = photoText;
  const { columns, rows } = props.reading.grid;
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  const borders = cells.flatMap((cell) => [
    ...((cell + 1) % columns > 0 ? [[cell, cell + 1] as const] : []),
    ...(cell + columns < cells.length ? [[cell, cell + columns] as const] : []),
  ]);
  const letters = createMemo(() => lettersOf(props.layout));
  const place = (cell: number) => [Math.floor(cell / columns) + 1, (cell % columns) + 1] as const;
  const cellLabel = (cell: number) => {
    const letter = letters()[cell]!;
    const what = letter === '' ? words().free : words().pieceAt(letter);
    const said = props.doubts.includes(String(cell)) ? words().doubtful(what) : what;
    return words().cell(...place(cell), said);
  };
  const isOne = (a: number, b: number) => letters()[a] !== '' && letters()[a] === letters()[b];
  const borderLabel = (a: number, b: number) => {
    const state = isOne(a, b) ? words().joined : words().parted;
    const said = props.doubts.includes(`${a}-${b}`) ? words().doubtful(state) : state;
    return words().border(...place(a), b === a + 1 ? words().beside : words().below, said);
  };
  const color = (cell: number) => `rgb(${props.reading.colors[cell]!.map(Math.round).join(' ')})`;
  return (
    <fieldset
      class="photo-blocks"
      aria-label={words().board}
      style={{ '--columns': String(columns), '--rows': String(rows) }}
    >
      <For each={cells}>
        {(cell) => (
          <button
            type="button"
            class="photo-block"
            classList={{ gap: letters()[cell] === '', doubt: props.doubts.includes(String(cell)) }}
            style={{ '--color': color(cell) }}
            aria-label={cellLabel(cell)}
            onClick={() => props.onCell(cell)}
          />
        )}
      </For>
      <For each={borders}>
        {([a, b]) => (
          <button
            type="button"
            class="photo-border"
            classList={{
              across: b === a + 1,
              joined: isOne(a, b),
              open: letters()[a] === '' && letters()[b] === '',
              doubt: props.doubts.includes(`${a}-${b}`),
            }}
            style={{
              '--x': String((a % columns) + (b === a + 1 ? 1 : 0.5)),
              '--y': String(Math.floor(a / columns) + (b === a + 1 ? 0.5 : 1)),
              '--color': color(a),
            }}
            aria-label={borderLabel(a, b)}
            onClick={() => props.onBorder(a, b)}
          />
        )}
      </For>
    </fieldset>
  );
}
