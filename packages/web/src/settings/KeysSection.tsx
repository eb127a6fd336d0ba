import { createSignal, For, type JSX, Show } from 'solid-js';
import { settingsText } from '../text/settingsText.ts';
import {
  ACTIONS,
  type Action,
  type Conflict,
  changeKeys,
  conflictOf,
  DEFAULT_KEYS,
  keyBindings,
  keyName,
  withKey,
} from './keyBindings.ts';

type Clash = { readonly action: Action; readonly key: string; readonly conflict: Conflict };

/** Which key asks for what. A press on a row waits for the new key; a clash is explained. */
export function KeysSection(): JSX.Element {
  const [waiting, setWaiting] = createSignal<Action>();
  const [clash, setClash] = createSignal<Clash>();
  const words = () => settingsText();
  const take = (action: Action, key: string) => {
    changeKeys(withKey(keyBindings(), action, key));
    setClash(undefined);
  };
  const onKey = (event: KeyboardEvent) => {
    const action = waiting();
    const { key } = event;
    if (!action || key === 'Tab' || ['Shift', 'Control', 'Alt', 'Meta'].includes(key)) return;
    event.preventDefault();
    setWaiting(undefined);
    if (key === 'Escape') return;
    const conflict = conflictOf(keyBindings(), action, key);
    if (conflict) setClash({ action, key, conflict });
    else take(action, key);
  };
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">{words().keys}</h2>
      <For each={ACTIONS}>
        {(action) => (
          <div class="setting">
            <span>{words().actions[action]}</span>
            <button
              type="button"
              class="button key-button"
              aria-label={`${words().actions[action]}: ${shownKeys(action)}`}
              aria-pressed={waiting() === action}
              onClick={() => {
                setClash(undefined);
                setWaiting(waiting() === action ? undefined : action);
              }}
              onKeyDown={onKey}
              onBlur={() => setWaiting(undefined)}
            >
              {waiting() === action ? words().pressKey : shownKeys(action)}
            </button>
            <Show when={clash()?.action === action && clash()}>
              {(one) => <ClashNote clash={one()} onTake={() => take(action, one().key)} />}
            </Show>
          </div>
        )}
      </For>
      <div class="setting">
        <button type="button" class="button" onClick={() => changeKeys(DEFAULT_KEYS)}>
          {words().keysReset}
        </button>
      </div>
    </section>
  );
}

function shownKeys(action: Action): string {
  return keyBindings()[action].map(keyName).join(', ') || settingsText().noKey;
}

/** Why the key cannot be had, and what can be done about it. */
function ClashNote(props: { readonly clash: Clash; readonly onTake: () => void }): JSX.Element {
  const words = () => settingsText();
  const explained = () => {
    const { conflict, key } = props.clash;
    if (conflict.kind === 'fixed') return words().keyFixed(key === ' ' ? words().space : key);
    return words().keyTaken(keyName(conflict.key), words().actions[conflict.by]);
  };
  return (
    <div class="key-clash" role="alert">
      <p>{explained()}</p>
      <Show when={props.clash.conflict.kind === 'taken'}>
        <button type="button" class="button" onClick={() => props.onTake()}>
          {words().keyTake}
        </button>
      </Show>
    </div>
  );
}
