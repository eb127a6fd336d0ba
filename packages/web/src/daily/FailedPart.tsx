import { puzzleById } from '@glissade/catalogue';
import { createMemo, type JSX, Show } from 'solid-js';
import { failedIds } from '../ratings/tries.ts';
import { Cards } from '../start/Cards.tsx';
import { ListButton } from '../start/ListButton.tsx';
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
        <Cards records={records()} progress={progress} />
        <ListButton records={records()} />
      </section>
    </Show>
  );
}
