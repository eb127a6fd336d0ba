import type { Puzzle } from '@glissade/core';
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { theGame } from '../play/theGame.ts';
import { raceText } from '../text/raceText.ts';
import { text } from '../text/text.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { isEmbedded } from '../ui/route.ts';
import { hearKeys } from '../ui/viewKeys.ts';
import { Chart } from './Chart.tsx';
import { Controls } from './Controls.tsx';
import { type Choice, DEFAULT_CHOICE, LANES_MAX, SPEEDS } from './choices.ts';
import { racedBy, wearEmbedded } from './embedded.ts';
import { LaneCard } from './LaneCard.tsx';
import { loadStyles } from './loadStyles.ts';
import { momentKeys } from './momentKeys.ts';
import { PuzzleChoice, type Source } from './PuzzleChoice.tsx';
import { Presentation } from './present/Presentation.tsx';
import { MapMaker, type Scene } from './RaceMap.tsx';
import { createRace, type Race, startingAt } from './race.ts';
import { isFromPlay, setFromPlay } from './raceHandover.ts';
import { type RaceLink, type RaceSettings, readRaceLink, writeRaceLink } from './raceLink.ts';
import { sampleOf } from './samples.ts';

/** Two heuristics; for block puzzles, which have one, two algorithms. */
const firstChoices = ({ type }: Puzzle): readonly Choice[] =>
  type === 'tiles'
    ? [DEFAULT_CHOICE, { ...DEFAULT_CHOICE, heuristic: 'linear-conflict' }]
    : [{ ...DEFAULT_CHOICE, algorithm: 'bfs' }, DEFAULT_CHOICE];

type Begun = {
  readonly source: Source;
  readonly race: Race;
  readonly isPresented: boolean;
  readonly isDamaged: boolean;
};

/** Whether a link wants to be presented and could be read whole. */
const presents = ({ settings, isDamaged }: RaceLink) =>
  !isEmbedded && !isDamaged && settings.isPresented === true;

/** What the race begins with: the board of a link, the board that is played, or a sample. */
function begin(): Begun {
  const link = readRaceLink(location.hash);
  const { puzzle, choices, settings, isDamaged = false } = link;
  const raceOn = (source: Source, raced: Puzzle) => ({
    source,
    isDamaged,
    race: createRace(raced, choices ?? firstChoices(raced), { isLink: true, settings }),
    isPresented: presents(link),
  });
  if (puzzle) return raceOn('link', puzzle);
  if (!isFromPlay()) return raceOn('middle', sampleOf('middle'));
  setFromPlay(false);
  return raceOn('play', startingAt(theGame.puzzle(), theGame.state()));
}

/** The view `#race`: searches side by side on one puzzle. */
export function RaceView(): JSX.Element {
  loadStyles();
  if (isEmbedded) wearEmbedded(location.hash);
  const { race, ...first } = begin();
  const [source, setSource] = createSignal<Source>(first.source);
  const [isPresented, setPresented] = createSignal(first.isPresented);
  const [isDamaged, setDamaged] = createSignal(first.isDamaged);
  followLinks(race, setSource, setPresented, setDamaged);
  const acts = momentKeys(race);
  hearKeys((event) => {
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  });
  return (
    <Show
      when={!isPresented()}
      fallback={<Presentation race={race} onLeave={() => setPresented(false)} />}
    >
      <Show when={isDamaged()}>
        <p class="notice" role="alert">
          {text().share.faults.damaged}
        </p>
      </Show>
      <RacePage race={race} source={source()} onSource={setSource} onPresent={setPresented} />
    </Show>
  );
}

/** The race with all that can be set and seen. */
function RacePage(props: {
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
      <p class="race-marks">
        <Mark look="race-open" text={raceText().legend.open} />
        <Mark look="race-closed" text={raceText().legend.closed} />
        <Show when={scene()}>
          <Mark look="race-unseen" text={raceText().map.unseen} />
          <span>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <circle class="race-here race-here-mark" cx="6" cy="6" r="4.500" />
            </svg>
            {raceText().map.here}
          </span>
        </Show>
      </p>
      <div class="chips">
        <Show when={race.lanes().length < LANES_MAX}>
          <button type="button" class="button" onClick={() => race.add(DEFAULT_CHOICE)}>
            {raceText().add}
          </button>
        </Show>
        <CopyButton label={raceText().link} written={async () => linkTo(race)} />
        <Show when={!isEmbedded}>
          <button type="button" class="button" onClick={() => props.onPresent(true)}>
            {raceText().present.open}
          </button>
          <CopyButton
            label={raceText().present.link}
            written={async () => linkTo(race, { ...settingsOf(race), isPresented: true })}
          />
        </Show>
      </div>
      <Chart race={race} />
    </div>
  );
}

/** What a colour of the bars means. */
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

/** A link to another race, followed while this one is shown. */
function followLinks(
  race: Race,
  onSource: (source: Source) => void,
  onPresent: (isPresented: boolean) => void,
  onDamaged: (isDamaged: boolean) => void,
): void {
  let raced = racedBy(location.hash);
  const follow = () => {
    if (isEmbedded) wearEmbedded(location.hash);
    if (racedBy(location.hash) === raced) return;
    raced = racedBy(location.hash);
    const link = readRaceLink(location.hash);
    const { puzzle, choices, settings, isDamaged = false } = link;
    onDamaged(isDamaged);
    if (!puzzle && !choices) return;
    onPresent(presents(link));
    if (puzzle) onSource('link');
    race.setup(puzzle ?? race.puzzle(), choices, settings);
  };
  onMount(() => addEventListener('hashchange', follow));
  onCleanup(() => removeEventListener('hashchange', follow));
}
