import { type JSX, Show, untrack } from 'solid-js';
import { raceText } from '../../text/raceText.ts';
import type { Snapshot } from '../../worker/laneMessages.ts';
import { BarChart } from '../Bars.tsx';
import { failureWords } from '../failureWords.ts';
import { LaneBoard, valuesOf } from '../LaneCard.tsx';
import { isBothWays } from '../LaneCounts.tsx';
import { LaneFrame } from '../LaneFrame.tsx';
import type { Lane } from '../lane.ts';
import { laneEndText } from '../laneWords.ts';
import { countText } from '../numbers.ts';
import { Pseudocode } from '../Pseudocode.tsx';
import type { Race } from '../race.ts';
import { WeightSlider } from '../WeightSlider.tsx';

/**
 * A lane of a presented race, large: its name, its board, how many states it has expanded, and how
 * it ended.
 */
export function PresentedLane(props: {
  readonly race: Race;
  readonly lane: Lane;
  readonly number: number;
}): JSX.Element {
  return (
    <LaneFrame race={props.race} lane={props.lane} number={props.number}>
      <Show when={props.lane.failure()}>
        {(failure) => <p role="alert">{raceText().failed(failureWords(failure()))}</p>}
      </Show>
      <Show when={!props.lane.failure() && props.lane.snapshot()}>
        {(snapshot) => <Now race={props.race} lane={props.lane} snapshot={snapshot()} />}
      </Show>
    </LaneFrame>
  );
}

function Now(props: {
  readonly race: Race;
  readonly lane: Lane;
  readonly snapshot: Snapshot;
}): JSX.Element {
  const words = raceText;
  // A slider for each search would be too much; a link asks for one by its weight.
  const hasSlider = untrack(() => props.lane.choice().weight !== 1);
  const hasEnded = () => props.race.hasEnded(props.lane);
  return (
    <>
      <LaneBoard race={props.race} snapshot={props.snapshot} />
      <p class="race-value">{valuesOf(props.snapshot)}</p>
      <p class="race-number">
        <b data-count="expanded">{countText(props.snapshot.at)}</b> {words().legend.closed}
      </p>
      <BarChart
        title={props.snapshot.layers && !isBothWays(props.lane) ? words().layers : words().levels}
        bars={props.snapshot.layers ?? props.snapshot.levels}
      />
      <p class="race-end" classList={{ 'race-done': hasEnded() }}>
        <Show when={hasEnded()}>{laneEndText(props.race, props.lane)}</Show>
      </p>
      <Show when={hasSlider}>
        <WeightSlider race={props.race} lane={props.lane} />
      </Show>
      <Show when={props.race.showsCode()}>
        <Pseudocode race={props.race} lane={props.lane} snapshot={props.snapshot} />
      </Show>
    </>
  );
}
