import { createMemo, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import type { Board } from '../board/Board.tsx';
import type { PageCommand } from '../board/keyboard.ts';
import { fileName } from '../export/fileName.ts';
import type { GameStore } from '../game/gameStore.ts';
import { metricFor } from '../panels/metric.ts';
import { failureText } from '../text/failureText.ts';
import { mapText } from '../text/mapText.ts';
import { text } from '../text/text.ts';
import type { SpaceMap } from '../worker/solver.ts';
import { Chapters } from './Chapters.tsx';
import { Legend } from './Legend.tsx';
import { loadStyles } from './loadStyles.ts';
import { MapCanvas } from './MapCanvas.tsx';
import { createMapGame, type MapGame } from './mapGame.ts';
import { Rooms } from './Rooms.tsx';
import { StateNote } from './StateNote.tsx';
import { useChoices } from './useChoices.ts';
import { dotsIn, mapIn, ROOMS_STATES_MAX, type useMap } from './useMap.ts';

/**
 * The view `#map`: every state of the puzzle as a dot, beside the board, which is passed on, not
 * imported, so that it stays in one chunk with the page.
 */
export function MapView(props: {
  readonly store: GameStore;
  readonly board: typeof Board;
  readonly title: string;
}): JSX.Element {
  loadStyles();
  const [isPlain, setPlain] = createSignal(false);
  const puzzle = () => props.store.puzzle();
  const metric = () => metricFor(puzzle());
  const choices = useChoices(puzzle, metric);
  const { state } = choices;
  const map = createMemo(() => mapIn(state()));
  const dots = createMemo(() => dotsIn(state()));
  const game = createMapGame(props.store, dots, metric);
  return (
    <div class="map beside" data-stage={state().stage}>
      <header class="map-head">
        <h1>{props.title}</h1>
        <p class="soft" role="status">
          <Words state={state()} />
        </p>
      </header>
      <Show when={map() || state().stage === 'exploring'}>
        <div class="beside-board">
          <Show when={map()} fallback={<Waiting />}>
            {(shown) => (
              <MapCanvas
                map={shown()}
                name={fileName(puzzle())}
                game={game.played()}
                here={game.here()}
                onDot={game.show}
                onPlain={() => setPlain(true)}
              />
            )}
          </Show>
        </div>
        <MapSide map={map()} game={game} own={props.store} board={props.board}>
          <Show when={map()}>
            {(shown) => <DotChoices map={shown()} choices={choices} here={game.here()} />}
          </Show>
          <Show when={isPlain()}>
            <p class="soft">{mapText().noGl}</p>
          </Show>
        </MapSide>
      </Show>
    </div>
  );
}

/** What a dot stands for: a state, states that mirror one another, or a room. */
function DotChoices(props: {
  readonly map: SpaceMap;
  readonly choices: ReturnType<typeof useChoices>;
  readonly here: number;
}): JSX.Element {
  const { fold, setFold, rooms, setRooms, isLarge } = props.choices;
  return (
    <>
      <Rooms
        map={props.map}
        path={rooms()}
        isLarge={isLarge()}
        here={props.here}
        onPath={setRooms}
      />
      <Show when={props.map.foldable.length > 0 && !rooms()}>
        <label class="line">
          <input
            type="checkbox"
            checked={fold()}
            onChange={(event) => setFold(event.currentTarget.checked)}
          />
          {mapText().fold}
        </label>
      </Show>
    </>
  );
}

/** Where the picture will be, while states are met. The heading says how many there are. */
function Waiting(): JSX.Element {
  return (
    <div class="map-stage map-waiting" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}

function Words(props: { readonly state: ReturnType<ReturnType<typeof useMap>> }): JSX.Element {
  const failure = () => (props.state.stage === 'failed' ? props.state.failure : undefined);
  return (
    <Switch>
      <Match when={props.state.stage === 'exploring' && props.state}>
        {(now) => (now().states === 0 ? mapText().working : mapText().met(now().states))}
      </Match>
      <Match when={props.state.stage === 'arranging'}>
        {`${counts(mapIn(props.state)!)} · ${mapText().arranging}`}
      </Match>
      <Match when={props.state.stage === 'ready'}>{counts(mapIn(props.state)!)}</Match>
      <Match when={props.state.stage === 'tooLarge'}>
        {mapText().tooLarge(ROOMS_STATES_MAX) + text().board.space + mapText().tooLargeHint}
      </Match>
      <Match when={failure()}>{failureText(failure())}</Match>
    </Switch>
  );
}

function counts({ dots, count, states, folded }: SpaceMap): string {
  const words = mapText();
  if (dots === 'rooms') return words.roomCounts(count, states);
  return count === states || folded.length > 0
    ? words.counts(count, states)
    : words.partCounts(count, states);
}

/** The board, what it shows, and what the signs on the map mean. */
function MapSide(props: {
  readonly map: SpaceMap | undefined;
  readonly game: MapGame;
  readonly own: GameStore;
  readonly board: typeof Board;
  readonly children: JSX.Element;
}): JSX.Element {
  const onCommand = (command: PageCommand) => {
    if (command === 'undo') props.game.store().undo();
    if (command === 'redo') props.game.store().redo();
  };
  return (
    <div class="beside-rest">
      <div class="map-now">
        <div class="map-board">
          <Show when={props.game.store()} keyed>
            {(store) => <props.board store={store} onCommand={onCommand} />}
          </Show>
        </div>
        <Show when={props.map}>
          {(map) => <StateNote map={map()} game={props.game} own={props.own} />}
        </Show>
      </div>
      {props.children}
      <Show when={props.map}>
        {(map) => (
          <>
            <Legend map={map()} hasGame={props.game.played().length > 0} />
            <Chapters map={map()} onDot={props.game.show} />
          </>
        )}
      </Show>
    </div>
  );
}
