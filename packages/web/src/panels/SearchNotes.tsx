import type { Metric } from '@glissade/core';
import { type JSX, lazy, Show } from 'solid-js';
import type { Knowledge } from '../solver/knowledge.ts';
import type { Tracker } from '../solver/tracker.ts';
import { failureText } from '../text/failureText.ts';
import { text } from '../text/text.ts';
import { Loading } from '../ui/Loading.tsx';
import { answerText, pauseText, progressText } from './describe.ts';

const DoubtfulAnswer = lazy(async () => ({
  default: (await import('../photo/DoubtfulAnswer.tsx')).DoubtfulAnswer,
}));

type NotesProps = {
  readonly metric: Metric;
  readonly knowledge: Knowledge;
  readonly tracker: Tracker;
  /** The shortest length from here, where others have proved it. */
  readonly known: number | undefined;
  /** Places in doubt of the picture that the board was read from. */
  readonly doubts: number;
};

/** Where a search stands, and what it has found. */
export function SearchNotes(props: NotesProps): JSX.Element {
  return (
    <>
      <Show when={props.knowledge.isWorking || props.knowledge.pause}>
        <SearchProgress {...props} />
      </Show>
      <Show when={props.knowledge.failure !== undefined}>
        <p class="help-fault" role="alert">
          {failureText(props.knowledge.failure)}{' '}
          <button type="button" class="button button-small" onClick={() => props.tracker.resume()}>
            {text().app.retry}
          </button>
        </p>
      </Show>
      <Show when={answerText(props.metric, props.knowledge, props.known)}>
        {(answer) => (
          <p class="answer-text" role="status">
            <Show when={props.doubts > 0} fallback={answer()}>
              <Loading isUnseen>
                <DoubtfulAnswer answer={answer()} places={props.doubts} />
              </Loading>
            </Show>
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
      <Show when={isWorking()} fallback={<span>{pauseText(props.knowledge)}</span>}>
        <span class="help-spinner" aria-hidden="true" />
        <span class="help-progress-text">{progressText(props.knowledge)}</span>
      </Show>
      <span class="help-progress-buttons">
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
