import { type JSX, lazy, Match, Show, Switch } from 'solid-js';
import { Board } from '../board/Board.tsx';
import { gameTitle } from '../play/gameTitle.ts';
import { PlayView } from '../play/PlayView.tsx';
import { theGame } from '../play/theGame.ts';
import { text } from '../text/text.ts';
import { announced, takeBackWith } from '../ui/announce.ts';
import { Loading } from '../ui/Loading.tsx';
import { followHistory, isEmbedded, view } from '../ui/route.ts';
import { followLinks } from './followLinks.ts';
import { OtherTabNote } from './OtherTabNote.tsx';
import { StorageNote } from './StorageNote.tsx';
import { TopBar } from './TopBar.tsx';
import { UpdateNote } from './UpdateNote.tsx';

const StartView = lazy(async () => ({
  default: (await import('../start/StartView.tsx')).StartView,
}));
const DailyView = lazy(async () => ({
  default: (await import('../daily/DailyView.tsx')).DailyView,
}));
const ReviewView = lazy(async () => ({
  default: (await import('../review/ReviewView.tsx')).ReviewView,
}));
const MapView = lazy(async () => ({ default: (await import('../map/MapView.tsx')).MapView }));
const WhyView = lazy(async () => ({ default: (await import('../why/WhyView.tsx')).WhyView }));
const EditView = lazy(async () => ({ default: (await import('../edit/EditView.tsx')).EditView }));
const SetUpView = lazy(async () => ({
  default: (await import('../setup/SetUpView.tsx')).SetUpView,
}));
const TimesView = lazy(async () => ({
  default: (await import('../history/TimesView.tsx')).TimesView,
}));
const RaceView = lazy(async () => ({ default: (await import('../race/RaceView.tsx')).RaceView }));
const SettingsView = lazy(async () => ({
  default: (await import('../settings/SettingsView.tsx')).SettingsView,
}));

/** The frame around the views. Every view but the board is fetched when first shown. */
export function App(): JSX.Element {
  followHistory();
  takeBackWith([view, theGame.game]);
  const links = followLinks(theGame);
  return (
    <>
      {!isEmbedded && (
        <>
          <TopBar />
          <UpdateNote />
          <OtherTabNote />
          <StorageNote />
        </>
      )}
      <main id="main" tabIndex={-1}>
        <Show when={links.fault()}>
          <div class="notice" role="alert">
            <p>{links.fault()}</p>
            <button type="button" class="button" onClick={links.dismiss}>
              {text().app.close}
            </button>
          </div>
        </Show>
        <Loading>
          <View />
        </Loading>
      </main>
      <div class="unseen" role="status" aria-live="polite">
        {announced()}
      </div>
    </>
  );
}

function View(): JSX.Element {
  return (
    <Switch fallback={<PlayView />}>
      <Match when={view() === 'puzzles'}>
        <StartView />
      </Match>
      <Match when={view() === 'daily'}>
        <DailyView />
      </Match>
      <Match when={view() === 'review'}>
        <ReviewView store={theGame} />
      </Match>
      <Match when={view() === 'map'}>
        <MapView store={theGame} board={Board} title={gameTitle()} />
      </Match>
      <Match when={view() === 'why'}>
        <WhyView store={theGame} title={gameTitle()} />
      </Match>
      <Match when={view() === 'edit'}>
        <EditView />
      </Match>
      <Match when={view() === 'setup'}>
        <SetUpView />
      </Match>
      <Match when={view() === 'times'}>
        <TimesView />
      </Match>
      <Match when={view() === 'race'}>
        <RaceView />
      </Match>
      <Match when={view() === 'settings'}>
        <SettingsView />
      </Match>
    </Switch>
  );
}
