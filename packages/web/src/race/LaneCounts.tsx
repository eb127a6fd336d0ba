/* The counts of a lane at the moment that is shown, as a list and as bars. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { raceText } from '../text/raceText.ts';
import type { Snapshot } from '../worker/laneMessages.ts';
import { BarChart } from './Bars.tsx';
import type { Lane } from './lane.ts';
import { countText } from './numbers.ts';

const COUNTS = ['expanded', 'generated', 'frontier', 'bytes', 'depth', 'bound', 'branching'];

export function LaneCounts(props: {
  readonly lane: Lane;
  readonly snapshot: Snapshot;
}): JSX.Element {
  const words = () => raceText().counts;
  const branching = () => {
    const end = props.lane.end();
    const isOver = end !== undefined && props.snapshot.at === end.stats.expanded;
    return isOver && end.branching !== undefined ? end.branching.toFixed(2) : '–';
  };
  const rows = createMemo(
    () =>
      [
        ['expanded', countText(props.snapshot.at)],
        ['generated', countText(props.snapshot.generated)],
        ['frontier', countText(props.snapshot.frontier)],
        ['bytes', raceText().bytes(props.snapshot.bytes)],
        ['depth', countText(props.snapshot.depth)],
        ['bound', countText(props.snapshot.lowerBound)],
        ['branching', branching()],
      ] as const,
  );
  return (
    <dl class="race-counts">
      <For each={COUNTS}>
        {(_, index) => (
          <div>
            <dt>{words()[rows()[index()]![0]]}</dt>
            <dd data-count={rows()[index()]![0]}>{rows()[index()]![1]}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}

export function LaneBars(props: {
  readonly snapshot: Snapshot;
  readonly isBothWays: boolean;
}): JSX.Element {
  const words = raceText;
  return (
    <>
      <BarChart
        title={props.isBothWays ? words().levelsForward : words().levels}
        bars={props.snapshot.levels}
      />
      <Show when={props.snapshot.layers}>
        {(layers) => (
          <BarChart
            title={props.isBothWays ? words().layersBackward : words().layers}
            bars={layers()}
          />
        )}
      </Show>
    </>
  );
}

/** Of a search that deepens: the bound of each iteration, and its expansions so far. */
export function Iterations(props: { readonly snapshot: Snapshot }): JSX.Element {
  const written = () =>
    props.snapshot.iterations
      .map(({ bound, from }, i, all) => {
        const to = all[i + 1]?.from ?? props.snapshot.at;
        return `${countText(bound)}: ${countText(to - from)}`;
      })
      .join(' · ');
  return (
    <Show when={props.snapshot.iterations.length > 0}>
      <p class="race-iterations">
        <span>{raceText().iterations}</span>
        {written()}
      </p>
    </Show>
  );
}

export const isBothWays = (lane: Lane) => lane.choice().algorithm === 'bidirectional';
