import type { Puzzle } from '@glissade/core';
import { createSignal, type JSX } from 'solid-js';
import { startGame } from '../game/game.ts';
import { text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';

/** Copies the link that opens a puzzle. */
export function ShareButton(props: { readonly puzzle: Puzzle | undefined }): JSX.Element {
  const [isCopied, setCopied] = createSignal(false);
  const copy = async () => {
    if (!props.puzzle) return;
    const { addressOfGame } = await import('../share/liveAddress.ts');
    const address = await addressOfGame(startGame(props.puzzle));
    if (address === undefined) return;
    await navigator.clipboard.writeText(address);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <button type="button" class="button" disabled={!props.puzzle} onClick={copy}>
      <Icon name="share" />
      {isCopied() ? text().share.copied : text().share.copy}
    </button>
  );
}
