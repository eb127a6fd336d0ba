import { puzzleById } from '@glissade/catalogue';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { failedIds } from '../ratings/tries.ts';
import { Card } from '../start/Card.tsx';
import { ListButton } from '../start/ListButton.tsx';
import { openRecord } from '../start/openPuzzle.ts';
import { createProgress } from '../start/progress.ts';
import { dailyText } from '../text/dailyText.ts';
import { solves } from '../times/solves.ts';

/** The latest of them; solve one, and another comes up. */
const SHOWN_MAX = 12;

/** The puzzles that were given up or solved with hints. */
export function FailedPart(): JSX.Element {
  const records = createMemo(() =>
    failedIds(solves())
      .flatMap((id) => puzzleById(id) ?? [])
      .slice(0, SHOWN_MAX),
  );
  const progress = createProgress();
  return (
    <Show when={records().length > 0}>
      <section class="daily-part" aria-labelledby="daily-failed">
        <h2 id="daily-failed">{dailyText().failed}</h2>
        <p class="soft">{dailyText().failedRule}</p>
        <div class="cards">
          <For each={records()}>
            {(record) => (
              <Card record={record} state={progress(record)} onOpen={() => openRecord(record)} />
            )}
          </For>
        </div>
        <ListButton records={records()} />
      </section>
    </Show>
  );
}
