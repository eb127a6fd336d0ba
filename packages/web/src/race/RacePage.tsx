import { createSignal, For, type JSX, Show } from 'solid-js';
import { raceText } from '../text/raceText.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { isEmbedded } from '../ui/route.ts';
import { Chart } from './Chart.tsx';
import { Controls } from './Controls.tsx';
import { DEFAULT_CHOICE, LANES_MAX, SPEEDS } from './choices.ts';
import { LaneCard } from './LaneCard.tsx';
import { PuzzleChoice, type Source } from './PuzzleChoice.tsx';
import { MapMaker, type Scene } from './RaceMap.tsx';
import type { Race } from './race.ts';
import { type RaceSettings, writeRaceLink } from './raceLink.ts';

/** The race with all that can be set and seen. */
export function RacePage(props: {
  readonly race: Race;
  readonly source: Source;
  readonly onSource: (source: Source) => void;
  readonly onPresent: (isPresented: true) => void;
}): JSX.Element {
  const { race } = props;
  const [isMapped, setMapped] = createSignal(false);
  const [scene, setScene] = createSignal<Scene>();
  return (
    <div class="page race" classList={{ 'race-embedded': isEmbedded }}>
      <header class={isEmbedded ? 'unseen' : undefined}>
        <h1>{raceText().title}</h1>
        <p class="soft">{raceText().intro}</p>
      </header>
      <PuzzleChoice race={race} source={props.source} onSource={props.onSource} />
      <Controls race={race} />
      <div class="race-mapped">
        <button type="button" class="button" onClick={() => setMapped(!isMapped())}>
          {isMapped() ? raceText().map.hide : raceText().map.show}
        </button>
        <button type="button" class="button" onClick={race.turnCode}>
          {race.showsCode() ? raceText().pseudocode.hide : raceText().pseudocode.show}
        </button>
        <Show when={isMapped()}>
          <MapMaker puzzle={race.puzzle()} onScene={setScene} />
        </Show>
      </div>
      <div class="race-lanes" data-lanes={race.lanes().length}>
        <For each={race.lanes()}>
          {(lane, index) => (
            <LaneCard race={race} lane={lane} number={index() + 1} scene={scene()} />
          )}
        </For>
      </div>
      <Marks isMapped={scene() !== undefined} />
      <div class="chips">
        <Show when={race.lanes().length < LANES_MAX}>
          <button type="button" class="button" onClick={() => race.add(DEFAULT_CHOICE)}>
            {raceText().add}
          </button>
        </Show>
        <Sharing race={race} onPresent={() => props.onPresent(true)} />
      </div>
      <Chart race={race} />
    </div>
  );
}

/** What the colours of the bars and of the dots of maps mean. */
function Marks(props: { readonly isMapped: boolean }): JSX.Element {
  return (
    <p class="race-marks">
      <Mark look="race-open" text={raceText().legend.open} />
      <Mark look="race-closed" text={raceText().legend.closed} />
      <Show when={props.isMapped}>
        <Mark look="race-unseen" text={raceText().map.unseen} />
        <span>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <circle class="race-here race-here-mark" cx="6" cy="6" r="4.500" />
          </svg>
          {raceText().map.here}
        </span>
      </Show>
    </p>
  );
}

function Mark(props: { readonly look: string; readonly text: string }): JSX.Element {
  return (
    <span>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path class={props.look} d="M0 0h12v12H0z" />
      </svg>
      {props.text}
    </span>
  );
}

/** Links to the race, and the race before an audience. */
function Sharing(props: { readonly race: Race; readonly onPresent: () => void }): JSX.Element {
  const { race } = props;
  return (
    <>
      <CopyButton label={raceText().link} written={async () => linkTo(race)} />
      <Show when={!isEmbedded}>
        <button type="button" class="button" onClick={() => props.onPresent()}>
          {raceText().present.open}
        </button>
        <CopyButton
          label={raceText().present.link}
          written={async () => linkTo(race, { ...settingsOf(race), isPresented: true })}
        />
      </Show>
    </>
  );
}

/** What a link that presents a race keeps of how it is shown. */
const settingsOf = (race: Race): RaceSettings => ({
  ...(race.speed() === SPEEDS[1] ? {} : { speed: race.speed() }),
  at: race.at(),
  showsParts: race.showsParts(),
  showsCode: race.showsCode(),
});

function linkTo(race: Race, settings?: RaceSettings): string {
  const choices = race.lanes().map((lane) => lane.choice());
  return new URL(writeRaceLink(race.puzzle(), choices, settings), location.href).href;
}
