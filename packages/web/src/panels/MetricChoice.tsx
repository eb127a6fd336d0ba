import type { Puzzle } from '@glissade/core';
import { For, type JSX } from 'solid-js';
import { text } from '../text/text.ts';
import { chooseMetric, METRICS_OF, metricFor } from './metric.ts';

/** The choice of the metric: what counts as one. */
export function MetricChoice(props: { readonly puzzle: Puzzle }): JSX.Element {
  const metric = () => metricFor(props.puzzle);
  return (
    <fieldset class="choice">
      <legend>{text().solve.metricLabel}</legend>
      <div class="choice-options">
        <For each={METRICS_OF[props.puzzle.type]}>
          {(name) => (
            <label class="choice-option" classList={{ chosen: metric() === name }}>
              <input
                type="radio"
                name="metric"
                checked={metric() === name}
                onChange={() => chooseMetric(props.puzzle, name)}
              />
              {text().solve.metric[name]}
            </label>
          )}
        </For>
      </div>
      <p class="choice-hint">{text().solve.metricHint[metric()]}</p>
    </fieldset>
  );
}
