import { For, type JSX, Show } from 'solid-js';
import { theGame } from '../play/theGame.ts';
import { raceText } from '../text/raceText.ts';
import { isEmbedded } from '../ui/route.ts';
import { type Race, startingAt } from './race.ts';
import { SAMPLE_NAMES, type SampleName, sampleOf } from './samples.ts';

export type Source = SampleName | 'play' | 'link';

/** Which puzzle is searched. */
export function PuzzleChoice(props: {
  readonly race: Race;
  readonly source: Source;
  readonly onSource: (source: Source) => void;
}): JSX.Element {
  const choose = (source: Source) => {
    props.onSource(source);
    if (source === 'play') props.race.setup(startingAt(theGame.puzzle(), theGame.state()));
    else if (source !== 'link') props.race.setup(sampleOf(source));
  };
  return (
    <label class="race-puzzle">
      <span>{raceText().puzzle}</span>
      <select
        class="field"
        value={props.source}
        onChange={({ currentTarget }) => choose(currentTarget.value as Source)}
      >
        <Show when={props.source === 'link'}>
          <option value="link">{raceText().given}</option>
        </Show>
        <For each={SAMPLE_NAMES}>
          {(name) => (
            <option value={name} selected={name === props.source}>
              {raceText().samples[name]}
            </option>
          )}
        </For>
        <Show when={!isEmbedded}>
          <option value="play" selected={props.source === 'play'}>
            {raceText().fromPlay}
          </option>
        </Show>
      </select>
    </label>
  );
}
