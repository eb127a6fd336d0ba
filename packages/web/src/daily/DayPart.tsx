import { puzzleOf } from '@glissade/catalogue';
import { createMemo, type JSX, Show } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { nameBeside, nameOf } from '../game/recordName.ts';
import { lengthOf } from '../start/difficulty.ts';
import { openRecord } from '../start/openPuzzle.ts';
import { dailyText } from '../text/dailyText.ts';
import { text } from '../text/text.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { dailyNumber, dailyRecord } from './daily.ts';
import { dayText } from './dateText.ts';
import type { DayResult } from './dayResults.ts';
import { RatedText } from './RatedText.tsx';
import { writtenDay } from './sharedResult.ts';
import { stateText } from './stateText.ts';

/** The puzzle of one day: played, shared, or about to be. */
export function DayPart(props: {
  readonly day: number;
  readonly today: number;
  readonly result: DayResult | undefined;
}): JSX.Element {
  const record = createMemo(() => dailyRecord(props.day));
  const words = () => dailyText();
  const facts = () => {
    const { width, height, metric } = record();
    return `${width}×${height} · ${text().play.length(lengthOf(record())!, metric)}`;
  };
  return (
    <section class="day" aria-labelledby="day-name">
      <div class="day-picture" data-type="blocks">
        <BoardPicture puzzle={puzzleOf(record())} />
      </div>
      <div class="day-facts">
        <p class="soft">
          {props.day === props.today ? words().today : dayText(props.day)} ·{' '}
          {words().number(dailyNumber(props.day))}
        </p>
        <h2 id="day-name">
          {nameOf(record())} <span class="card-beside">{nameBeside(record())}</span>
        </h2>
        <p class="soft">
          {facts()}
          <RatedText id={record().id} today={props.today} />
        </p>
        <p role="status" class="day-state" classList={{ 'day-solved': props.result !== undefined }}>
          {stateText(props.result)}
        </p>
        <div class="chips">
          <button type="button" class="button primary" onClick={() => openRecord(record())}>
            {props.result ? words().playAgain : words().play}
          </button>
          <Show when={props.result}>
            {(result) => (
              <CopyButton
                icon="share"
                label={text().play.shareResult}
                sendLabel={text().play.shareResult}
                written={async () => writtenDay(props.day, result())}
              />
            )}
          </Show>
        </div>
      </div>
    </section>
  );
}
