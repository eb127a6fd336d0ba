import { FORMS, formatPuzzle, ParseError, type Puzzle, readPuzzle } from '@glissade/core';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { editText } from '../text/editText.ts';
import { text } from '../text/text.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { type Sketch, sketchOf } from './sketch.ts';

/** The sketch as text in every form that can hold it, and text in any form as a sketch. */
export function TextDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly puzzle: Puzzle | undefined;
  readonly onRead: (sketch: Sketch) => void;
}): JSX.Element {
  return (
    <Dialog title={editText().text} isOpen={props.isOpen} onClose={props.onClose}>
      <Show when={props.puzzle} keyed>
        {(puzzle) => <Written puzzle={puzzle} />}
      </Show>
      <ReadForm
        onRead={(sketch) => {
          props.onRead(sketch);
          props.onClose();
        }}
      />
    </Dialog>
  );
}

function Written(props: { readonly puzzle: Puzzle }): JSX.Element {
  const words = () => editText();
  const forms = createMemo(() =>
    FORMS.filter((form) => form.write && form.refuses?.(props.puzzle) === undefined),
  );
  const [chosen, choose] = createSignal('native');
  const form = () => forms().find(({ name }) => name === chosen())?.name ?? forms()[0]?.name;
  const written = () => (form() === undefined ? '' : formatPuzzle(props.puzzle, form()));
  return (
    <div class="edit-written">
      <div class="line">
        <label class="soft" for="edit-form">
          {words().form}
        </label>
        <select
          id="edit-form"
          class="field"
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <For each={forms()}>
            {({ name, title }) => <option value={name}>{text().faults.form(name, title)}</option>}
          </For>
        </select>
        <CopyButton label={words().copy} written={async () => written()} />
      </div>
      <textarea class="field" rows="8" readonly aria-label={words().text} value={written()} />
    </div>
  );
}

function ReadForm(props: { readonly onRead: (sketch: Sketch) => void }): JSX.Element {
  const words = () => editText();
  const [typed, setTyped] = createSignal('');
  const [fault, setFault] = createSignal('');
  const read = () => {
    try {
      props.onRead(sketchOf(readPuzzle(typed()).puzzle));
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      setFault(text().faults.placed(error.line, error.column, error));
    }
  };
  return (
    <form
      class="edit-read"
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <textarea
        class="field"
        rows="5"
        aria-label={words().readLabel}
        placeholder={words().readPlaceholder}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setFault('');
        }}
      />
      <Show when={fault()}>
        <p class="help-fault" role="alert">
          {fault()}
        </p>
      </Show>
      <button type="submit" class="button" disabled={typed().trim() === ''}>
        {words().read}
      </button>
    </form>
  );
}
