import { For, type JSX } from 'solid-js';
import type { Ground } from './scene.ts';

/** Floor, walls, gates and targets; drawn below the pieces. */
export function GroundPicture(props: { readonly ground: Ground }): JSX.Element {
  return (
    <>
      <path class="floor" d={props.ground.floor} />
      <path class="wall" d={props.ground.walls} />
      <path class="gate" d={props.ground.gates} />
      <For each={props.ground.targets}>{(path) => <path class="target" d={path} />}</For>
    </>
  );
}
