import { type JSX, Show } from 'solid-js';
import { raceText } from '../text/raceText.ts';
import { heeds, WEIGHT_MAX } from './choices.ts';
import type { Lane } from './lane.ts';
import { countText } from './numbers.ts';
import type { Race } from './race.ts';

/** A slider for the weight of a lane that uses one; moving it runs the search again. */
export function WeightSlider(props: { readonly race: Race; readonly lane: Lane }): JSX.Element {
  const weight = () => props.lane.choice().weight;
  return (
    <Show when={heeds(props.lane.choice().algorithm).weight}>
      <label class="race-weight">
        <span>
          {raceText().weight}: <b>{countText(weight())}</b>
        </span>
        <input
          type="range"
          min="1"
          max={WEIGHT_MAX}
          step="0.25"
          value={weight()}
          onInput={({ currentTarget }) =>
            props.race.change(props.lane, { weight: Number(currentTarget.value) })
          }
        />
      </label>
    </Show>
  );
}
