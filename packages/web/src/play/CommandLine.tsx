import { createSignal, For, type JSX, onMount } from 'solid-js';
import { text } from '../text/text.ts';
import { bringIntoSight } from '../ui/bringIntoSight.ts';
import { type CommandPage, runCommand } from './commands.ts';
import { theGame } from './theGame.ts';

type Answer = { readonly typed: string; readonly answer: string };

/** Answers kept on the page. */
const ANSWERS_MAX = 6;

/** Playing by typing; every answer is said, the latest stands last. */
export function CommandLine(props: CommandPage & { readonly onClose: () => void }): JSX.Element {
  let input!: HTMLInputElement;
  const [answers, setAnswers] = createSignal<readonly Answer[]>([]);
  const words = () => text().play;
  const run = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = input.value;
    const answer = runCommand(theGame, typed, props);
    setAnswers([...answers(), { typed, answer }].slice(-ANSWERS_MAX));
    input.value = '';
    // The answer pushes it down.
    requestAnimationFrame(() => input.scrollIntoView({ block: 'nearest' }));
  };
  onMount(() => input.focus({ preventScroll: true }));
  return (
    <section class="drawer" aria-label={words().commands} ref={bringIntoSight}>
      <div class="answers" role="log" aria-live="polite">
        <For each={answers()}>
          {({ typed, answer }) => (
            <p>
              <span class="typed">{typed}</span> {answer}
            </p>
          )}
        </For>
      </div>
      <form class="line" onSubmit={run}>
        <input
          ref={input}
          class="field"
          placeholder={words().commandHint}
          aria-label={words().commandLabel}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="send"
          onKeyDown={({ key }) => key === 'Escape' && props.onClose()}
        />
        <button type="submit" class="button">
          {words().commandRun}
        </button>
      </form>
    </section>
  );
}
