import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { language, text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { summarize } from './averages.ts';
import { formatTime } from './clock.ts';
import { eventsOf, formatExport, parseExport, type Solve } from './solve.ts';
import { addSolves, keepSolves, solves } from './solves.ts';
import './times.css';

/** Times by puzzle, their averages, and the way out and in for them. */
export function TimesView(): JSX.Element {
  const [chosen, setChosen] = createSignal('');
  const events = createMemo(() => eventsOf(solves()));
  const event = () => (events().includes(chosen()) ? chosen() : (events()[0] ?? ''));
  const own = createMemo(() => solves().filter((solve) => solve.event === event()));
  const words = () => text().times;
  return (
    <div class="page page-narrow times">
      <div class="times-head">
        <h1>{words().title}</h1>
        <Files />
      </div>
      <Show when={solves().length > 0} fallback={<p class="empty">{words().none}</p>}>
        <div class="line">
          <select
            class="field"
            aria-label={words().event}
            value={event()}
            onChange={(change) => setChosen(change.currentTarget.value)}
          >
            <For each={events()}>{(name) => <option value={name}>{name}</option>}</For>
          </select>
          <span class="soft">{words().solves(own().length)}</span>
        </div>
        <Averages solves={own()} />
        <SolveList solves={own()} />
      </Show>
    </div>
  );
}

function Averages(props: { readonly solves: readonly Solve[] }): JSX.Element {
  const words = () => text().times;
  const rows = createMemo(() =>
    summarize(props.solves.filter(({ helped }) => !helped).map(({ timeMs }) => timeMs)),
  );
  const shown = (timeMs: number | undefined) =>
    timeMs === undefined || !Number.isFinite(timeMs) ? words().noAverage : formatTime(timeMs);
  return (
    <Show when={rows().length > 0}>
      <table class="averages">
        <thead>
          <tr>
            <td />
            <For each={rows()}>
              {({ count }) => (
                <th scope="col">{count === 1 ? words().single : words().average(count)}</th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words().now}</th>
            <For each={rows()}>{({ now }) => <td>{shown(now)}</td>}</For>
          </tr>
          <tr>
            <th scope="row">{words().best}</th>
            <For each={rows()}>{({ best }) => <td class="best">{shown(best)}</td>}</For>
          </tr>
        </tbody>
      </table>
    </Show>
  );
}

/** The latest first; more would be a file's work. */
const SHOWN_MAX = 100;

function SolveList(props: { readonly solves: readonly Solve[] }): JSX.Element {
  return (
    <ol class="solves">
      <For each={[...props.solves].reverse().slice(0, SHOWN_MAX)}>
        {(solve) => <SolveRow solve={solve} />}
      </For>
    </ol>
  );
}

function SolveRow(props: { readonly solve: Solve }): JSX.Element {
  const words = () => text().times;
  const facts = () => {
    const { timeMs, moves, optimum } = props.solve;
    const rate = timeMs > 0 ? (moves / (timeMs / 1000)).toFixed(2) : '0';
    const beside = optimum === undefined ? '' : ` / ${optimum}`;
    return `${moves}${beside} ${words().moves} · ${words().rate(rate)}`;
  };
  const date = () =>
    new Date(props.solve.at).toLocaleDateString(language() === 'zh' ? 'zh-CN' : 'en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
  return (
    <li>
      <strong>{formatTime(props.solve.timeMs)}</strong>
      <span class="soft">
        {facts()}
        <Show when={props.solve.helped}>
          <br />
          {words().helped}
        </Show>
      </span>
      <time class="soft" dateTime={new Date(props.solve.at).toISOString()}>
        {date()}
      </time>
      <button
        type="button"
        class="tool tool-small"
        aria-label={`${words().remove} ${formatTime(props.solve.timeMs)}`}
        onClick={() => keepSolves(solves().filter((one) => one !== props.solve))}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

function Files(): JSX.Element {
  const [said, setSaid] = createSignal('');
  const words = () => text().times;
  const save = () => {
    const address = URL.createObjectURL(new Blob([formatExport(solves())]));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'glissade-times.json';
    link.click();
    URL.revokeObjectURL(address);
  };
  const read = async (file: File | undefined) => {
    const found = file && parseExport(await file.text());
    if (found) addSolves(found);
    setSaid(found ? words().imported(found.length) : words().importBad);
  };
  return (
    <div class="line">
      <span class="soft" role="status">
        {said()}
      </span>
      <Show when={solves().length > 0}>
        <button type="button" class="button" onClick={save}>
          {words().export}
        </button>
      </Show>
      <label class="button">
        <input
          type="file"
          class="unseen"
          accept="application/json,.json"
          onChange={(event) => read(event.currentTarget.files?.[0])}
        />
        {words().import}
      </label>
    </div>
  );
}
