import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { plainTitle } from '../game/plainTitle.ts';
import { timesText } from '../text/timesText.ts';
import { eventsOf } from '../times/solve.ts';
import { solves } from '../times/solves.ts';
import { AveragesTable } from './AveragesTable.tsx';
import { FileButtons } from './FileButtons.tsx';
import { SessionChoice } from './SessionChoice.tsx';
import { SolveGraphs } from './SolveGraphs.tsx';
import { SolveList } from './SolveList.tsx';
import { StatisticsTable } from './StatisticsTable.tsx';

/** Times by puzzle and session: averages, graphs, every solve with its moves, files in and out. */
export function TimesView(): JSX.Element {
  const [chosen, setChosen] = createSignal('');
  const [session, setSession] = createSignal<string>();
  const events = createMemo(() => eventsOf(solves()));
  const event = () => (events().includes(chosen()) ? chosen() : (events()[0] ?? ''));
  const own = createMemo(() =>
    solves().filter(
      (solve) =>
        solve.event === event() && (session() === undefined || (solve.session ?? '') === session()),
    ),
  );
  const showImported = (name: string) => {
    setChosen(name);
    setSession(undefined);
  };
  const words = () => timesText();
  return (
    <div class="page page-narrow times">
      <div class="times-head">
        <h1>{words().title}</h1>
        <FileButtons onImported={showImported} />
      </div>
      <Show when={solves().length > 0} fallback={<p class="empty">{words().none}</p>}>
        <div class="times-choice">
          <select
            class="field"
            aria-label={words().event}
            value={event()}
            onChange={(change) => setChosen(change.currentTarget.value)}
          >
            <For each={events()}>{(name) => <option value={name}>{plainTitle(name)}</option>}</For>
          </select>
          <SessionChoice shown={session()} onShow={setSession} />
          <span class="soft">{words().solves(own().length)}</span>
        </div>
        <AveragesTable solves={own()} />
        <StatisticsTable solves={own()} />
        <SolveGraphs solves={own()} />
        <SolveList solves={own()} />
      </Show>
    </div>
  );
}
