import { type JSX, Match, Show, Switch } from 'solid-js';
import { lengthText } from '../panels/metric.ts';
import { editText } from '../text/editText.ts';
import { failureText } from '../text/failureText.ts';
import { text } from '../text/text.ts';
import type { Outcome } from '../worker/solver.ts';
import type { SketchFault, Verdict } from './verdict.ts';

/** What the sketch is worth, in a few words. */
export function VerdictNote(props: {
  readonly verdict: Verdict;
  /** Takes up the tool that sets goals. */
  readonly onAim: () => void;
}): JSX.Element {
  const words = () => editText().verdict;
  return (
    <div class="verdict" role="status">
      <Switch fallback={<p class="verdict-main">{words().looking}</p>}>
        <Match when={props.verdict.fault}>
          {(fault) => (
            <>
              <div class="verdict-head">
                <p class="verdict-main verdict-open">{words().notYet}</p>
                <Show when={isAimless(fault())}>
                  <button type="button" class="button button-small" onClick={() => props.onAim()}>
                    {words().setGoal}
                  </button>
                </Show>
              </div>
              <p class="verdict-rest">
                <Show when={fault().goal !== undefined}>
                  <b>{editText().goalNumber(fault().goal! + 1)}: </b>
                </Show>
                {isAimless(fault()) ? words().aimless : text().faults.whole(fault().error)}
              </p>
            </>
          )}
        </Match>
        <Match when={props.verdict.failure !== undefined}>
          <p class="verdict-main verdict-bad">{failureText(props.verdict.failure)}</p>
        </Match>
        <Match when={props.verdict.outcome}>{(outcome) => <Answer outcome={outcome()} />}</Match>
      </Switch>
      <Show when={!props.verdict.fault && props.verdict.states}>
        {(states) => (
          <p class="verdict-rest">
            {states().isAll ? words().states(states().count) : words().statesMin(states().count)}
          </p>
        )}
      </Show>
    </div>
  );
}

function isAimless({ error }: SketchFault): boolean {
  return error.code === 'goal-empty' || error.code === 'goal-missing';
}

function Answer(props: { readonly outcome: Outcome }): JSX.Element {
  const words = () => editText().verdict;
  const answer = (): readonly [style: string, main: string] => {
    const { outcome } = props;
    switch (outcome.status) {
      case 'solved':
        return outcome.length === 0
          ? ['verdict-open', words().solvedAlready]
          : ['verdict-good', words().shortest(lengthText(outcome.length, outcome.metric))];
      case 'unsolvable':
        return ['verdict-bad', words().unsolvable];
      default:
        return ['verdict-open', words().undecided(outcome.lowerBound)];
    }
  };
  return <p class={`verdict-main ${answer()[0]}`}>{answer()[1]}</p>;
}
