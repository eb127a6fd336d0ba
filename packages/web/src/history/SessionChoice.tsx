import { createSignal, For, type JSX, Show } from 'solid-js';
import { timesText } from '../text/timesText.ts';
import { sessionsOf } from '../times/solve.ts';
import { chooseSession, session, solves } from '../times/solves.ts';

/**
 * Which session is shown, which new solves belong to, and the beginning of another. To look at one
 * changes nothing.
 */
export function SessionChoice(props: {
  /** undefined: all of them. */
  readonly shown: string | undefined;
  readonly onShow: (session: string | undefined) => void;
}): JSX.Element {
  const [isNaming, setNaming] = createSignal(false);
  const words = () => timesText();
  const begin = (name: string) => {
    chooseSession(name);
    props.onShow(name);
    setNaming(false);
  };
  return (
    <>
      <ShownSession shown={props.shown} onShow={props.onShow} />
      <button
        type="button"
        class="chip"
        aria-expanded={isNaming()}
        onClick={() => setNaming(!isNaming())}
      >
        {words().newSession}
      </button>
      <p class="times-filed soft">
        <span role="status">{words().filedUnder(session() || words().mainSession)}</span>
        <Show when={props.shown !== undefined && props.shown !== session()}>
          <button type="button" class="chip" onClick={() => chooseSession(props.shown!)}>
            {words().fileHere}
          </button>
        </Show>
      </p>
      <Show when={isNaming()}>
        <NewSession onBegin={begin} />
      </Show>
    </>
  );
}

function ShownSession(props: {
  readonly shown: string | undefined;
  readonly onShow: (session: string | undefined) => void;
}): JSX.Element {
  const words = () => timesText();
  const names = () => [...new Set([session(), ...sessionsOf(solves())])];
  const choose = (value: string) => props.onShow(value === 'all' ? undefined : value.slice(1));
  return (
    <select
      class="field"
      aria-label={words().session}
      onChange={(change) => choose(change.currentTarget.value)}
    >
      <option value="all" selected={props.shown === undefined}>
        {words().allSessions}
      </option>
      <For each={names()}>
        {(name) => (
          <option value={`=${name}`} selected={props.shown === name}>
            {name || words().mainSession}
          </option>
        )}
      </For>
    </select>
  );
}

function NewSession(props: { readonly onBegin: (name: string) => void }): JSX.Element {
  let field!: HTMLInputElement;
  const words = () => timesText();
  const begin = (event: SubmitEvent) => {
    event.preventDefault();
    const name = field.value.trim();
    if (name !== '') props.onBegin(name);
  };
  return (
    <form class="line times-naming" onSubmit={begin}>
      <input
        ref={field}
        class="field"
        maxLength={40}
        placeholder={words().sessionName}
        aria-label={words().sessionName}
      />
      <button type="submit" class="button">
        {words().begin}
      </button>
    </form>
  );
}
