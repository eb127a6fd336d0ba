import { createMemo, For, type JSX, Show } from 'solid-js';
import { timesText } from '../text/timesText.ts';
import { summarize } from '../times/averages.ts';
import { shownAverage } from '../times/shownTime.ts';
import { countedTimes } from '../times/solve.ts';
import { session, solves } from '../times/solves.ts';
import './live.css';

/** The averages that are shown beside the board, as far as there is space. */
const SHOWN = [1, 5, 12, 50, 100, 1000];

/** The times of this puzzle in this session, beside the board, and the best of each. */
export function LiveTimes(props: { readonly event: string }): JSX.Element {
  const rows = createMemo(() => {
    const own = solves().filter(
      (solve) => solve.event === props.event && (solve.session ?? '') === session(),
    );
    return summarize(countedTimes(own), SHOWN);
  });
  const words = () => timesText();
  return (
    <Show when={rows().length > 0 || session() !== ''}>
      <dl class="live-times" aria-label={words().title}>
        <Show when={session()}>
          <div class="live-session">
            <dt>{words().session}</dt>
            <dd>{session()}</dd>
          </div>
        </Show>
        <For each={rows()}>
          {({ count, now, best }) => (
            <div>
              <dt>{count === 1 ? words().single : words().average(count)}</dt>
              <dd>{shownAverage(now)}</dd>
              <dd class="soft">{shownAverage(best)}</dd>
            </div>
          )}
        </For>
      </dl>
    </Show>
  );
}
