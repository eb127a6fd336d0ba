import { type JSX, Show } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { raceText } from '../text/raceText.ts';
import type { Snapshot } from '../worker/laneMessages.ts';
import { failureWords } from './failureWords.ts';
import { HeuristicBoard } from './HeuristicBoard.tsx';
import { Iterations, isBothWays, LaneBars, LaneCounts } from './LaneCounts.tsx';
import { LaneFrame } from './LaneFrame.tsx';
import { LaneSettings } from './LaneSettings.tsx';
import type { Lane } from './lane.ts';
import { laneEndText } from './laneWords.ts';
import { countText } from './numbers.ts';
import { Pseudocode } from './Pseudocode.tsx';
import { LaneMapPicture, type Scene } from './RaceMap.tsx';
import type { Race } from './race.ts';
import { WeightSlider } from './WeightSlider.tsx';

/** One search of the race at the moment that the clock shows. */
export function LaneCard(props: {
  readonly race: Race;
  readonly lane: Lane;
  readonly number: number;
  /** The map that it is drawn on; undefined: none. */
  readonly scene: Scene | undefined;
}): JSX.Element {
  const fault = () => {
    const failure = props.lane.failure();
    return failure ? raceText().failed(failureWords(failure)) : '';
  };
  return (
    <LaneFrame
      race={props.race}
      lane={props.lane}
      number={props.number}
      foot={<Settings race={props.race} lane={props.lane} fault={fault()} />}
    >
      <LaneNow race={props.race} lane={props.lane} scene={props.scene} fault={fault()} />
      <WeightSlider race={props.race} lane={props.lane} />
    </LaneFrame>
  );
}

/** How the search is chosen and tuned, and how its lane is taken away. */
function Settings(props: {
  readonly race: Race;
  readonly lane: Lane;
  readonly fault: string;
}): JSX.Element {
  return (
    <details>
      <summary>{raceText().settings}</summary>
      <LaneSettings
        choice={props.lane.choice()}
        puzzle={props.race.puzzle()}
        fault={props.fault}
        onChange={(part) => props.race.change(props.lane, part)}
        onUse={(part) => {
          props.lane.allow();
          props.race.change(props.lane, part);
        }}
      />
      <Show when={props.race.lanes().length > 1}>
        <button type="button" class="button" onClick={() => props.race.remove(props.lane)}>
          {raceText().remove}
        </button>
      </Show>
    </details>
  );
}

/** What is known of a search, or why there is nothing. */
function LaneNow(props: {
  readonly race: Race;
  readonly lane: Lane;
  readonly scene: Scene | undefined;
  readonly fault: string;
}): JSX.Element {
  const words = raceText;
  const isAtEnd = () => props.race.hasEnded(props.lane);
  return (
    <Show
      when={props.fault}
      fallback={
        <>
          <Show when={props.lane.snapshot()} fallback={<p class="soft">{words().working}</p>}>
            {(snapshot) => (
              <LaneMoment
                race={props.race}
                lane={props.lane}
                scene={props.scene}
                snapshot={snapshot()}
              />
            )}
          </Show>
          <p class="race-end" classList={{ 'race-done': isAtEnd() }}>
            {laneEndText(props.race, props.lane)}
          </p>
        </>
      }
    >
      {/* An open editor of a heuristic says it beside the heuristic, and this is not shown. */}
      {(fault) => (
        <p class="race-failed" role="alert">
          {fault()}
        </p>
      )}
    </Show>
  );
}

/** The state under expansion, with what its heuristic counts if it has parts. */
export function LaneBoard(props: {
  readonly race: Race;
  readonly snapshot: Snapshot;
}): JSX.Element {
  const state = () => Uint16Array.from(props.snapshot.state);
  return (
    <Show
      when={props.snapshot.parts}
      fallback={<BoardPicture puzzle={props.race.puzzle()} state={state()} />}
    >
      {(parts) => <HeuristicBoard race={props.race} state={state()} parts={parts()} />}
    </Show>
  );
}

function LaneMoment(props: {
  readonly race: Race;
  readonly lane: Lane;
  readonly scene: Scene | undefined;
  readonly snapshot: Snapshot;
}): JSX.Element {
  return (
    <>
      <LaneBoard race={props.race} snapshot={props.snapshot} />
      <p class="race-value">{valuesOf(props.snapshot)}</p>
      <Show when={props.race.showsCode()}>
        <Pseudocode race={props.race} lane={props.lane} snapshot={props.snapshot} />
      </Show>
      <Show when={props.scene}>
        {(scene) => <LaneMapPicture lane={props.lane} scene={scene()} snapshot={props.snapshot} />}
      </Show>
      <LaneCounts lane={props.lane} snapshot={props.snapshot} />
      <LaneBars snapshot={props.snapshot} isBothWays={isBothWays(props.lane)} />
      <Iterations snapshot={props.snapshot} />
    </>
  );
}

export function valuesOf({ h, f, depth, isBackward }: Snapshot): string {
  if (isBackward) return raceText().backward;
  if (h === undefined || f === undefined) return `g ${countText(depth)}`;
  return raceText().valueOf(countText(depth), countText(h), countText(f));
}
