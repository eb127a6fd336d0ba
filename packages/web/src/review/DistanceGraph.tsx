import { createMemo, For, type JSX, Show } from 'solid-js';
import { reviewText } from '../text/reviewText.ts';
import type { Distance, Waste } from './reviewLine.ts';

const WIDTH = 600;
const HEIGHT = 180;
const EDGE = 10;

type Distances = readonly (Distance | undefined)[];

/** Where places in the line and distances lie in the picture. */
function createScales(distances: () => Distances) {
  const last = () => Math.max(1, distances().length - 1);
  const top = createMemo(() => Math.max(1, ...distances().map((each) => each?.value ?? 0)));
  const x = (index: number) => EDGE + (index / last()) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - (value / top()) * (HEIGHT - 2 * EDGE);
  /** The place nearest to where the picture is touched. */
  const placeAt = (event: PointerEvent & { readonly currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = ((event.clientX - box.left) / box.width) * WIDTH - EDGE;
    const index = Math.round((share / (WIDTH - 2 * EDGE)) * last());
    return Math.max(0, Math.min(last(), index));
  };
  return { top, x, y, placeAt };
}

/** Distance to the goal over the moves. Bounds are dotted; a touch goes to the nearest move. */
export function DistanceGraph(props: {
  readonly distances: Distances;
  readonly waste: readonly (Waste | undefined)[];
  readonly at: number;
  readonly onAt: (at: number) => void;
}): JSX.Element {
  const { top, x, y, placeAt } = createScales(() => props.distances);
  const path = (isExact: boolean) =>
    props.distances
      .map((each, index) => {
        const before = props.distances[index - 1];
        if (!each || (each.isExact && (before?.isExact ?? true)) !== isExact) return '';
        return before
          ? `M${x(index - 1)} ${y(before.value)}L${x(index)} ${y(each.value)}`
          : `M${x(index)} ${y(each.value)}`;
      })
      .join('');
  const touch = (event: PointerEvent & { readonly currentTarget: SVGSVGElement }) => {
    if (event.type !== 'pointermove' || event.buttons !== 0) props.onAt(placeAt(event));
  };
  return (
    <figure class="graph-figure">
      <svg
        class="graph"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={reviewText().graph}
        onPointerDown={touch}
        onPointerMove={touch}
      >
        <path class="graph-ground" d={`M${EDGE} ${HEIGHT - EDGE}H${WIDTH - EDGE}`} />
        <path class="graph-line" d={path(true)} />
        <path class="graph-bound" d={path(false)} />
        <For each={props.waste}>
          {(waste, index) => (
            <Show when={waste ? props.distances[index() + 1] : undefined}>
              {(distance) => (
                <circle
                  class={`graph-waste graph-waste-${waste}`}
                  cx={x(index() + 1)}
                  cy={y(distance().value)}
                  r={waste === 2 ? 5 : 3.5}
                />
              )}
            </Show>
          )}
        </For>
        <path class="graph-at" d={`M${x(props.at)} 0V${HEIGHT}`} />
      </svg>
      <figcaption>
        {reviewText().scale(top())}
        <Show when={props.distances.some((each) => each?.isExact === false)}>
          {' '}
          {reviewText().dotted}
        </Show>
      </figcaption>
    </figure>
  );
}
