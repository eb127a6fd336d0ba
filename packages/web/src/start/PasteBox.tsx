import { FORMS, ParseError, readPuzzle, tileParity } from '@glissade/core';
import { startGame, stateOf } from '@glissade/core/game';
import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  on,
  onMount,
  Show,
} from 'solid-js';
import { putOnBoard, showViewOf } from '../app/showOpened.ts';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { doubtTexts } from '../panels/describe.ts';
import { readPastedLink } from '../share/foreignLink.ts';
import { LinkError } from '../share/linkError.ts';
import { describeLinkFault, type Opened, openLink } from '../share/openLink.ts';
import { startText } from '../text/startText.ts';
import { text } from '../text/text.ts';
import { KnownNote } from './KnownNote.tsx';

type Read = Opened & { readonly form: string; readonly notes: readonly string[] };
/** What is wrong with the text, in sentences. */
type Fault = string;

function readText(pasted: string): Read | Fault | undefined {
  if (pasted.trim() === '') return undefined;
  const { faults } = text();
  try {
    const { puzzle, form, notes } = readPuzzle(pasted);
    const { title } = FORMS.find(({ name }) => name === form)!;
    const game = startGame(puzzle);
    return { game, view: 'play', form: faults.form(form, title), notes: notes.map(faults.note) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return faults.placed(error.line, error.column, error);
  }
}

/** A link to a game, of this app on whatever host or of another; a replay's is read as text. */
function isLink(pasted: string): boolean {
  return /^https?:\/\/\S+$/.test(pasted.trim()) && !pasted.includes('?r=');
}

async function readLink(pasted: string): Promise<Read | Fault> {
  try {
    const link = await readPastedLink(pasted);
    if (!link) throw new LinkError('damaged');
    return { ...(await openLink(link)), form: startText().pasteGame, notes: [] };
  } catch (error) {
    return describeLinkFault(error);
  }
}

/** What is read from what was pasted; links take a moment. */
function createReading(pasted: () => string): Accessor<Read | Fault | undefined> {
  const [linked, setLinked] = createSignal<Read | Fault>();
  createEffect(
    on(pasted, async (now) => {
      setLinked(undefined);
      if (!isLink(now)) return;
      const read = await readLink(now);
      if (pasted() === now) setLinked(read);
    }),
  );
  return createMemo(() => (isLink(pasted()) ? linked() : readText(pasted())));
}

/** Takes a puzzle in any form and says what it read before it is played. */
export function PasteBox(props: { readonly first: string }): JSX.Element {
  let field!: HTMLTextAreaElement;
  const [pasted, setPasted] = createSignal(props.first);
  const result = createReading(pasted);
  const read = () => (typeof result() === 'object' ? (result() as Read) : undefined);
  const fault = () => (typeof result() === 'string' ? (result() as Fault) : undefined);
  const words = () => startText();
  onMount(() => field.focus());
  const open = (found: Read | undefined) => {
    if (!found) return;
    putOnBoard(found);
    showViewOf(found);
  };
  /** A link may ask for another view. */
  const solvable = () => (read()?.view === 'play' ? read() : undefined);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    open(read());
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
        <Show when={read()}>{(one) => <ReadNote read={one()} />}</Show>
        <Show when={fault()}>{(one) => <p class="fault">{one()}</p>}</Show>
      </div>
      <div class="chips">
        <button
          type="button"
          class="button primary"
          disabled={!solvable()}
          onClick={() => open({ ...solvable()!, view: 'solve' })}
        >
          {words().pasteSolve}
        </button>
        <button type="submit" class="button" disabled={!read()}>
          {words().pastePlay}
        </button>
      </div>
    </form>
  );
}

function ReadNote(props: { readonly read: Read }): JSX.Element {
  const words = () => startText();
  const puzzle = () => props.read.game.puzzle;
  const kind = () => {
    const { board, type, pieces } = puzzle();
    return type === 'tiles'
      ? words().pasteTiles(board.width, board.height)
      : words().pasteBlocks(board.width, board.height, pieces.length);
  };
  const isHopeless = () => puzzle().type === 'tiles' && !tileParity(puzzle()).isSolvable;
  return (
    <div class="paste-read">
      <BoardPicture puzzle={puzzle()} state={stateOf(props.read.game)} />
      <div>
        <p>
          <strong>{kind()}</strong>
        </p>
        <KnownNote puzzle={puzzle()} />
        <p class="soft">{words().pasteRead(props.read.form)}</p>
        <p class="soft">{props.read.notes.join(text().board.space)}</p>
        <For each={doubtTexts(puzzle())}>{(doubt) => <p class="warning">{doubt}</p>}</For>
        <Show when={isHopeless()}>
          <p class="warning">{words().pasteUnsolvable}</p>
        </Show>
      </div>
    </div>
  );
}
