import type { State } from '@glissade/core';
import type { Ground } from '@glissade/picture/scene';
import { For, type JSX } from 'solid-js';

/**
 * The targets once more, above the pieces that hide them: faint, or where several pieces have one,
 * clear and with the letter of the piece, until it is there.
 */
export function TargetsAbove(props: {
  readonly ground: Ground;
  readonly state: State;
}): JSX.Element {
  const missing = () =>
    props.ground.targetLabels.filter(({ piece, cell }) => props.state[piece] !== cell);
  return (
    <g class="targets-above" classList={{ labelled: props.ground.targetLabels.length > 0 }}>
      <path class="target" d={props.ground.targets.join('')} />
      <For each={missing()}>
        {({ label, badgeAt: [x, y] }) => (
          <g transform={`translate(${x} ${y})`}>
            <circle class="target-badge" r="16" />
            <text class="target-label" font-size="22">
              {label}
            </text>
          </g>
        )}
      </For>
    </g>
  );
}
