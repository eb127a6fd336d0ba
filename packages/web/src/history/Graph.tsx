import { createMemo, For, type JSX, Show } from 'solid-js';
import './times.css';

const WIDTH = 600;
const HEIGHT = 150;
const EDGE = 8;

type Line = { readonly style: string; readonly values: readonly (number | undefined)[] };

/** Points and a line, one after another from left to right, between the least and the most. */
export function Graph(props: {
  readonly label: string;
  readonly lines: readonly [points: Line, line: Line];
  readonly format: (value: number) => string;
}): JSX.Element {
  const all = createMemo(() =>
    props.lines.flatMap(({ values }) => values.filter((value) => value !== undefined)),
  );
  const least = () => Math.min(...all());
  const most = () => Math.max(...all());
  const count = () => props.lines[0].values.length;
  const x = (at: number) => EDGE + (at / Math.max(1, count() - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) =>
    HEIGHT - EDGE - ((value - least()) / Math.max(1e-9, most() - least())) * (HEIGHT - 2 * EDGE);
  const path = () => {
    let isOpen = false;
    return props.lines[1].values
      .map((value, at) => {
        const command = isOpen ? 'L' : 'M';
        isOpen = value !== undefined;
        return value === undefined ? '' : `${command}${x(at)} ${y(value)}`;
      })
      .join('');
  };
  return (
    <figure class="times-graph">
      <figcaption>{props.label}</figcaption>
      <p class="times-scale soft">
        <span>{props.format(most())}</span>
        <span>{props.format(least())}</span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={props.label}>
        <path class="graph-line" d={path()} />
        <For each={props.lines[0].values}>
          {(value, at) => (
            <Show when={value !== undefined}>
              <circle cx={x(at())} cy={y(value!)} r={count() > 100 ? 2 : 3.5} />
            </Show>
          )}
        </For>
      </svg>
    </figure>
  );
}
