import { For, type JSX, Show } from 'solid-js';
import { mapText } from '../text/mapText.ts';
import { text } from '../text/text.ts';
import type { SpaceMap } from '../worker/solver.ts';

/** The map in words: chapters of the shortest solutions, and rooms between doors. */
export function Chapters(props: {
  readonly map: SpaceMap;
  readonly onDot: (dot: number) => void;
}): JSX.Element {
  const words = () => mapText();
  // Where there are no doors, each chapter crosses the same room.
  const room = (states: number) => (props.map.rooms.length > 1 ? words().room(states) : '');
  // Rooms, and what an opened room holds, are but a part of the line.
  const hasLine = () => props.map.marks.line.length === props.map.length + 1;
  return (
    <Show when={props.map.chapters.length > 0}>
      <section class="map-chapters" aria-labelledby="map-chapters">
        <h2 id="map-chapters">{words().chapters}</h2>
        <p class="soft">{words().rooms(props.map.rooms)}</p>
        <ol>
          <For each={props.map.chapters}>
            {(chapter, i) => (
              <li>
                <span>
                  {words().chapter(
                    i() + 1,
                    chapter.from + 1,
                    chapter.to,
                    text().play.unit(chapter.length, props.map.metric),
                  )}
                  <span class="soft">
                    {` ${words().ways(`${chapter.ways}`)}${room(chapter.room)}`}
                  </span>
                </span>
                <Show when={hasLine()}>
                  <button
                    type="button"
                    class="button"
                    onClick={() => props.onDot(props.map.marks.line[chapter.to]!)}
                  >
                    {words().showEnd}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  );
}
