import { puzzleById } from '@glissade/catalogue';
import { createMemo, type JSX, Show } from 'solid-js';
import { Graph } from '../history/Graph.tsx';
import { puzzleAtLevel } from '../ratings/standing.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { openRecord } from '../start/openPuzzle.ts';
import { dailyText } from '../text/dailyText.ts';
import { solvedAmong } from '../times/solve.ts';
import { solves } from '../times/solves.ts';
import { standingOn } from './myStanding.ts';

/** The player's rating, for those who want one. */
export function RatingPart(props: { readonly today: number }): JSX.Element {
  const words = () => dailyText();
  return (
    <section class="daily-part" aria-labelledby="daily-rating">
      <h2 id="daily-rating">{words().rating}</h2>
      <Show when={settings().ratings} fallback={<p class="soft">{words().ratingOffer}</p>}>
        <Shown today={props.today} />
      </Show>
      <div class="chips">
        <Show when={settings().ratings}>
          <LevelButton today={props.today} />
        </Show>
        <button
          type="button"
          class="button"
          onClick={() => changeSettings({ ratings: !settings().ratings })}
        >
          {settings().ratings ? words().hideRating : words().showRating}
        </button>
      </div>
    </section>
  );
}

function Shown(props: { readonly today: number }): JSX.Element {
  const standing = createMemo(() => standingOn(props.today));
  const words = () => dailyText();
  const facts = () => {
    const { rating, deviation } = standing().player;
    const [low, high] = [Math.round(rating - 2 * deviation), Math.round(rating + 2 * deviation)];
    return words().ratingFacts(low, high, standing().count);
  };
  return (
    <Show when={standing().count > 0} fallback={<p>{words().ratingNone}</p>}>
      <p class="daily-rating">
        <strong>{Math.round(standing().player.rating)}</strong> <span>{facts()}</span>
      </p>
      <p class="soft">{words().ratingRule}</p>
      <Show when={standing().course.length > 1}>
        <Graph
          label={words().ratingCourse}
          lines={[
            { style: 'points', values: standing().course },
            { style: 'line', values: standing().course },
          ]}
          format={(rating) => String(Math.round(rating))}
        />
      </Show>
    </Show>
  );
}

/** One tap to a puzzle that is neither too easy nor too hard. */
function LevelButton(props: { readonly today: number }): JSX.Element {
  const record = () => {
    const isSolved = solvedAmong(solves());
    const id = puzzleAtLevel(standingOn(props.today), (one) => isSolved(puzzleById(one)!));
    return puzzleById(id ?? '');
  };
  return (
    <Show when={record()}>
      {(one) => (
        <button type="button" class="button" onClick={() => openRecord(one())}>
          {dailyText().atLevel}
        </button>
      )}
    </Show>
  );
}
