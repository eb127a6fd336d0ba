import { type PuzzleRecord, puzzleById } from '@glissade/catalogue';
import { createMemo, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { parseListLink } from '../share/listLink.ts';
import { startText } from '../text/startText.ts';
import { text } from '../text/text.ts';
import { Cards } from './Cards.tsx';
import { ListButton } from './ListButton.tsx';
import { createProgress } from './progress.ts';

/** The list of puzzles that the address carries, if it carries one. */
export function ListPart(): JSX.Element {
  const [ids, setIds] = createSignal(parseListLink(location.hash));
  const follow = () => setIds(parseListLink(location.hash));
  addEventListener('hashchange', follow);
  onCleanup(() => removeEventListener('hashchange', follow));
  return <Show when={ids()}>{(list) => <List ids={list()} />}</Show>;
}

function List(props: { readonly ids: readonly string[] }): JSX.Element {
  const records = createMemo(() => props.ids.flatMap((id) => puzzleById(id) ?? []));
  const unknown = () => props.ids.filter((id) => puzzleById(id) === undefined);
  const progress = createProgress();
  const isSolved = (record: PuzzleRecord) => progress(record) === 'solved';
  const words = () => startText();
  return (
    <section class="puzzle-list" aria-labelledby="list-title">
      <div class="catalogue-head">
        <h2 id="list-title">{words().list}</h2>
        <Show when={records().length > 0}>
          <p class="soft">
            {words().solvedOf(records().filter(isSolved).length, records().length)}
          </p>
        </Show>
      </div>
      <Show when={unknown().length > 0}>
        <p class="warning">{words().listUnknown(unknown().join(text().board.comma))}</p>
      </Show>
      <Cards records={records()} progress={progress} />
      <ListButton records={records()} />
    </section>
  );
}
