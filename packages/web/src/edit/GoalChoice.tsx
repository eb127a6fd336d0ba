import { For, type JSX, Show } from 'solid-js';
import { editText } from '../text/editText.ts';
import type { Editor } from './editor.ts';

/** Which of the goals is seen and edited; more of them, and fewer. */
export function GoalChoice(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editText();
  const numbers = () => [...editor.sketch().goals.keys()];
  return (
    <fieldset class="edit-group">
      <legend>{words().goals}</legend>
      <div class="chips">
        <For each={numbers()}>
          {(goal) => (
            <button
              type="button"
              class="chip"
              aria-pressed={editor.goal() === goal}
              onClick={() => editor.chooseGoal(goal)}
            >
              {words().goalNumber(goal + 1)}
            </button>
          )}
        </For>
        <button type="button" class="chip" onClick={editor.addGoal}>
          + {words().addGoal}
        </button>
        <Show when={numbers().length > 1}>
          <button type="button" class="chip" onClick={editor.removeGoal}>
            − {words().removeGoal(editor.goal() + 1)}
          </button>
        </Show>
      </div>
      <Show when={numbers().length > 1}>
        <p class="soft edit-hint">{words().goalsHint}</p>
      </Show>
    </fieldset>
  );
}
