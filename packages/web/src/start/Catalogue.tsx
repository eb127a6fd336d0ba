import { allRecords, type PuzzleRecord, searchRecords } from '@glissade/catalogue';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { startText } from '../text/startText.ts';
import type { CardState } from './Card.tsx';
import { Cards } from './Cards.tsx';
import { Collections } from './Collections.tsx';
import { type CollectionName, collectionOf } from './collections.ts';
import { LEVELS, type Level, levelOf } from './difficulty.ts';
import { ListButton } from './ListButton.tsx';
import { createProgress } from './progress.ts';

/** Cards shown at first, and more at a time: pictures of hundreds would take a second. */
const PAGE = 24;

type Filter = {
  readonly words: string;
  readonly collection: CollectionName | 'all';
  readonly level: Level | '';
  readonly size: string;
  /** Only what was neither solved nor begun here. */
  readonly isNew: boolean;
};

const ALL: Filter = { words: '', collection: 'all', level: '', size: '', isNew: false };

function recordsFor(
  { words, collection, level, size, isNew }: Filter,
  progress: (record: PuzzleRecord) => CardState,
): PuzzleRecord[] {
  const own = collection === 'all' ? undefined : collectionOf(collection);
  const found = searchRecords(words);
  // What is searched for comes first; without words a collection has its own order.
  const all = words.trim() === '' && own ? own : found;
  const isOwn = own && new Set(own);
  return all.filter(
    (record) =>
      (isOwn?.has(record) ?? true) &&
      (size === '' || `${record.width}×${record.height}` === size) &&
      (level === '' || levelOf(record) === level) &&
      (!isNew || progress(record) === 'new'),
  );
}

/** The sizes there are, smallest first. */
function sizesOf(records: readonly PuzzleRecord[]): string[] {
  const sizes = new Map(records.map(({ width, height }) => [`${width}×${height}`, width * height]));
  return [...sizes].sort((a, b) => a[1] - b[1]).map(([size]) => size);
}

/** The known puzzles: in collections, searched, filtered, shown with pictures. */
export function Catalogue(): JSX.Element {
  let head!: HTMLElement;
  const [filter, setFilter] = createSignal<Filter>(ALL);
  const [shown, setShown] = createSignal(PAGE);
  const change = (part: Partial<Filter>) => setFilter({ ...filter(), ...part });
  const progress = createProgress();
  const found = createMemo(() => recordsFor(filter(), progress));
  createEffect(on(filter, () => setShown(PAGE)));
  const words = () => startText();
  const choose = (collection: CollectionName) => {
    setFilter({ ...ALL, collection });
    head.scrollIntoView({ block: 'start' });
    head.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <>
      <section aria-labelledby="collections-title">
        <h2 id="collections-title">{words().collectionsTitle}</h2>
        <Collections chosen={filter().collection} progress={progress} onChoose={choose} />
      </section>
      <section aria-labelledby="catalogue-title" ref={head} class="catalogue">
        <Head filter={filter()} count={found().length} onAll={() => setFilter(ALL)} />
        <Filters filter={filter()} onChange={change} />
        <Show when={found().length > 0} fallback={<p class="empty">{words().none}</p>}>
          <Cards records={found().slice(0, shown())} progress={progress} />
        </Show>
        <ListButton records={found()} />
        <Show when={found().length > shown()}>
          <button type="button" class="button more" onClick={() => setShown(shown() + PAGE)}>
            {words().more}
          </button>
        </Show>
      </section>
    </>
  );
}

/** Which puzzles are listed, and how many. */
function Head(props: {
  readonly filter: Filter;
  readonly count: number;
  readonly onAll: () => void;
}): JSX.Element {
  const words = () => startText();
  const chosen = () => {
    const { collection } = props.filter;
    return collection === 'all' ? undefined : words().collections[collection];
  };
  return (
    <>
      <div class="catalogue-head">
        <h2 id="catalogue-title" tabIndex={-1}>
          {chosen()?.name ?? words().catalogue}
        </h2>
        <p class="soft" aria-live="polite">
          {words().found(props.count)}
        </p>
      </div>
      <Show when={chosen()}>
        {(one) => (
          <div class="catalogue-idea">
            <p>{one().idea}</p>
            <button type="button" class="chip" onClick={() => props.onAll()}>
              {words().allPuzzles}
            </button>
          </div>
        )}
      </Show>
    </>
  );
}

function Filters(props: {
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
}): JSX.Element {
  const words = () => startText();
  const sizes = sizesOf(allRecords());
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
      <div class="line">
        <select
          class="field"
          aria-label={words().level}
          value={props.filter.level}
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
          value={props.filter.size}
          onChange={(event) => props.onChange({ size: event.currentTarget.value })}
        >
          <option value="">{words().anySize}</option>
          <For each={sizes}>{(size) => <option value={size}>{size}</option>}</For>
        </select>
        <button
          type="button"
          class="chip"
          aria-pressed={props.filter.isNew}
          onClick={() => props.onChange({ isNew: !props.filter.isNew })}
        >
          {words().newOnly}
        </button>
      </div>
    </div>
  );
}
