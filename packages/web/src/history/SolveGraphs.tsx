import { createMemo, type JSX, Show } from 'solid-js';
import { timesText } from '../text/timesText.ts';
import { movingAverages } from '../times/averages.ts';
import { shownTime } from '../times/shownTime.ts';
import { countedTimes, type Solve } from '../times/solve.ts';
import { Graph } from './Graph.tsx';
import { TimesHistogram } from './TimesHistogram.tsx';

/** Points drawn; of more solves the last ones. */
const POINTS_MAX = 500;

/** How times and moves went, solve by solve: a graph each. */
export function SolveGraphs(props: { readonly solves: readonly Solve[] }): JSX.Element {
  const counted = createMemo(() =>
    props.solves.filter(({ helped, dnf }) => !helped && !dnf).slice(-POINTS_MAX),
  );
  const times = createMemo(() => countedTimes(counted()));
  const averages = createMemo(() => {
    const none = Array<undefined>(Math.min(11, times().length)).fill(undefined);
    return [...none, ...movingAverages(times(), 12)];
  });
  const hasMoves = () => counted().some(({ moves = 0 }) => moves > 0);
  const words = () => timesText();
  return (
    <Show when={counted().length > 1}>
      <div class="times-graphs">
        <Graph
          label={words().timesGraph}
          lines={[
            { style: 'points', values: times() },
            { style: 'line', values: averages() },
          ]}
          format={shownTime}
        />
        <Show when={hasMoves()}>
          <Graph
            label={words().movesGraph}
            lines={[
              { style: 'points', values: counted().map(({ moves }) => moves || undefined) },
              { style: 'line', values: counted().map(({ optimum }) => optimum) },
            ]}
            format={String}
          />
        </Show>
        <TimesHistogram times={times()} />
      </div>
    </Show>
  );
}
