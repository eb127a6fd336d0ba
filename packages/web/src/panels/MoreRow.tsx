import type { Steps } from '@glissade/core';
import { createSignal, type JSX, lazy, Show } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { gameTitle } from '../play/gameTitle.ts';
import { setFromPlay } from '../race/raceHandover.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { picturesText } from '../text/picturesText.ts';
import { raceText } from '../text/raceText.ts';
import { text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { showView } from '../ui/route.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('../export/ExportDialog.tsx')).ExportDialog,
}));

const MakeDialog = lazy(async () => ({
  default: (await import('../design/MakeDialog.tsx')).MakeDialog,
}));

function openRace(): void {
  setFromPlay(true);
  showView('race');
}

/** What else can be done with the game: review it, take its picture, pass it on. */
export function MoreRow(props: {
  readonly store: GameStore;
  readonly solution: Steps | undefined;
}): JSX.Element {
  const [isExporting, setExporting] = createSignal(false);
  const [isMaking, setMaking] = createSignal(false);
  return (
    <div class="chips">
      <ShareButton game={props.store.game} />
      <button type="button" class="button" onClick={() => showView('review')}>
        <Icon name="review" />
        {text().app.review}
      </button>
      <button type="button" class="button" onClick={() => showView('why')}>
        <Icon name="help" />
        {text().app.why}
      </button>
      <button type="button" class="button" onClick={() => showView('map')}>
        <Icon name="map" />
        {text().app.map}
      </button>
      <button type="button" class="button" onClick={openRace}>
        <Icon name="race" />
        {raceText().title}
      </button>
      <button type="button" class="button" onClick={() => setExporting(true)}>
        <Icon name="picture" />
        {picturesText().title}
      </button>
      <button type="button" class="button" onClick={() => setMaking(true)}>
        <Icon name="download" />
        {picturesText().make}
      </button>
      <Show when={isMaking()}>
        <Loading>
          <MakeDialog store={props.store} onClose={() => setMaking(false)} />
        </Loading>
      </Show>
      <Show when={isExporting()}>
        <Loading>
          <ExportDialog
            store={props.store}
            title={gameTitle()}
            solution={props.solution}
            isOpen={true}
            onClose={() => setExporting(false)}
          />
        </Loading>
      </Show>
    </div>
  );
}
