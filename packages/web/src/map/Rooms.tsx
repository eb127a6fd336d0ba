import { For, type JSX, Show } from 'solid-js';
import { mapText } from '../text/mapText.ts';
import type { SpaceMap } from '../worker/solver.ts';
import type { RoomPath } from './useMap.ts';

/** Rooms of the list: those that the shortest solution comes through. */
const LISTED_MAX = 40;

/** Shows rooms instead of states, opens the room on the board, and goes back. */
export function Rooms(props: {
  readonly map: SpaceMap;
  readonly path: RoomPath;
  /** A dot a state would be too many. */
  readonly isLarge: boolean;
  readonly here: number;
  readonly onPath: (path: RoomPath) => void;
}): JSX.Element {
  const words = () => mapText().byRooms;
  const path = () => props.path ?? [];
  const open = (room: number) => props.onPath([...path(), room]);
  const isRooms = () => props.map.dots === 'rooms';
  return (
    <section class="map-rooms" aria-label={words().title}>
      <Show when={!props.isLarge}>
        <label class="line">
          <input
            type="checkbox"
            checked={props.path !== undefined}
            onChange={(event) => props.onPath(event.currentTarget.checked ? [] : undefined)}
          />
          {words().instead}
        </label>
      </Show>
      <Show when={isRooms()}>
        <p class="soft">{words().what}</p>
      </Show>
      <Show when={path().length > 0}>
        <button type="button" class="button" onClick={() => props.onPath(path().slice(0, -1))}>
          {words().back}
        </button>
      </Show>
      <Show when={isRooms() && props.here >= 0}>
        <button type="button" class="button primary" onClick={() => open(props.here)}>
          {words().open(props.map.sizes[props.here] ?? 0)}
        </button>
      </Show>
      <Show when={isRooms() && props.map.marks.line.length > 0}>
        <details>
          <summary>{words().onLine(props.map.marks.line.length)}</summary>
          <ol>
            <For each={[...props.map.marks.line].slice(0, LISTED_MAX)}>
              {(room) => (
                <li>
                  <button type="button" class="button" onClick={() => open(room)}>
                    {words().open(props.map.sizes[room] ?? 0)}
                  </button>
                </li>
              )}
            </For>
          </ol>
        </details>
      </Show>
    </section>
  );
}
