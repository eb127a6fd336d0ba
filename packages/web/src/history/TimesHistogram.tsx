import { createMemo, For, type JSX } from 'solid-js';
import { timesText } from '../text/timesText.ts';
import { shownTime } from '../times/shownTime.ts';
import { histogramOf } from '../times/statistics.ts';

const WIDTH = 600;
const HEIGHT = 150;
const GAP = 4;

/** How often which time was needed. */
export function TimesHistogram(props: { readonly times: readonly number[] }): JSX.Element {
  const histogram = createMemo(() => histogramOf(props.times));
  const most = () => Math.max(...histogram().counts);
  const side = () => WIDTH / histogram().counts.length;
  const end = () => histogram().from + histogram().width * histogram().counts.length;
  return (
    <figure class="times-graph">
      <figcaption>{timesText().histogram(shownTime(histogram().width))}</figcaption>
      <p class="times-scale soft">
        <span>{most()}</span>
        <span>0</span>
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={timesText().histogram(shownTime(histogram().width))}
      >
        <For each={histogram().counts}>
          {(count, at) => (
            <rect
              x={at() * side() + GAP / 2}
              y={HEIGHT - (count / most()) * HEIGHT}
              width={side() - GAP}
              height={(count / most()) * HEIGHT}
            />
          )}
        </For>
      </svg>
      <p class="times-range soft">
        <span>{shownTime(histogram().from)}</span>
        <span>{shownTime(end())}</span>
      </p>
    </figure>
  );
}
