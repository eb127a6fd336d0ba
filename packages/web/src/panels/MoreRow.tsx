import type { Steps } from '@glissade/core';
import { createSignal, type JSX, lazy, Show } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { showView } from '../ui/route.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('../export/ExportDialog.tsx')).ExportDialog,
}));

/** What else can be done with the game: review it, take its picture, pass it on. */
export function MoreRow(props: {
  readonly store: GameStore;
  readonly solution: Steps | undefined;
}): JSX.Element {
  const [isExporting, setExporting] = createSignal(false);
  const [isCopied, setCopied] = createSignal(false);
  const copyLink = async () => {
    const { addressOfGame } = await import('../share/liveAddress.ts');
    const address = await addressOfGame(props.store.game());
    if (address === undefined) return;
    await navigator.clipboard.writeText(address);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <div class="chips">
      <button type="button" class="button" onClick={copyLink}>
        <Icon name="share" />
        {isCopied() ? text().share.copied : text().share.copy}
      </button>
      <button type="button" class="button" onClick={() => showView('review')}>
        <Icon name="review" />
        {text().app.review}
      </button>
      <button type="button" class="button" onClick={() => setExporting(true)}>
        <Icon name="picture" />
        {text().pictures.title}
      </button>
      <Show when={isExporting()}>
        <Loading>
          <ExportDialog
            store={props.store}
            solution={props.solution}
            isOpen={true}
            onClose={() => setExporting(false)}
          />
        </Loading>
      </Show>
    </div>
  );
}
