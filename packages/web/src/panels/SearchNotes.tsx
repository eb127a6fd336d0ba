import type { Metric, Puzzle } from '@glissade/core';
import { type JSX, Show } from 'solid-js';
import type { Knowledge } from '../solver/knowledge.ts';
import type { Tracker } from '../solver/tracker.ts';
import { failureText } from '../text/failureText.ts';
import { text } from '../text/text.ts';
import { progressText, proofText } from './describe.ts';

type NotesProps = {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly knowledge: Knowledge;
  readonly tracker: Tracker;
  /** Whether any solution would do. */
  readonly mayHurry: boolean;
};

/** Where a search stands, how it ended and what that proves. */
export function SearchNotes(props: NotesProps): JSX.Element {
  return (
    <>
      <Show when={props.knowledge.isWorking || props.knowledge.isStopped}>
        <SearchProgress {...props} />
      </Show>
      <Show when={props.knowledge.failure !== undefined}>
        <p class="help-fault" role="alert">
          {failureText(props.knowledge.failure)}
        </p>
      </Show>
      <Show when={proofText(props.puzzle, props.metric, props.knowledge)}>
        {(proof) => (
          <p class="help-proof" role="status">
            {proof()}
          </p>
        )}
      </Show>
    </>
  );
}

function SearchProgress(props: NotesProps): JSX.Element {
  const isWorking = () => props.knowledge.isWorking;
  return (
    <div class="help-progress">
      <Show when={isWorking()} fallback={<span>{text().solve.stopped}</span>}>
        <span class="help-spinner" aria-hidden="true" />
        <span>{progressText(props.knowledge)}</span>
      </Show>
      <span class="help-progress-buttons">
        <Show when={props.mayHurry}>
          <button type="button" class="button button-small" onClick={props.tracker.hurry}>
            {text().solve.hurry}
          </button>
        </Show>
        <button
          type="button"
          class="button button-small"
          onClick={() => (isWorking() ? props.tracker.stop() : props.tracker.resume())}
        >
          {isWorking() ? text().solve.stop : text().solve.resume}
        </button>
      </span>
    </div>
  );
}
