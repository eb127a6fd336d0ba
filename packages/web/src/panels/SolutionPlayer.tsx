import type { Steps } from '@glissade/core';
import {
  createEffect,
  createRoot,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  Show,
} from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { text } from '../text/text.ts';
import { bringIntoSight } from '../ui/bringIntoSight.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { icons } from '../ui/icons.ts';
import { createPlayback, type Playback, SPEEDS } from './playback.ts';

/**
 * The line that was found, played on the board. It stays when somebody steps along it or leaves it;
 * a new line takes its place when that is asked for, or when there was none.
 */
export function SolutionPlayer(props: {
  readonly store: GameStore;
  readonly line: Steps | undefined;
}): JSX.Element {
  const [playback, setPlayback] = createSignal<Playback>();
  let dispose: () => void = () => undefined;
  // It outlives the effect that makes it, which runs again with every line.
  const take = () => {
    const { line } = props;
    if (!line || line.length === 0) return;
    dispose();
    createRoot((disposeNew) => {
      dispose = disposeNew;
      setPlayback(createPlayback(props.store, line));
    });
  };
  onCleanup(() => dispose());
  createEffect(
    on(
      () => props.line,
      () => playback() === undefined && take(),
    ),
  );
  return (
    <Show when={playback()} keyed>
      {(shown) => (
        <section class="player" aria-label={text().solve.player}>
          <Show when={shown.at() >= 0} fallback={<LeftLine shown={shown} onNew={take} />}>
            <Transport shown={shown} />
          </Show>
          <ol class="player-moves">
            <For each={shown.names}>
              {(name, index) => (
                <li>
                  <button
                    type="button"
                    classList={{
                      played: index() < shown.at(),
                      current: index() + 1 === shown.at(),
                    }}
                    onClick={() => shown.goTo(index() + 1)}
                  >
                    {name}
                  </button>
                </li>
              )}
            </For>
          </ol>
          <CopyMoves names={shown.names} isTiles={props.store.puzzle().type === 'tiles'} />
        </section>
      )}
    </Show>
  );
}

function Transport(props: { readonly shown: Playback }): JSX.Element {
  const { solve } = text();
  const last = () => props.shown.names.length;
  return (
    <>
      <div class="player-buttons" ref={bringIntoSight}>
        <Button icon="first" label={solve.first} onPress={() => props.shown.goTo(0)} />
        <Button
          icon="previous"
          label={solve.previous}
          onPress={() => props.shown.goTo(props.shown.at() - 1)}
        />
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

function LeftLine(props: { readonly shown: Playback; readonly onNew: () => void }): JSX.Element {
  return (
    <div class="player-left">
      <p>{text().solve.left}</p>
      <button type="button" class="button button-small" onClick={() => props.shown.goTo(0)}>
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

function CopyMoves(props: {
  readonly names: readonly string[];
  readonly isTiles: boolean;
}): JSX.Element {
  const written = async () => props.names.join(props.isTiles ? '' : ' ');
  return <CopyButton isSmall label={text().solve.copyMoves} written={written} />;
}
