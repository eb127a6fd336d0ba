import { createSignal, For, type JSX, Show } from 'solid-js';
import { editText } from '../text/editText.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Editor } from './editor.ts';
import { freeName, shelf, shelve, unshelve } from './shelf.ts';
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
              <li class="line">
                <button
                  type="button"
                  class="row-button"
                  onClick={() => {
                    props.editor.put(kept.sketch);
                    setName(kept.name);
                  }}
                >
                  <span>{kept.name}</span>
                  <span class="soft">
                    {kept.sketch.width}×{kept.sketch.height}
                  </span>
                </button>
                <button
                  type="button"
                  class="tool tool-small"
                  aria-label={words().drop(kept.name)}
                  onClick={() => unshelve(kept.name)}
                >
                  <Icon name="trash" />
                </button>
              </li>
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
