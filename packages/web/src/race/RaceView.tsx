import type { Puzzle } from '@glissade/core';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { theGame } from '../play/theGame.ts';
import { text } from '../text/text.ts';
import { isEmbedded } from '../ui/route.ts';
import { hearKeys } from '../ui/viewKeys.ts';
import { type Choice, DEFAULT_CHOICE } from './choices.ts';
import { racedBy, wearEmbedded } from './embedded.ts';
import { loadStyles } from './loadStyles.ts';
import { momentKeys } from './momentKeys.ts';
import type { Source } from './PuzzleChoice.tsx';
import { Presentation } from './present/Presentation.tsx';
import { RacePage } from './RacePage.tsx';
import { createRace, type Race, startingAt } from './race.ts';
import { isFromPlay, setFromPlay } from './raceHandover.ts';
import { type RaceLink, readRaceLink } from './raceLink.ts';
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
