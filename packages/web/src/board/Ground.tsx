import type { Exit } from '@glissade/picture/exit';
import type { Ground } from '@glissade/picture/scene';
import { For, type JSX, Show } from 'solid-js';

/** Floor, walls, gates and targets; drawn below the pieces. */
export function GroundPicture(props: {
  readonly ground: Ground;
  readonly exit: Exit | undefined;
}): JSX.Element {
  return (
    <>
      <path class="wall" d={props.ground.walls} />
      <path class="floor" d={props.ground.floor} />
      <Show when={props.exit}>
        {(exit) => (
          <>
            <path class="exit-gap" d={exit().gap} />
            <path class="exit" d={exit().arrows} />
          </>
        )}
      </Show>
      <path class="gate" d={props.ground.gates} />
      <For each={props.ground.targets}>{(path) => <path class="target" d={path} />}</For>
    </>
  );
}
