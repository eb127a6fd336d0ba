import { GOAL_NAMES, type GoalName } from '@glissade/core';
import type { TilesReading } from '@glissade/vision/digits/readTiles';
import { CLEAR } from '@glissade/vision/readPicture';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { tilePuzzle } from '../start/tileBoard.ts';
import { photoText } from '../text/photoText.ts';
import { checkTiles, putNumber } from './checkTiles.ts';
import { NextSteps } from './NextSteps.tsx';
import { NumberPad } from './NumberPad.tsx';
import { PhotoField } from './PhotoField.tsx';
import type { ReadingActions } from './readingActions.ts';

/** The numbers that were read, to be compared with the picture and put right by taps. */
export function TilesBoard(props: {
  readonly reading: TilesReading;
  readonly chosen: number | undefined;
  readonly onChoose: (cell: number | undefined) => void;
  readonly actions: ReadingActions;
}): JSX.Element {
  const words = photoText;
  const [tiles, setTiles] = createSignal(props.reading.tiles);
  const [doubts, setDoubts] = createSignal(props.reading.doubts);
  const [goal, setGoal] = createSignal<GoalName>('standard');
  const check = () => checkTiles(props.reading, tiles(), goal());
  const put = (cell: number, number: number) => {
    setTiles(putNumber(tiles(), cell, number));
    setDoubts(doubts().filter((doubt) => doubt !== cell));
    props.onChoose(undefined);
  };
  const { columns, rows } = props.reading.grid;
  const puzzle = () => tilePuzzle(columns, rows, tiles(), goal());
  return (
    <>
      <Cells
        tiles={tiles()}
        columns={columns}
        doubts={doubts()}
        chosen={props.chosen}
        onChoose={props.onChoose}
      />
      <CellQuestion tiles={tiles()} columns={columns} chosen={props.chosen} onPut={put}>
        {/* Of what is uncertain, the note below says the same: it is to be in sight at once. */}
        <Show when={doubts().length === 0}>
          <p class="soft">{words().tapToChange}</p>
        </Show>
      </CellQuestion>
      <div class="photo-notes" aria-live="polite">
        <Notes
          check={check()}
          doubts={doubts().length}
          isClear={props.reading.quality >= CLEAR}
          onSwap={([a, b]) => setTiles(putNumber(tiles(), tiles().indexOf(a), b))}
          onAllRight={() => setDoubts([])}
        />
      </div>
      <PhotoField
        label={words().goal}
        names={GOAL_NAMES}
        textOf={(name) => words().goals[name]}
        chosen={goal()}
        onChoose={setGoal}
      />
      <NextSteps
        actions={props.actions}
        doubts={doubts().length}
        isClear={props.reading.quality >= CLEAR}
        puzzle={puzzle}
        sketch={puzzle}
      />
    </>
  );
}

/** Which number the chosen cell has; where none is chosen, what its children say. */
function CellQuestion(props: {
  readonly tiles: readonly number[];
  readonly columns: number;
  readonly chosen: number | undefined;
  readonly onPut: (cell: number, number: number) => void;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <Show when={props.chosen !== undefined} fallback={props.children}>
      <NumberPad
        cell={props.chosen!}
        columns={props.columns}
        now={props.tiles[props.chosen!]!}
        count={props.tiles.length}
        onPut={props.onPut}
      />
    </Show>
  );
}

function Cells(props: {
  readonly tiles: readonly number[];
  readonly columns: number;
  readonly doubts: readonly number[];
  readonly chosen: number | undefined;
  readonly onChoose: (cell: number | undefined) => void;
}): JSX.Element {
  const words = photoText;
  const label = (cell: number) => {
    const number = props.tiles[cell]!;
    const what = number === 0 ? words().gap : String(number);
    const said = props.doubts.includes(cell) ? words().doubtful(what) : what;
    return words().cell(Math.floor(cell / props.columns) + 1, (cell % props.columns) + 1, said);
  };
  return (
    <fieldset
      class="photo-cells"
      aria-label={words().board}
      style={{ '--columns': String(props.columns) }}
    >
      <For each={props.tiles}>
        {(number, cell) => (
          <button
            type="button"
            class="photo-cell"
            classList={{ gap: number === 0, doubt: props.doubts.includes(cell()) }}
            aria-pressed={props.chosen === cell()}
            aria-label={label(cell())}
            onClick={() => props.onChoose(props.chosen === cell() ? undefined : cell())}
          >
            {number === 0 ? '' : number}
          </button>
        )}
      </For>
    </fieldset>
  );
}

function Notes(props: {
  readonly check: ReturnType<typeof checkTiles>;
  readonly doubts: number;
  readonly isClear: boolean;
  readonly onSwap: (pair: readonly [number, number]) => void;
  readonly onAllRight: () => void;
}): JSX.Element {
  const words = photoText;
  const isSure = () => props.isClear && props.doubts === 0 && props.check.isSolvable;
  return (
    <>
      <Show when={isSure()}>
        <p class="photo-sure">{words().sure}</p>
      </Show>
      <Show when={props.doubts > 0}>
        <p class="warning">{words().unsure(props.doubts)}</p>
        <Show when={props.check.doubled.length > 0 && props.check.missing.length > 0}>
          <p>{words().doubled(props.check.doubled.join(', '), props.check.missing.join(', '))}</p>
        </Show>
        <button type="button" class="button" onClick={() => props.onAllRight()}>
          {words().allRight}
        </button>
      </Show>
      <Show when={!props.check.isSolvable}>
        <p class="warning">{words().parity}</p>
        <Show when={props.check.swap} keyed>
          {(pair) => (
            <>
              <p>{words().swapped(String(pair[0]), String(pair[1]))}</p>
              <button type="button" class="button" onClick={() => props.onSwap(pair)}>
                {words().swap(String(pair[0]), String(pair[1]))}
              </button>
            </>
          )}
        </Show>
      </Show>
    </>
  );
}
