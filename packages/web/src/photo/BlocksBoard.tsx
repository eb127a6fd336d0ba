import { nearlyKnown } from '@glissade/catalogue';
import type { Puzzle } from '@glissade/core';
import type { BlocksReading } from '@glissade/vision/blocks/readBlocks';
import { CLEAR } from '@glissade/vision/readPicture';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { KnownNote } from '../start/KnownNote.tsx';
import { photoText } from '../text/photoText.ts';
import {
  type Layout,
  likelyMoving,
  type Moving,
  puzzleOfWhole,
  sketchOfLayout,
} from './blockLayout.ts';
import { ColorQuestion } from './ColorQuestion.tsx';
import { type CurrentLayout, createLayout } from './createLayout.ts';
import { NearBoards } from './NearBoards.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PhotoField } from './PhotoField.tsx';
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
  const own = createLayout(props.reading);
  const { layout, doubts, tapped } = own;
  const [chosen, setMoving] = createSignal<Moving>();
  const moving = () => chosen() ?? likelyMoving(layout());
  const found = createMemo(() => sketchOfLayout(layout(), props.reading.colors, moving()));
  const puzzle = createMemo(() => puzzleOfWhole(found().sketch));
  const said = (letter: string) => pieceSaid(letter, puzzle());
  const isClear = () => props.reading.quality >= CLEAR;
  return (
    <>
      <PiecesGrid
        reading={props.reading}
        layout={layout()}
        pieceSaid={said}
        doubts={doubts()}
        onCell={own.tapCell}
        onBorder={own.tapBorder}
        onDrag={own.join}
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
      <Notes own={own} isClear={isClear()} puzzle={puzzle()}>
        <p>{goalSaid(found(), said, moving())}</p>
      </Notes>
      <PhotoField
        label={words().moving}
        names={MOVINGS}
        textOf={(name) => words().movings[name]}
        chosen={moving()}
        onChoose={setMoving}
      />
      <NextSteps
        actions={props.actions}
        doubts={doubts().length}
        isClear={isClear()}
        puzzle={puzzle() && (() => puzzle()!)}
        sketch={() => found().sketch}
      />
    </>
  );
}

/** How sure the reading is, what puzzle it is, and what is to be done about places in doubt. */
function Notes(props: {
  readonly own: CurrentLayout;
  readonly isClear: boolean;
  readonly puzzle: Puzzle | undefined;
  readonly children: JSX.Element;
}): JSX.Element {
  const { layout, doubts, take, accept } = props.own;
  return (
    <div class="photo-notes" aria-live="polite">
      <Show when={doubts().length === 0 && props.isClear}>
        <p class="photo-sure">{photoText().sure}</p>
      </Show>
      <Show when={props.puzzle}>{(whole) => <KnownNote puzzle={whole()} />}</Show>
      <Show when={doubts().length > 0}>
        <Doubts layout={layout()} doubts={doubts()} onTake={take} onAllRight={accept} />
      </Show>
      {props.children}
    </div>
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
