import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { dailyText } from '../text/dailyText.ts';
import { Icon } from '../ui/Icon.tsx';
import { FIRST_DAY } from './daily.ts';
import { dayText, monthText, weekdayText } from './dateText.ts';
import type { DayResult } from './dayResults.ts';
import { firstOfMonth, monthOf, utcOf } from './days.ts';
import { stateText } from './stateText.ts';

type Days = {
  readonly today: number;
  readonly chosen: number;
  readonly results: ReadonlyMap<number, DayResult>;
  readonly onChoose: (day: number) => void;
};

/** A month of days, each solved or not; those up to today can be chosen. */
export function Calendar(props: Days): JSX.Element {
  const [month, setMonth] = createSignal(firstOfMonth(props.chosen, 0));
  const weeks = createMemo(() => monthOf(month()));
  const turn = (later: number) => setMonth(firstOfMonth(month(), later));
  const words = () => dailyText();
  return (
    <>
      <div class="daily-months">
        <TurnButton
          icon="previous"
          label={words().previousMonth}
          isOff={month() <= FIRST_DAY}
          onTurn={() => turn(-1)}
        />
        <h2 id="daily-month" aria-live="polite">
          {monthText(month())}
        </h2>
        <TurnButton
          icon="next"
          label={words().nextMonth}
          isOff={firstOfMonth(month(), 1) > props.today}
          onTurn={() => turn(1)}
        />
      </div>
      <table class="calendar" aria-labelledby="daily-month">
        <thead>
          <tr>
            <For each={[0, 1, 2, 3, 4, 5, 6]}>
              {(weekday) => (
                // The fifth day since 1970 was a Monday.
                <th scope="col" abbr={weekdayText(4 + weekday, 'long')}>
                  {weekdayText(4 + weekday, 'short')}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={weeks()}>
            {(week) => (
              <tr>
                <For each={week}>
                  {(day) => <td>{day === 'other' ? '' : <Day {...props} day={day} />}</td>}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </>
  );
}

function TurnButton(props: {
  readonly icon: 'previous' | 'next';
  readonly label: string;
  readonly isOff: boolean;
  readonly onTurn: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="tool tool-small"
      aria-label={props.label}
      aria-disabled={props.isOff}
      onClick={() => !props.isOff && props.onTurn()}
    >
      <Icon name={props.icon} />
    </button>
  );
}

/** One day: its number, and how its puzzle was solved. */
function Day(props: Days & { readonly day: number }): JSX.Element {
  const date = () => utcOf(props.day).getUTCDate();
  const result = () => props.results.get(props.day);
  return (
    <Show
      when={props.day >= FIRST_DAY && props.day <= props.today}
      fallback={<span class="calendar-day">{date()}</span>}
    >
      <button
        type="button"
        class="calendar-day"
        classList={{
          'calendar-solved': result()?.helped === false,
          'calendar-helped': result()?.helped === true,
        }}
        aria-label={`${dayText(props.day)}, ${stateText(result())}`}
        aria-pressed={props.day === props.chosen}
        aria-current={props.day === props.today ? 'date' : undefined}
        onClick={() => props.onChoose(props.day)}
      >
        {date()}
        <Show when={result()}>{(one) => <Icon name={one().helped ? 'hint' : 'check'} />}</Show>
      </button>
    </Show>
  );
}
