import { createMemo, For, type JSX, Show } from 'solid-js';
import { raceText } from '../text/raceText.ts';
import type { Snapshot } from '../worker/laneMessages.ts';
import type { Lane } from './lane.ts';
import { countText } from './numbers.ts';
import { pseudocodeOf, type Steps, stepsAt, timesOf } from './pseudocode.ts';
import type { Race } from './race.ts';

/** What has more digits has no space beside a line. */
const TIMES_MAX = 999;

/** The algorithm of a lane, line by line; those that led to the moment shown are marked. */
export function Pseudocode(props: {
  readonly race: Race;
  readonly lane: Lane;
  readonly snapshot: Snapshot;
}): JSX.Element {
  const words = () => raceText().pseudocode;
  const led = createMemo(() => stepsAt(props.snapshot, props.lane.end()));
  return (
    <div class="race-code">
      <ol aria-label={words().title}>
        <For each={pseudocodeOf(props.lane.choice())}>
          {(line) => {
            const times = createMemo(() => timesOf(line, led()));
            return (
              <li
                class={`race-code-${line.indent}`}
                aria-current={times() > 0 ? 'step' : undefined}
              >
                <span>{words().lines[line.name]}</span>
                <Show when={times() > 1}>
                  <span role="img" aria-label={words().times(countText(times()))}>
                    {times() > TIMES_MAX ? `${TIMES_MAX}+` : `${times()}×`}
                  </span>
                </Show>
              </li>
            );
          }}
        </For>
      </ol>
      {/* While the clock runs it would be said without an end. */}
      <p role="status" aria-live={props.race.isRunning() ? 'off' : 'polite'}>
        {saidOf(props.snapshot, led())}
      </p>
    </div>
  );
}

/** What led to the moment, in a sentence. */
function saidOf({ turn }: Snapshot, led: Steps): string {
  const { said } = raceText().pseudocode;
  if (led.goal) return said.goal;
  if (led.none) return said.none;
  if (led.begin) return said.begin;
  if (!led.expand) return said.parity;
  const bound = turn.bounds.at(-1);
  if (bound !== undefined) return said.bound(countText(bound));
  return said.turn(countText(turn.generated), countText(turn.opened));
}
