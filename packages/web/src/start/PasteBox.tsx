import { FORMS, ParseError, type Puzzle, readPuzzle, tileParity } from '@glissade/core';
import { createMemo, createSignal, type JSX, onMount, Show } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { text } from '../text/text.ts';
import { openPuzzle } from './openPuzzle.ts';

type Read = { readonly puzzle: Puzzle; readonly form: string; readonly notes: readonly string[] };
type Fault = { readonly message: string; readonly hint: string; readonly place: string };

function readText(pasted: string): Read | Fault | undefined {
  if (pasted.trim() === '') return undefined;
  try {
    const { puzzle, form, notes } = readPuzzle(pasted);
    const { title } = FORMS.find(({ name }) => name === form)!;
    const { faults } = text();
    return { puzzle, form: faults.form(form, title), notes: notes.map(faults.note) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { faults } = text();
    const { line, column } = error;
    return {
      message: faults.message(error),
      hint: faults.hint(error),
      place: text().start.pastePlace(line, column),
    };
  }
}

/** Takes a puzzle in any form and says what it read before it is played. */
export function PasteBox(props: { readonly first: string }): JSX.Element {
  let field!: HTMLTextAreaElement;
  const [pasted, setPasted] = createSignal(props.first);
  const result = createMemo(() => readText(pasted()));
  const read = () => (result() && 'puzzle' in result()! ? (result() as Read) : undefined);
  const fault = () => (result() && 'hint' in result()! ? (result() as Fault) : undefined);
  const words = () => text().start;
  onMount(() => field.focus());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isLink(pasted())) followLink(pasted());
    else if (read()) openPuzzle(read()!.puzzle);
  };
  return (
    <form class="paste" onSubmit={submit}>
      <textarea
        ref={field}
        class="field"
        rows="7"
        spellcheck={false}
        aria-label={words().pasteLabel}
        aria-invalid={fault() !== undefined}
        placeholder={words().pastePlaceholder}
        value={pasted()}
        onInput={(event) => setPasted(event.currentTarget.value)}
      />
      <div class="paste-result" aria-live="polite">
        <Show when={isLink(pasted())}>
          <p>{words().pasteGame}</p>
        </Show>
        <Show when={!isLink(pasted()) && read()}>{(one) => <ReadNote read={one()} />}</Show>
        <Show when={!isLink(pasted()) && fault()}>{(one) => <FaultNote fault={one()} />}</Show>
      </div>
      <button type="submit" class="button primary" disabled={!read() && !isLink(pasted())}>
        {words().pastePlay}
      </button>
    </form>
  );
}

/** A link to a game of this app, on whatever host. */
function isLink(pasted: string): boolean {
  return /^https?:\/\/\S+#\S+$/.test(pasted.trim()) && !pasted.includes('?r=');
}

function followLink(pasted: string): void {
  location.hash = new URL(pasted.trim()).hash;
}

function ReadNote(props: { readonly read: Read }): JSX.Element {
  const words = () => text().start;
  const kind = () => {
    const { board, type, pieces } = props.read.puzzle;
    return type === 'tiles'
      ? words().pasteTiles(board.width, board.height)
      : words().pasteBlocks(board.width, board.height, pieces.length);
  };
  const isHopeless = () =>
    props.read.puzzle.type === 'tiles' && !tileParity(props.read.puzzle).isSolvable;
  return (
    <div class="paste-read">
      <BoardPicture puzzle={props.read.puzzle} />
      <div>
        <p>
          <strong>{kind()}</strong>
        </p>
        <p class="soft">{words().pasteRead(props.read.form)}</p>
        <p class="soft">{props.read.notes.join(' ')}</p>
        <Show when={isHopeless()}>
          <p class="warning">{words().pasteUnsolvable}</p>
        </Show>
      </div>
    </div>
  );
}

function FaultNote(props: { readonly fault: Fault }): JSX.Element {
  return (
    <div class="fault">
      <p>
        <strong>{props.fault.place}</strong>: {props.fault.message}
      </p>
      <p class="soft">{props.fault.hint}</p>
    </div>
  );
}
