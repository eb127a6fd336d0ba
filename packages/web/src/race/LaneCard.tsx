import { createMemo, For, type JSX, Show } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { raceText } from '../text/raceText.ts';
import type { Glimpse } from '../worker/laneMessages.ts';
import { BarChart } from './Bars.tsx';
import { LaneSettings } from './LaneSettings.tsx';
import type { Lane } from './lane.ts';
import { endText, laneName } from './laneWords.ts';
import { countText } from './numbers.ts';
import type { Race } from './race.ts';

/** One search of the race at the moment that the clock shows. */
export function LaneCard(props: {
  readonly race: Race;
  readonly lane: Lane;
  readonly number: number;
}): JSX.Element {
  const words = raceText;
  const title = () => laneName(props.lane.choice());
  const isAtEnd = () => {
    const end = props.lane.end();
    return end !== undefined && props.race.at() >= end.stats.expanded;
  };
  return (
    <section
      class={`race-lane race-color-${props.number}`}
      aria-label={`${words().lane(props.number)}: ${title()}`}
    >
      <h2>{title()}</h2>
      <Show
        when={props.lane.failure() === undefined}
        fallback={<p role="alert">{words().failed(props.lane.failure()!)}</p>}
      >
        <Show when={props.lane.glimpse()} fallback={<p class="soft">{words().working}</p>}>
          {(glimpse) => (
            <>
              <BoardPicture
                puzzle={props.race.puzzle()}
                state={Uint16Array.from(glimpse().state)}
              />
              <p class="race-value">{valuesOf(glimpse())}</p>
              <LaneCounts lane={props.lane} glimpse={glimpse()} />
              <LaneBars glimpse={glimpse()} isBothWays={isBothWays(props.lane)} />
              <Iterations glimpse={glimpse()} />
            </>
          )}
        </Show>
        <p class="race-end" classList={{ 'race-done': isAtEnd() }}>
          {endText(props.race.puzzle(), props.lane.end(), props.race.shortest())}
        </p>
      </Show>
      <details>
        <summary>{words().settings}</summary>
        <LaneSettings
          choice={props.lane.choice()}
          puzzle={props.race.puzzle()}
          onChange={(part) => props.race.change(props.lane, part)}
        />
        <Show when={props.race.lanes().length > 1}>
          <button type="button" class="button" onClick={() => props.race.remove(props.lane)}>
            {words().remove}
          </button>
        </Show>
      </details>
    </section>
  );
}

const isBothWays = (lane: Lane) => lane.choice().algorithm === 'bidirectional';

function valuesOf({ h, f, depth, isBackward }: Glimpse): string {
  if (isBackward) return raceText().backward;
  if (h === undefined || f === undefined) return `g ${countText(depth)}`;
  return raceText().valueOf(countText(depth), countText(h), countText(f));
}

const COUNTS = ['expanded', 'generated', 'frontier', 'bytes', 'depth', 'bound', 'branching'];

function LaneCounts(props: { readonly lane: Lane; readonly glimpse: Glimpse }): JSX.Element {
  const words = () => raceText().counts;
  const branching = () => {
    const end = props.lane.end();
    const isOver = end !== undefined && props.glimpse.at === end.stats.expanded;
    return isOver && end.branching !== undefined ? end.branching.toFixed(2) : '–';
  };
  const rows = createMemo(
    () =>
      [
        ['expanded', countText(props.glimpse.at)],
        ['generated', countText(props.glimpse.generated)],
        ['frontier', countText(props.glimpse.frontier)],
        ['bytes', raceText().bytes(props.glimpse.bytes)],
        ['depth', countText(props.glimpse.depth)],
        ['bound', countText(props.glimpse.lowerBound)],
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

function LaneBars(props: { readonly glimpse: Glimpse; readonly isBothWays: boolean }): JSX.Element {
  const words = raceText;
  return (
    <>
      <BarChart
        title={props.isBothWays ? words().levelsForward : words().levels}
        bars={props.glimpse.levels}
      />
      <Show when={props.glimpse.layers}>
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
function Iterations(props: { readonly glimpse: Glimpse }): JSX.Element {
  const written = () =>
    props.glimpse.iterations
      .map(({ bound, from }, i, all) => {
        const to = all[i + 1]?.from ?? props.glimpse.at;
        return `${countText(bound)}: ${countText(to - from)}`;
      })
      .join(' · ');
  return (
    <Show when={props.glimpse.iterations.length > 0}>
      <p class="race-iterations">
        <span>{raceText().iterations}</span>
        {written()}
      </p>
    </Show>
  );
}
