import { createMemo, For, type JSX, Show } from 'solid-js';
import { timesText } from '../text/timesText.ts';
import { summarize } from '../times/averages.ts';
import { shownAverage } from '../times/shownTime.ts';
import { countedTimes, type Solve } from '../times/solve.ts';

/** The single and the averages, now and at their best. */
export function AveragesTable(props: { readonly solves: readonly Solve[] }): JSX.Element {
  const words = () => timesText();
  const rows = createMemo(() => summarize(countedTimes(props.solves)));
  return (
    <Show when={rows().length > 0}>
      <table class="averages" aria-label={words().averages}>
        <thead>
          <tr>
            <td />
            <th scope="col">{words().now}</th>
            <th scope="col">{words().best}</th>
          </tr>
        </thead>
        <tbody>
          <For each={rows()}>
            {({ count, now, best }) => (
              <tr>
                <th scope="row">{count === 1 ? words().single : words().average(count)}</th>
                <td>{shownAverage(now)}</td>
                <td class="best">{shownAverage(best)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Show>
  );
}
