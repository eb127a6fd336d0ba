import { nearlyKnown } from '@glissade/catalogue';
import type { BlocksReading } from '@glissade/vision/blocks/readBlocks';
import { CLEAR } from '@glissade/vision/readPicture';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { KnownNote } from '../start/KnownNote.tsx';
import { photoText } from '../text/photoText.ts';
import {
  joinCells,
  type Layout,
  layoutOf,
  likelyMoving,
  type Moving,
  puzzleOfWhole,
  sketchOfLayout,
  toggleBorder,
  toggleCell,
} from './blockLayout.ts';
import { ColorQuestion } from './ColorQuestion.tsx';
import { NearBoards } from './NearBoards.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PiecesGrid } from './PiecesGrid.tsx';
import type { PhotoKnown } from './photoReading.ts';
import { pieceSaid } from './pieceSaid.ts';
import type { ReadingActions } from './readingActions.ts';

const MOVINGS: readonly Moving[] = ['any', 'along'];

/** The pieces that were read, to be compared with the picture and put right by taps. */
export function BlocksBoard(props: {
  readonly reading: BlocksReading;
  readonly actions: ReadingActions;
  readonly known: PhotoKnown;
  /** Reads again with what is known. */
  readonly onTell: (known: PhotoKnown) => void;
}): JSX.Element {
  const words = photoText;
  const read = layoutOf(props.reading);
  const [layout, setLayout] = createSignal(read);
  const [doubts, setDoubts] = createSignal(doubtsOf(props.reading));
  const [tapped, setTapped] = createSignal<number>();
  const [chosen, setMoving] = createSignal<Moving>();
  const moving = () => chosen() ?? likelyMoving(layout());
  const found = createMemo(() => sketchOfLayout(layout(), props.reading.colors, moving()));
  const puzzle = createMemo(() => puzzleOfWhole(found().sketch));
  const said = (letter: string) => pieceSaid(letter, puzzle());
  const put = (next: Layout, isSettled: (doubt: string) => boolean, cell?: number) => {
    setLayout(next);
    setDoubts(doubts().filter((doubt) => !isSettled(doubt)));
    setTapped(cell);
  };
  const within = (cells: readonly number[]) => (doubt: string) =>
    doubt.split('-').every((cell) => cells.includes(Number(cell)));
  return (
    <>
      <PiecesGrid
        reading={props.reading}
        layout={layout()}
        pieceSaid={said}
        doubts={doubts()}
        onCell={(cell) => put(toggleCell(layout(), cell), (doubt) => doubt === `${cell}`, cell)}
        onBorder={(a, b) => put(toggleBorder(layout(), a, b), (doubt) => doubt === `${a}-${b}`)}
        onDrag={(cells) => put(joinCells(layout(), cells), within(cells))}
      />
      <Show when={tapped() !== undefined} fallback={<p class="soft">{words().blocksHow}</p>}>
        <ColorQuestion
          reading={props.reading}
          cell={tapped()!}
          isFree={layout().pieces[tapped()!]! < 0}
          known={props.known}
          onTell={props.onTell}
        />
      </Show>
      <div class="photo-notes" aria-live="polite">
        <Show when={doubts().length === 0 && props.reading.quality >= CLEAR}>
          <p class="photo-sure">{words().sure}</p>
        </Show>
        <Show when={puzzle()}>{(whole) => <KnownNote puzzle={whole()} />}</Show>
        <Show when={doubts().length > 0}>
          <Doubts
            layout={layout()}
            doubts={doubts()}
            onTake={(pieces) => put({ ...layout(), pieces }, () => true)}
            onAllRight={() => setDoubts([])}
          />
        </Show>
        <p>{goalSaid(found(), said, moving())}</p>
      </div>
      <MovingChoice moving={moving()} onChoose={setMoving} />
      <NextSteps
        actions={props.actions}
        doubts={doubts().length}
        isClear={props.reading.quality >= CLEAR}
        puzzle={puzzle() && (() => puzzle()!)}
        sketch={() => found().sketch}
      />
    </>
  );
}

/** The picture bears no letters, so the piece is told by its place too. */
function goalSaid(
  { sketch, goalPiece }: ReturnType<typeof sketchOfLayout>,
  called: (piece: string) => string,
  moving: Moving,
): string {
  if (goalPiece === undefined) return photoText().goalUnknown;
  const cell = sketch.start.indexOf(goalPiece);
  const [row, column] = [Math.floor(cell / sketch.width) + 1, (cell % sketch.width) + 1];
  return photoText().goalOf(called(goalPiece), row, column, moving === 'along');
}

/** What is in doubt: a cell by its number, a border by the numbers of its cells. */
function doubtsOf({ doubtfulBorders, doubtfulCells }: BlocksReading): readonly string[] {
  return [...doubtfulCells.map(String), ...doubtfulBorders.map(([a, b]) => `${a}-${b}`)];
}

/** What is to be done about places in doubt. */
function Doubts(props: {
  readonly layout: Layout;
  readonly doubts: readonly string[];
  readonly onTake: (pieces: readonly number[]) => void;
  readonly onAllRight: () => void;
}): JSX.Element {
  const words = photoText;
  const isDoubtful = (a: number, b: number) =>
    [`${a}`, `${b}`, `${a}-${b}`].some((place) => props.doubts.includes(place));
  const near = createMemo(() => nearlyKnown(props.layout.pieces, props.layout.columns, isDoubtful));
  return (
    <>
      <p class="warning">{words().unsure(props.doubts.length)}</p>
      <NearBoards near={near()} onTake={({ layout }) => props.onTake(layout)} />
      <button type="button" class="button" onClick={() => props.onAllRight()}>
        {words().allRight}
      </button>
    </>
  );
}

function MovingChoice(props: {
  readonly moving: Moving;
  readonly onChoose: (moving: Moving) => void;
}): JSX.Element {
  const words = photoText;
  return (
    <label class="photo-field">
      <span>{words().moving}</span>
      <select
        class="field"
        value={props.moving}
        onChange={({ currentTarget }) => props.onChoose(currentTarget.value as Moving)}
      >
        <For each={MOVINGS}>{(name) => <option value={name}>{words().movings[name]}</option>}</For>
      </select>
    </label>
  );
}
