import type { Game } from '@glissade/core/game';
import type { JSX } from 'solid-js';
import { text } from '../text/text.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import type { LinkView } from './link.ts';

/** Passes on the link that opens a game where it is, in a view of it. */
export function ShareButton(props: {
  readonly game: () => Game | undefined;
  readonly view?: LinkView;
}): JSX.Element {
  const link = async () => {
    const { addressOfGame } = await import('./liveAddress.ts');
    return addressOfGame(props.game()!, props.view);
  };
  return (
    <CopyButton
      icon="share"
      label={text().share.copy}
      sendLabel={text().share.send}
      written={link}
      nothing={text().share.noLink}
      isOff={props.game() === undefined}
    />
  );
}
