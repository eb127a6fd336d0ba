import { type Metric, metricsOf } from '@glissade/core';
import { countPlayed } from '@glissade/core/game';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { settings } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { formatTime } from '../times/clock.ts';
import { inspection, isRunning, shownMs } from './theClock.ts';
import { mainMetric, theGame } from './theGame.ts';

/** How far the game has come: the main metric large, the others small, and the time. */
export function Counters(): JSX.Element {
  const lengths = createMemo(() => countPlayed(theGame.game()));
  const others = () => sideMetrics(metricsOf(theGame.puzzle()), mainMetric());
  return (
    <section class="counters" aria-label={text().play.metric[mainMetric()]}>
      <p class="counter-main">
        <span class="counter-number" data-testid="count">
          {lengths()[mainMetric()]}
        </span>
        <span class="counter-unit">
          {text().play.unit(lengths()[mainMetric()] ?? 0, mainMetric())}
        </span>
      </p>
      <ul class="counter-others">
        <For each={others()}>
          {(metric) => (
            <li title={text().play.metricHelp[metric]}>
              <span data-testid={`count-${metric}`}>{lengths()[metric]}</span>{' '}
              {text().play.unit(lengths()[metric] ?? 0, metric)}
            </li>
          )}
        </For>
      </ul>
      <Show when={settings().timer}>
        <Timer />
      </Show>
    </section>
  );
}

/** In a tile puzzle steps, slides, moves and stm are one and the same. */
function sideMetrics(all: readonly Metric[], main: Metric): Metric[] {
  return all.includes('mtm') ? ['mtm'] : all.filter((metric) => metric !== main);
}

function Timer(): JSX.Element {
  const digits = () => (settings().milliseconds ? 3 : 2);
  return (
    <p class="timer" role="timer" aria-label={text().play.time} data-testid="time">
      <Show
        when={inspection()}
        fallback={formatTime(shownMs(), isRunning() || shownMs() === 0 ? 0 : digits())}
      >
        {(left) => (
          <>
            {text().play.look} {left()}
          </>
        )}
      </Show>
    </p>
  );
}
