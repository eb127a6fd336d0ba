import { createMemo, type JSX } from 'solid-js';
import { raceText } from '../text/raceText.ts';
import type { Bars } from '../worker/laneMessages.ts';
import { countText } from './numbers.ts';

const WIDTH = 240;
const HEIGHT = 64;

/** Nodes by depth or by layer: expanded below, on the frontier above them. */
export function BarChart(props: { readonly title: string; readonly bars: Bars }): JSX.Element {
  const most = createMemo(() =>
    Math.max(1, ...props.bars.open.map((open, i) => open + props.bars.closed[i]!)),
  );
  const side = () => WIDTH / props.bars.open.length;
  const rects = (from: (i: number) => number, values: readonly number[]) =>
    values
      .map((value, i) => {
        const height = (value / most()) * HEIGHT;
        const bottom = HEIGHT - (from(i) / most()) * HEIGHT;
        const width = Math.max(1, side() - 1);
        if (height <= 0) return '';
        const corner = `M${(i * side()).toFixed(1)} ${bottom.toFixed(1)}`;
        return `${corner}v${-height.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}z`;
      })
      .join('');
  const last = () => props.bars.first + props.bars.open.length * props.bars.width - 1;
  const caption = () =>
    raceText().bars(countText(props.bars.first), countText(last()), countText(most()));
  return (
    <figure class="race-bars">
      <figcaption>{props.title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${props.title}: ${caption()}`}
      >
        <path class="race-closed" d={rects(() => 0, props.bars.closed)} />
        <path class="race-open" d={rects((i) => props.bars.closed[i]!, props.bars.open)} />
      </svg>
      <p class="race-scale">{caption()}</p>
    </figure>
  );
}
