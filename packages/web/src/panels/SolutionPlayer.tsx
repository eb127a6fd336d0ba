import { For, type JSX, Show } from 'solid-js';
import { text } from '../text/text.ts';
import { createSlices } from '../ui/afterFrame.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { icons } from '../ui/icons.ts';
import { type Playback, SPEEDS } from './playback.ts';

/** Moves drawn in one frame: few enough for a slow phone. */
const SLICE = 8;

type Shown = { readonly shown: Playback };

/** Plays the solution: stands with the answer, in sight at any scroll. */
export function SolutionPlayer(props: Shown & { readonly onNew: () => void }): JSX.Element {
  return (
    <section class="player" aria-label={text().solve.player}>
      <Show
        when={props.shown.at() >= 0}
        fallback={<LeftLine shown={props.shown} onNew={props.onNew} />}
      >
        <Transport shown={props.shown} />
      </Show>
    </section>
  );
}

function Transport(props: Shown): JSX.Element {
  const { solve } = text();
  const last = () => props.shown.length;
  return (
    <>
      <div class="player-buttons">
        <Button icon="first" label={solve.first} onPress={() => props.shown.goTo(0)} />
        <Button icon="previous" label={solve.previous} onPress={props.shown.previous} />
        <Button
          icon={props.shown.isPlaying() ? 'pause' : 'play'}
          label={props.shown.isPlaying() ? solve.pause : solve.play}
          onPress={props.shown.togglePlaying}
          isMain
        />
        <Button
          icon="next"
          label={solve.next}
          onPress={() => props.shown.goTo(props.shown.at() + 1)}
        />
        <Button icon="last" label={solve.last} onPress={() => props.shown.goTo(last())} />
        <label class="player-speed">
          <span class="unseen">{solve.speed}</span>
          <select
            onChange={({ currentTarget }) => props.shown.setSpeed(Number(currentTarget.value))}
          >
            <For each={SPEEDS}>
              {(speed) => (
                <option value={speed} selected={speed === props.shown.speed()}>
                  {solve.perSecond(speed)}
                </option>
              )}
            </For>
          </select>
        </label>
      </div>
      <div class="player-place">
        <input
          type="range"
          min="0"
          max={last()}
          value={props.shown.at()}
          aria-label={solve.place}
          aria-valuetext={solve.placeOf(props.shown.at(), last())}
          onInput={({ currentTarget }) => props.shown.goTo(Number(currentTarget.value))}
        />
        <output>{solve.placeOf(props.shown.at(), last())}</output>
      </div>
    </>
  );
}

function LeftLine(props: Shown & { readonly onNew: () => void }): JSX.Element {
  return (
    <div class="player-left">
      <p>{text().solve.left}</p>
      <button type="button" class="button button-small" onClick={props.shown.comeBack}>
        {text().solve.backToLine}
      </button>
      <button type="button" class="button button-small" onClick={props.onNew}>
        {text().solve.newLine}
      </button>
    </div>
  );
}

function Button(props: {
  readonly icon: keyof typeof icons;
  readonly label: string;
  readonly onPress: () => void;
  readonly isMain?: boolean;
}): JSX.Element {
  return (
    <button
      type="button"
      class="icon-button"
      classList={{ 'icon-button-main': props.isMain === true }}
      aria-label={props.label}
      title={props.label}
      onClick={props.onPress}
    >
      <Icon name={props.icon} />
    </button>
  );
}

/** Every move of the solution; a tap plays up to it. Another solution needs another of these. */
export function SolutionMoves(props: Shown & { readonly isTiles: boolean }): JSX.Element {
  const written = async () => props.shown.written().join(props.isTiles ? '' : ' ');
  const drawn = createSlices(props.shown.names(), SLICE);
  return (
    <div class="player-list">
      <ol class="player-moves">
        <For each={drawn()}>
          {(name, index) => (
            <li>
              <button
                type="button"
                classList={{
                  played: index() < props.shown.at(),
                  current: index() + 1 === props.shown.at(),
                }}
                onClick={() => props.shown.goTo(index() + 1)}
              >
                {name}
              </button>
            </li>
          )}
        </For>
      </ol>
      <CopyButton isSmall label={text().solve.copyMoves} written={written} />
    </div>
  );
}
