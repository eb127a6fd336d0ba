import { CATALOGUE, type Family, list, type PuzzleRecord } from '@glissade/catalogue';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { text } from '../text/text.ts';
import { solves } from '../times/solves.ts';
import { Choice } from '../ui/Choice.tsx';
import { Card } from './Card.tsx';
import { LEVELS, type Level, levelOf } from './difficulty.ts';
import { openRecord } from './openPuzzle.ts';

/** Cards shown at first, and more at a time: pictures of hundreds would take a second. */
const PAGE = 24;

const KINDS = ['all', 'classics', 'huarongdao', 'rush', 'tiles'] as const;
type Kind = (typeof KINDS)[number];

type Filter = {
  readonly words: string;
  readonly kind: Kind;
  readonly level: Level | '';
  readonly size: string;
};

function recordsFor({ words, kind, level, size }: Filter): PuzzleRecord[] {
  const [width, height] = size.split('×').map(Number);
  return list({
    text: words,
    ...(kind === 'all' ? {} : { family: kind as Family }),
    ...(width && height ? { width, height } : {}),
  }).filter((record) => level === '' || levelOf(record) === level);
}

/** The sizes there are, smallest first. */
function sizesOf(records: readonly PuzzleRecord[]): string[] {
  const sizes = new Map(records.map(({ width, height }) => [`${width}×${height}`, width * height]));
  return [...sizes].sort((a, b) => a[1] - b[1]).map(([size]) => size);
}

/** The known puzzles: searched, filtered, shown with pictures. */
export function Catalogue(): JSX.Element {
  const [filter, setFilter] = createSignal<Filter>({ words: '', kind: 'all', level: '', size: '' });
  const [shown, setShown] = createSignal(PAGE);
  const change = (part: Partial<Filter>) => setFilter({ ...filter(), ...part });
  const found = createMemo(() => recordsFor(filter()));
  createEffect(on(filter, () => setShown(PAGE)));
  const solvedTitles = createMemo(() => new Set(solves().map(({ event }) => event)));
  return (
    <section aria-labelledby="catalogue-title">
      <div class="catalogue-head">
        <h2 id="catalogue-title">{text().start.catalogue}</h2>
        <p class="soft" aria-live="polite">
          {text().start.found(found().length)}
        </p>
      </div>
      <Filters filter={filter()} onChange={change} />
      <Show when={found().length > 0} fallback={<p class="empty">{text().start.none}</p>}>
        <div class="cards">
          <For each={found().slice(0, shown())}>
            {(record) => (
              <Card
                record={record}
                isSolved={solvedTitles().has(record.title)}
                onOpen={() => openRecord(record)}
              />
            )}
          </For>
        </div>
      </Show>
      <Show when={found().length > shown()}>
        <button type="button" class="button more" onClick={() => setShown(shown() + PAGE)}>
          {text().start.more}
        </button>
      </Show>
    </section>
  );
}

function Filters(props: {
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
}): JSX.Element {
  const words = () => text().start;
  const sizes = sizesOf(CATALOGUE);
  return (
    <div class="filters">
      <input
        type="search"
        class="field"
        placeholder={words().search}
        aria-label={words().search}
        value={props.filter.words}
        onInput={(event) => props.onChange({ words: event.currentTarget.value })}
      />
      <Choice
        label={words().kind}
        names={KINDS}
        text={words().kinds}
        chosen={props.filter.kind}
        onChoose={(kind) => props.onChange({ kind })}
      />
      <div class="line">
        <select
          class="field"
          aria-label={words().level}
          onChange={(event) => props.onChange({ level: event.currentTarget.value as Level })}
        >
          <option value="">{words().anyLevel}</option>
          <For each={LEVELS}>
            {(level) => <option value={level}>{words().levels[level]}</option>}
          </For>
        </select>
        <select
          class="field"
          aria-label={words().size}
          onChange={(event) => props.onChange({ size: event.currentTarget.value })}
        >
          <option value="">{words().anySize}</option>
          <For each={sizes}>{(size) => <option value={size}>{size}</option>}</For>
        </select>
      </div>
    </div>
  );
}
