import { For, type JSX, Show } from 'solid-js';
import { lengthText } from '../panels/metric.ts';
import { mapText } from '../text/mapText.ts';
import type { SpaceMap } from '../worker/solver.ts';
import { farthestIn, rampGradient } from './looks.ts';
import { useGround } from './useGround.ts';

/** What colours and signs mean. */
export function Legend(props: { readonly map: SpaceMap; readonly hasGame: boolean }): JSX.Element {
  const ground = useGround();
  const words = () => mapText();
  const marks = () => props.map.marks;
  const farthest = () => words().farFrom(lengthText(farthestIn(props.map), props.map.metric));
  return (
    <section class="map-legend" aria-labelledby="map-legend">
      <h2 id="map-legend">{words().legend}</h2>
      <div class="map-ramp">
        <span>{props.map.length < 0 ? words().fromTheStart : words().nearGoal}</span>
        <span class="map-colors" style={{ 'background-image': rampGradient(ground().name) }} />
        <span>{farthest()}</span>
      </div>
      <ul>
        <Show when={marks().start >= 0}>
          <Row sign="start" text={words().signs.start} />
        </Show>
        <Row sign="here" text={words().signs.here} />
        <Show when={props.hasGame}>
          <Row sign="game" text={words().signs.game} />
        </Show>
        <Show when={marks().line.length > 1}>
          <Row
            sign="line"
            text={words().signs.line(lengthText(props.map.length, props.map.metric))}
          />
        </Show>
        <For each={['door', 'milestone', 'goal'] as const}>
          {(sign) => (
            <Show when={marks()[`${sign}s`].length > 0}>
              <Row sign={sign} text={signText(props.map, sign)} />
            </Show>
          )}
        </For>
      </ul>
    </section>
  );
}

function signText(map: SpaceMap, sign: 'door' | 'milestone' | 'goal'): string {
  const { signs, byRooms, mirrored } = mapText();
  const marked = map.marks[`${sign}s`].length;
  if (map.dots === 'rooms') return byRooms.withSign[sign](marked);
  // A dot can stand for several goal states.
  if (sign === 'goal')
    return signs.goal(map.marks.goals.reduce((n, dot) => n + map.sizes[dot]!, 0));
  return signs[sign](map[`${sign}s`]) + (map.foldable.length > 0 ? mirrored : '');
}

type Sign = 'start' | 'here' | 'game' | 'line' | 'door' | 'milestone' | 'goal';

const PATHS: Readonly<Record<Sign, string>> = {
  start: 'M5 3l14 7-14 7z',
  here: 'M10 3a7 7 0 1 0 .01 0z',
  game: 'M1 10h18',
  line: 'M1 10h18',
  door: 'M5 5h10v10H5z',
  milestone: 'M10 6a4 4 0 1 0 .01 0z',
  goal: 'M10 5a5 5 0 1 0 .01 0z',
};

function Row(props: { readonly sign: Sign; readonly text: string }): JSX.Element {
  return (
    <li>
      <svg class={`map-sign map-sign-${props.sign}`} viewBox="0 0 20 20" aria-hidden="true">
        <path d={PATHS[props.sign]} />
      </svg>
      {props.text}
    </li>
  );
}
