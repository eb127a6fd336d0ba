import { type JSX, Show } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { lengthText } from '../panels/metric.ts';
import { mapText } from '../text/mapText.ts';
import { showView } from '../ui/route.ts';
import type { SpaceMap } from '../worker/solver.ts';
import type { MapGame } from './mapGame.ts';

/** What there is to say of the state on the board. */
export function StateNote(props: {
  readonly map: SpaceMap;
  readonly game: MapGame;
  readonly own: GameStore;
}): JSX.Element {
  const words = () => mapText();
  const here = () => props.game.here();
  const play = () => {
    props.own.open(props.game.store().game(), { helps: 1, optimum: props.own.optimum() });
    showView('play');
  };
  return (
    <div class="map-note">
      <div role="status">
        <Show when={here() >= 0}>
          <p class="map-distance">{toGoal(props.map, here())}</p>
          <Show when={props.map.dots === 'states' && here() !== props.map.marks.start}>
            <p class="soft">
              {words().fromStart(lengthText(props.map.fromStart[here()]!, props.map.metric))}
            </p>
          </Show>
          <p class="soft">{marksOf(props.map, here()).join(' · ')}</p>
        </Show>
      </div>
      <Show when={!props.game.isOwn()}>
        <button type="button" class="button primary" onClick={play}>
          {words().playFromHere}
        </button>
        <button type="button" class="button" onClick={props.game.backToOwn}>
          {words().backToGame}
        </button>
      </Show>
    </div>
  );
}

function toGoal(map: SpaceMap, dot: number): string {
  const { dots, sizes, length, toGoal: distances, metric } = map;
  if (length < 0) return mapText().noGoal;
  const distance = distances[dot]!;
  if (dots === 'rooms') return mapText().byRooms.here(sizes[dot]!, lengthText(distance, metric));
  return distance === 0 ? mapText().atGoal : mapText().toGoal(lengthText(distance, metric));
}

function marksOf({ marks, dots, foldable }: SpaceMap, dot: number): string[] {
  if (dots === 'rooms') return [];
  const { start, ...signs } = mapText().marks;
  const mirrored = foldable.length > 0 ? mapText().mirrored : '';
  const [door, milestone] = [signs.door + mirrored, signs.milestone + mirrored];
  const isDoor = marks.doors.includes(dot);
  return [
    ...(dot === marks.start ? [start] : []),
    ...(isDoor ? [door] : []),
    ...(!isDoor && marks.milestones.includes(dot) ? [milestone] : []),
  ];
}
