import { createMemo, For, type JSX, Show } from 'solid-js';
import { timesText } from '../text/timesText.ts';
import { shownAverage } from '../times/shownTime.ts';
import type { Solve } from '../times/solve.ts';
import { type Measure, statisticsOf } from '../times/statistics.ts';

/** What the shown solves come to: a column for times, moves and speed each. */
export function StatisticsTable(props: { readonly solves: readonly Solve[] }): JSX.Element {
  const columns = createMemo(() => statisticsOf(props.solves));
  const counts = () => columns()[0]?.averages.map(({ count }) => count) ?? [];
  const isTiles = () => columns().some(({ measure }) => measure === 'mtm');
  const words = () => timesText();
  return (
    <Show when={columns().length > 0}>
      <table class="averages" aria-label={words().statistics}>
        <thead>
          <tr>
            <td />
            <For each={columns()}>
              {({ measure }) => (
                <th scope="col" title={words().measureHelp[measure]}>
                  {measure === 'moves' && isTiles() ? words().stm : words().measure[measure]}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <Row name={words().mean} values={columns().map(({ measure, mean }) => [measure, mean])} />
          <Row
            name={words().deviation}
            values={columns().map(({ measure, deviation }) => [measure, deviation])}
          />
          <For each={counts()}>
            {(count) => (
              <Row
                name={words().average(count)}
                values={columns().map(({ measure, averages }) => [
                  measure,
                  averages.find((one) => one.count === count)?.value,
                ])}
              />
            )}
          </For>
        </tbody>
      </table>
    </Show>
  );
}

function Row(props: {
  readonly name: string;
  readonly values: readonly (readonly [Measure, number | undefined])[];
}): JSX.Element {
  return (
    <tr>
      <th scope="row">{props.name}</th>
      <For each={props.values}>{([measure, value]) => <td>{shown(measure, value)}</td>}</For>
    </tr>
  );
}

function shown(measure: Measure, value: number | undefined): string {
  if (measure === 'time' || value === undefined || !Number.isFinite(value)) {
    return shownAverage(value === undefined ? value : Math.abs(value));
  }
  return value.toFixed(measure === 'rate' ? 2 : 1);
}
