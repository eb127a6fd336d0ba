import { type JSX, Match, Show, Switch } from 'solid-js';
import { lengthText } from '../panels/metric.ts';
import { failureText } from '../text/failureText.ts';
import { reviewText } from '../text/reviewText.ts';
import type { Review } from './useReview.ts';

/** One number for the whole line; what it means is said where it is pointed at. */
export function AccuracyNote(props: { readonly review: Review }): JSX.Element {
  const accuracy = () => props.review.sums().accuracy;
  const words = () => reviewText();
  return (
    <Show when={!props.review.isWorking() && accuracy()}>
      {(known) => (
        <p class="accuracy" title={words().accuracyHint}>
          <strong>
            {(known().isExact ? words().percent : words().percentMin)(known().percent)}
          </strong>{' '}
          <span>{words().accuracy}</span> <span class="soft">{words().accuracyHint}</span>
        </p>
      )}
    </Show>
  );
}

export function Summary(props: { readonly review: Review }): JSX.Element {
  const words = () => reviewText();
  const sums = () => props.review.sums();
  const length = (n: number) => lengthText(n, props.review.line().metric);
  const mistakes = () =>
    words().mistakes(sums().mistakes, sums().isComplete, length(sums().wasted));
  return (
    <p class="soft" role="status">
      <Switch>
        <Match when={sums().played === 0}>{''}</Match>
        <Match when={props.review.isWorking()}>{words().working}</Match>
        <Match when={props.review.failure() !== undefined}>
          {failureText(props.review.failure())}
        </Match>
        <Match when={sums().optimum === undefined}>
          {words().onlyBounds(length(sums().played))}
        </Match>
        <Match when={!sums().isSolved && sums().left !== undefined}>
          {words().unfinished(length(sums().played), length(sums().left!), mistakes())}
        </Match>
        <Match when={sums().mistakes === 0 && sums().isComplete}>
          {words().perfect(length(sums().played))}
        </Match>
        <Match when={true}>
          {words().sum(length(sums().played), length(sums().optimum!), mistakes())}
        </Match>
      </Switch>
    </p>
  );
}
