import type { Puzzle } from '@glissade/core';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { designText } from '../text/designText.ts';
import { changeWords } from './changeWords.ts';
import { NumberField } from './NumberField.tsx';
import { type Adjusting, type Made, useAdjusting } from './useAdjusting.ts';

const BY_DEFAULT = 10;

/** Buttons for a harder or easier version, or one of so many moves; the trail; undo. */
export function AdjustRow(props: {
  readonly puzzle: Puzzle;
  /** The optimum; undefined until it is known. */
  readonly length: number | undefined;
  readonly onPut: (puzzle: Puzzle) => void;
  readonly onUndo: () => void;
}): JSX.Element {
  const words = () => designText();
  const [by, setBy] = createSignal<number | undefined>(BY_DEFAULT);
  /** What the buttons say; while none is given they do nothing. */
  const count = createMemo((last: number) => by() ?? last, BY_DEFAULT);
  const adjusting = useAdjusting(props);
  const known = () => props.length ?? 0;
  /** Why a button does nothing. */
  const reason = () => {
    if (known() === 0) return words().noLength;
    return known() - count() < 1 ? words().notEasier(count(), known()) : '';
  };
  const undo = () => {
    adjusting.forget();
    props.onUndo();
  };
  return (
    <section>
      <h2>{words().adjust}</h2>
      <div class="chips">
        <NumberField label={words().by} value={by()} min={1} max={999} onInput={setBy} />
        <FindButton
          reason={reason()}
          isPossible={known() > 0 && by() !== undefined}
          onFind={() => adjusting.find({ lengthMin: known() + count() })}
        >
          {words().harder(count())}
        </FindButton>
        <FindButton
          reason={reason()}
          isPossible={known() - count() >= 1 && by() !== undefined}
          onFind={() => adjusting.find({ lengthMax: known() - count() })}
        >
          {words().easier(count())}
        </FindButton>
        <FindButton
          reason={reason()}
          isPossible={known() > 0 && by() !== undefined}
          onFind={() => adjusting.find({ lengthMin: count(), lengthMax: count() })}
        >
          {words().exactly} {count()}
        </FindButton>
      </div>
      <Show when={reason()}>
        <p id="adjust-reason" class="soft">
          {reason()}
        </p>
      </Show>
      <Search adjusting={adjusting} onUndo={undo} />
    </section>
  );
}

function FindButton(props: {
  readonly reason: string;
  readonly isPossible: boolean;
  readonly onFind: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <button
      type="button"
      class="button"
      aria-describedby={props.reason && 'adjust-reason'}
      disabled={!props.isPossible}
      onClick={() => props.onFind()}
    >
      {props.children}
    </button>
  );
}

/** What a search is at, and what it came to. */
function Search(props: {
  readonly adjusting: Adjusting;
  readonly onUndo: () => void;
}): JSX.Element {
  const words = () => designText();
  return (
    <div role="status">
      <Show when={props.adjusting.progress()}>
        {(now) => (
          <p class="chips">
            <span>{words().searching(now().tried, now().length)}</span>
            <button
              type="button"
              class="button button-small"
              onClick={() => props.adjusting.stop()}
            >
              {words().stop}
            </button>
          </p>
        )}
      </Show>
      <Show when={props.adjusting.isEmpty()}>
        <p>{words().failed}</p>
      </Show>
      <Show when={props.adjusting.made()}>
        {(own) => <Trail made={own()} onUndo={() => props.onUndo()} />}
      </Show>
    </div>
  );
}

function Trail(props: { readonly made: Made; readonly onUndo: () => void }): JSX.Element {
  const words = () => designText();
  const head = () => {
    const { status, before, length } = props.made;
    return status === 'found' ? words().found(before, length) : words().nearest(before, length);
  };
  return (
    <div class="design-trail">
      <p>
        <b>{head()}</b>
      </p>
      <ol>
        <For each={props.made.trail}>
          {({ change, length }) => (
            <li>
              {changeWords(change)}: {length ?? words().unsolvable}
            </li>
          )}
        </For>
      </ol>
      <button type="button" class="button" onClick={() => props.onUndo()}>
        {words().undo}
      </button>
    </div>
  );
}
