import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { text } from '../text/text.ts';
import { announce } from './announce.ts';
import { copyText } from './copyText.ts';
import { Icon } from './Icon.tsx';
import type { icons } from './icons.ts';

/** How long it says what became of it. */
const SAID_MS = 2000;

/** A phone has a sheet of its own to send things with. */
function canSend(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

async function send(written: string): Promise<void> {
  // A user who closes the sheet knows that nothing was sent.
  await navigator.share({ text: written }).catch(() => undefined);
}

/** Copies a text, and says so for a moment; what may be sent, a phone asks whom to send to. */
export function CopyButton(props: {
  readonly label: string;
  /** The label where it is sent. */
  readonly sendLabel?: string;
  readonly icon?: keyof typeof icons;
  readonly isSmall?: boolean;
  readonly isOff?: boolean;
  readonly written: () => Promise<string | undefined>;
  /** What to say where there is nothing to copy. */
  readonly nothing?: string;
}): JSX.Element {
  const [said, setSaid] = createSignal('');
  let waiting: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(waiting));
  const say = (words: string) => {
    setSaid(words);
    announce(words);
    clearTimeout(waiting);
    waiting = setTimeout(() => setSaid(''), SAID_MS);
  };
  const sends = () => props.sendLabel !== undefined && canSend();
  const press = async () => {
    const { copied, notCopied } = text().share;
    const written = props.written();
    // What writes it may not have come: said below, where it is awaited.
    written.catch(() => say(notCopied));
    if (!sends()) {
      const isCopied = await copyText(written.then((known) => known ?? ''));
      if (!isCopied) return say(notCopied);
    }
    const known = await written.catch(() => '');
    if (known === '') return;
    if (known === undefined) say(props.nothing ?? notCopied);
    else if (sends()) await send(known);
    else say(copied);
  };
  return (
    <button
      type="button"
      class="button"
      classList={{ 'button-small': props.isSmall === true }}
      disabled={props.isOff}
      onClick={press}
    >
      <Show when={props.icon}>{(icon) => <Icon name={icon()} />}</Show>
      {said() || (sends() ? props.sendLabel : props.label)}
    </button>
  );
}
