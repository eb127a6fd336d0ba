import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { FileButtons } from '../history/FileButtons.tsx';
import { dailyText } from '../text/dailyText.ts';
import { solves } from '../times/solves.ts';
import { Icon } from '../ui/Icon.tsx';
import { Calendar } from './Calendar.tsx';
import { DayPart } from './DayPart.tsx';
import { dayResults, streakOf } from './dayResults.ts';
import { dayNumber } from './days.ts';
import { FailedPart } from './FailedPart.tsx';
import { RatingPart } from './RatingPart.tsx';
import './daily.css';

/** The puzzle of the day, those of the days before, and how the player does. */
export function DailyView(): JSX.Element {
  const today = dayNumber(new Date());
  const [day, setDay] = createSignal(today);
  const results = createMemo(() => dayResults(solves(), today));
  const streak = () => streakOf(results(), today);
  const words = () => dailyText();
  return (
    <div class="page daily">
      <header class="daily-head">
        <h1>{words().title}</h1>
        <p class="soft">{words().week}</p>
      </header>
      <div class="daily-days">
        <DayPart day={day()} today={today} result={results().get(day())} />
        <section class="daily-month">
          <Calendar today={today} chosen={day()} results={results()} onChoose={setDay} />
          <Show when={streak() > 0}>
            <p class="daily-streak">
              <Icon name="check" />
              <strong>{words().streak(streak())}</strong>
              <span class="soft">{words().streakRule}</span>
            </p>
          </Show>
        </section>
      </div>
      <RatingPart today={today} />
      <FailedPart />
      <section class="daily-part" aria-labelledby="daily-keep">
        <h2 id="daily-keep">{words().keep}</h2>
        <p class="soft">{words().keepHint}</p>
        <FileButtons />
      </section>
    </div>
  );
}
