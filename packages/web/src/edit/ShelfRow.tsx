import { createSignal, For, type JSX, Show } from 'solid-js';
import { editText } from '../text/editText.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Editor } from './editor.ts';
import { freeName, type Shelved, shelf, shelve, unshelve } from './shelf.ts';
import { puzzleOfSketch } from './sketch.ts';

/** Prints every kept sketch that is a puzzle, several to a page. */
async function printShelf(): Promise<void> {
  const { printPuzzles } = await import('../export/printSheet.ts');
  printPuzzles(
    shelf().flatMap(({ name, sketch }) => {
      try {
        return [puzzleOfSketch({ ...sketch, info: { title: name } })];
      } catch {
        return [];
      }
    }),
  );
}

/** Keeps sketches under names, and brings them back. */
export function ShelfRow(props: { readonly editor: Editor }): JSX.Element {
  const words = () => editText();
  const [name, setName] = createSignal(props.editor.sketch().info.title ?? '');
  const keep = () => {
    const title = name().trim() || freeName(words().untitled);
    // Another name makes another puzzle: it is no longer one of the catalogue.
    const { id: _, ...info } = props.editor.sketch().info;
    const sketch = { ...props.editor.sketch(), info: { ...info, title } };
    props.editor.put(sketch);
    shelve(title, sketch);
    setName(title);
  };
  return (
    <fieldset class="edit-group">
      <legend>{words().shelf}</legend>
      <form
        class="line"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <input
          class="field"
          value={name()}
          aria-label={words().name}
          placeholder={words().name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" class="button">
          {words().keep}
        </button>
      </form>
      <Show when={shelf().length > 0}>
        <ul class="edit-shelf">
          <For each={shelf()}>
            {(kept) => (
              <KeptSketch
                kept={kept}
                onOpen={() => {
                  props.editor.put(kept.sketch);
                  setName(kept.name);
                }}
              />
            )}
          </For>
        </ul>
        <button type="button" class="button edit-print" onClick={printShelf}>
          {words().printAll}
        </button>
      </Show>
    </fieldset>
  );
}

function KeptSketch(props: { readonly kept: Shelved; readonly onOpen: () => void }): JSX.Element {
  const { name, sketch } = props.kept;
  return (
    <li class="line">
      <button type="button" class="row-button" onClick={() => props.onOpen()}>
        <span>{name}</span>
        <span class="soft">
          {sketch.width}×{sketch.height}
        </span>
      </button>
      <button
        type="button"
        class="tool tool-small"
        aria-label={editText().drop(name)}
        onClick={() => unshelve(name)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
