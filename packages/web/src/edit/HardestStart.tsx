import type { Puzzle } from '@glissade/core';
import { type JSX, Show } from 'solid-js';
import { lengthText } from '../panels/metric.ts';
import { failureText } from '../text/failureText.ts';
import { hardestText } from '../text/hardestText.ts';
import { text } from '../text/text.ts';
import type { SurveyProgress } from '../worker/solver.ts';
import type { Editor } from './editor.ts';
import { createSeeking, type Sought } from './seekHardest.ts';
import './hardest.css';

/** Puts the pieces so that the way to the goal is as long as it can be. */
export function HardestStart(props: {
  readonly editor: Editor;
  /** What is painted, once it is a puzzle. */
  readonly puzzle: Puzzle | undefined;
}): JSX.Element {
  const { progress, sought, seek, stop } = createSeeking(props.editor);
  const words = () => hardestText();
  const press = () => {
    if (progress()) stop();
    else if (props.puzzle) void seek(props.puzzle);
  };
  return (
    <div class="hardest">
      <button type="button" class="button" disabled={!props.puzzle && !progress()} onClick={press}>
        {progress() ? words().stop : words().seek}
      </button>
      <Show when={progress()}>{(now) => <HowFar progress={now()} />}</Show>
      <p class="hardest-answer" role="status">
        <Show when={sought()}>{(answer) => answerText(answer())}</Show>
      </p>
    </div>
  );
}

function HowFar(props: { readonly progress: SurveyProgress }): JSX.Element {
  const words = () => hardestText();
  const told = () => {
    const { states, restMs } = props.progress;
    const rest = restMs === undefined ? [] : [words().rest(Math.ceil(restMs / 1000))];
    return [words().states(states), ...rest].join(' · ');
  };
  return (
    <div class="hardest-progress">
      <progress max={1} value={props.progress.share} aria-label={words().progress} />
      <span class="soft">{told()}</span>
    </div>
  );
}

function answerText(sought: Sought): string {
  const words = hardestText();
  switch (sought.status) {
    case 'found': {
      const { length, metric, solvable, starts, equal } = sought;
      const found = words.found(lengthText(length, metric));
      return [found, words.starts(solvable, starts), words.equal(equal)].join(text().board.space);
    }
    case 'none':
      return words.none(sought.starts);
    case 'failed':
      return failureText(sought.failure);
    default:
      return words[sought.status];
  }
}
