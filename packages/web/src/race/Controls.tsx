import { createMemo, For, type JSX } from 'solid-js';
import { raceText } from '../text/raceText.ts';
import { Icon } from '../ui/Icon.tsx';
import type { icons } from '../ui/icons.ts';
import { SPEEDS } from './choices.ts';
import { countText } from './numbers.ts';
import type { Race } from './race.ts';

/** Places of the slider; it is logarithmic, as short and long searches race side by side. */
const PLACES = 1000;

/** The clock of the race: run, pause, step, scrub. */
export function Controls(props: { readonly race: Race }): JSX.Element {
  const words = raceText;
  const { race } = props;
  const place = createMemo(() =>
    Math.round((Math.log(race.at() + 1) / Math.log(race.last() + 1 || 1)) * PLACES || 0),
  );
  return (
    <div class="race-controls">
      <div class="race-buttons">
        <Button icon="first" label={words().first} onPress={() => race.goTo(0)} />
        <Button icon="previous" label={words().back} onPress={() => race.goTo(race.at() - 1)} />
        <button
          type="button"
          class="button primary"
          onClick={() => (race.isRunning() ? race.pause() : race.run())}
        >
          <Icon name={race.isRunning() ? 'pause' : 'play'} />
          {race.isRunning() ? words().pause : words().run}
        </button>
        <Button icon="next" label={words().step} onPress={() => race.goTo(race.at() + 1)} />
        <Button icon="last" label={words().last} onPress={race.goToEnd} />
      </div>
      <label class="race-speed">
        <span class="unseen">{words().speed}</span>
        <select
          class="field"
          value={race.speed()}
          onChange={({ currentTarget }) => race.setSpeed(Number(currentTarget.value))}
        >
          <For each={SPEEDS}>
            {(speed) => (
              <option value={speed} selected={speed === race.speed()}>
                {countText(speed)}/s
              </option>
            )}
          </For>
        </select>
      </label>
      <input
        type="range"
        class="race-place"
        min="0"
        max={PLACES}
        value={place()}
        aria-label={words().place}
        aria-valuetext={words().placeOf(countText(race.at()), countText(race.last()))}
        onInput={({ currentTarget }) =>
          race.goTo((race.last() + 1) ** (Number(currentTarget.value) / PLACES) - 1)
        }
      />
      <span class="race-at" data-testid="race-place">
        {words().placeOf(countText(race.at()), countText(race.last()))}
      </span>
    </div>
  );
}

function Button(props: {
  readonly icon: keyof typeof icons;
  readonly label: string;
  readonly onPress: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="tool"
      aria-label={props.label}
      title={props.label}
      onClick={() => props.onPress()}
    >
      <Icon name={props.icon} />
    </button>
  );
}
