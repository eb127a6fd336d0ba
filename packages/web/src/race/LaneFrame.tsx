import { type JSX, Show } from 'solid-js';
import { raceText } from '../text/raceText.ts';
import { isCode } from './choices.ts';
import type { Lane } from './lane.ts';
import { laneName } from './laneWords.ts';
import type { Race } from './race.ts';

/** A lane under its name; code of a link stands in it until it may run. */
export function LaneFrame(props: {
  readonly race: Race;
  readonly lane: Lane;
  readonly number: number;
  readonly children: JSX.Element;
  /** What stands below, whether the code may run or not. */
  readonly foot?: JSX.Element;
}): JSX.Element {
  const title = () => laneName(props.lane.choice());
  return (
    <section
      class={`race-lane race-color-${props.number}`}
      aria-label={`${raceText().lane(props.number)}: ${title()}`}
    >
      <h2>{title()}</h2>
      <Show when={!props.lane.isHeld()} fallback={<HeldCode race={props.race} lane={props.lane} />}>
        {props.children}
      </Show>
      {props.foot}
    </section>
  );
}

/** Code of a link, to be read before it runs. */
function HeldCode(props: { readonly race: Race; readonly lane: Lane }): JSX.Element {
  const words = () => raceText().code;
  const code = () => {
    const choice = props.lane.choice();
    return isCode(choice.heuristic) ? choice[choice.heuristic] : '';
  };
  return (
    <div class="race-held">
      <p>{words().held}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long code is scrolled by keys */}
      <pre tabIndex={0}>{code()}</pre>
      <p class="soft">{words().safe}</p>
      <button type="button" class="button" onClick={() => props.race.allow(props.lane)}>
        {words().run}
      </button>
    </div>
  );
}
