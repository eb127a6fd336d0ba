import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { keepAwake } from '../../companion/awake.ts';
import { raceText } from '../../text/raceText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Controls } from '../Controls.tsx';
import { SPEEDS } from '../choices.ts';
import { momentKeys } from '../momentKeys.ts';
import type { Race } from '../race.ts';
import { PresentedLane } from './PresentedLane.tsx';

/**
 * The race for an audience: the whole screen, large type, few controls, and keys. A modal dialog of
 * the browser keeps the focus and hides the page behind it from screen readers.
 */
export function Presentation(props: {
  readonly race: Race;
  readonly onLeave: () => void;
}): JSX.Element {
  let dialog!: HTMLDialogElement;
  const words = () => raceText().present;
  const [hasScreen, setHasScreen] = createSignal(false);
  keepAwake();
  const noteScreen = () => setHasScreen(document.fullscreenElement !== null);
  onMount(() => {
    dialog.showModal();
    dialog.querySelector<HTMLElement>('.race-buttons .primary')?.focus();
    document.addEventListener('fullscreenchange', noteScreen);
  });
  onCleanup(() => {
    document.removeEventListener('fullscreenchange', noteScreen);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  });
  const turnScreen = () => {
    const root = document.documentElement;
    const turned = hasScreen() ? document.exitFullscreen() : root.requestFullscreen?.();
    // A browser that refuses goes on as it is.
    turned?.catch(() => undefined);
  };
  return (
    <dialog
      ref={dialog}
      class="race race-present"
      aria-label={raceText().title}
      onKeyDown={(event) => {
        if (pressKey(props.race, event, turnScreen)) event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        props.onLeave();
      }}
    >
      <div class="race-lanes" data-lanes={props.race.lanes().length}>
        <For each={props.race.lanes()}>
          {(lane, index) => <PresentedLane race={props.race} lane={lane} number={index() + 1} />}
        </For>
      </div>
      <div class="race-foot">
        <Controls race={props.race} />
        <Corner hasScreen={hasScreen()} onScreen={turnScreen} onLeave={props.onLeave} />
        <p class="race-keys">{words().keys}</p>
      </div>
    </dialog>
  );
}

function Corner(props: {
  readonly hasScreen: boolean;
  readonly onScreen: () => void;
  readonly onLeave: () => void;
}): JSX.Element {
  const words = () => raceText().present;
  return (
    <div class="race-corner">
      <Show when={document.fullscreenEnabled}>
        <button
          type="button"
          class="tool"
          aria-label={words().screen}
          title={words().screen}
          aria-pressed={props.hasScreen}
          onClick={() => props.onScreen()}
        >
          <Icon name="screen" />
        </button>
      </Show>
      <button
        type="button"
        class="tool"
        aria-label={words().leave}
        title={words().leave}
        onClick={() => props.onLeave()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Does what a key asks for; whether it asked for anything. */
function pressKey(race: Race, event: KeyboardEvent, turnScreen: () => void): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // Fields and sliders have keys of their own, and a button is pressed by the space bar.
  if (target instanceof Element && target.closest('input, select, textarea, pre')) return false;
  if (event.key === ' ' && target instanceof Element && target.closest('button')) return false;
  const turnSpeed = (by: number) => {
    const speeds: readonly number[] = SPEEDS;
    const next = speeds[speeds.indexOf(race.speed()) + by];
    if (next) race.setSpeed(next);
  };
  const acts: Readonly<Record<string, () => void>> = {
    ' ': () => (race.isRunning() ? race.pause() : race.run()),
    ...momentKeys(race),
    '+': () => turnSpeed(1),
    '-': () => turnSpeed(-1),
    h: () => race.tapParts(undefined),
    p: race.turnCode,
    f: turnScreen,
  };
  const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  act?.();
  return act !== undefined;
}
