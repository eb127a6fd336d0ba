import { lineLength } from '@glissade/core';
import { lineOf } from '@glissade/core/game';
import { createResource, type JSX, Show } from 'solid-js';
import { solvedText } from '../text/solvedText.ts';
import { text } from '../text/text.ts';
import { bringIntoSight } from '../ui/bringIntoSight.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { showView } from '../ui/route.ts';
import { resultText } from './resultText.ts';
import { canShuffle, shuffleAgain } from './shuffleAgain.ts';
import { mainMetric, theGame } from './theGame.ts';
import './solved.css';

/** Solved: the own line beside the shortest, and what comes next. */
export function SolvedNote(): JSX.Element {
  const words = () => text().play;
  return (
    <section class="solved" role="status" ref={bringIntoSight}>
      <Lengths />
      <div class="chips">
        <Show when={canShuffle()} fallback={<NextButton />}>
          <button type="button" class="button primary" onClick={shuffleAgain}>
            {words().shuffle}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => showView('review')}>
          {words().review}
        </button>
        <button type="button" class="button" onClick={theGame.restart}>
          {words().again}
        </button>
        <CopyButton
          label={words().shareResult}
          sendLabel={words().shareResult}
          written={resultText}
        />
        <DaysButton />
        <Show when={!canShuffle()}>
          <button type="button" class="button" onClick={() => showView('puzzles')}>
            {text().app.puzzles}
          </button>
        </Show>
      </div>
    </section>
  );
}

/** How long it took, in words and as bars. */
function Lengths(): JSX.Element {
  const words = () => text().play;
  const count = () => lineLength(lineOf(theGame.game()), mainMetric());
  const best = () => theGame.optimum()[mainMetric()];
  return (
    <>
      <p class="solved-line">
        <Icon name="check" />
        <strong>{words().solved}</strong> <span>{words().length(count(), mainMetric())}</span>
        <Show when={best()}>
          {(shortest) => (
            <span class="solved-best">
              {count() <= shortest()
                ? words().solvedBest
                : words().solvedOver(words().length(shortest(), mainMetric()))}
            </span>
          )}
        </Show>
        <Show when={theGame.helps() > 0}>
          <span class="solved-best">{words().solvedHelped}</span>
        </Show>
      </p>
      <Show when={best() !== undefined && count() > best()! ? best() : undefined}>
        {(shortest) => (
          <div class="solved-bars" aria-hidden="true">
            <Bar label={solvedText().you} length={count()} of={count()} />
            <Bar label={solvedText().shortest} length={shortest()} of={count()} />
          </div>
        )}
      </Show>
    </>
  );
}

function Bar(props: {
  readonly label: string;
  readonly length: number;
  readonly of: number;
}): JSX.Element {
  return (
    <p class="solved-bar">
      <span>{props.label}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(props.length / props.of) * 100} height="8" />
      </svg>
      <span>{props.length}</span>
    </p>
  );
}

/** Back to the calendar, from a puzzle that has a day. */
function DaysButton(): JSX.Element {
  const [day] = createResource(
    () => theGame.puzzle().info.id,
    async (id) => (await import('../daily/sharedResult.ts')).dayOfPuzzle(id),
  );
  return (
    <Show when={day.latest !== undefined}>
      <button type="button" class="button" onClick={() => showView('daily')}>
        {solvedText().days}
      </button>
    </Show>
  );
}

/** One tap to the puzzle that comes after this one. */
function NextButton(): JSX.Element {
  const [next] = createResource(
    () => theGame.puzzle().info.id ?? '',
    async (id) => (await import('../start/nextPuzzle.ts')).nextPuzzle(id),
  );
  return (
    <button
      type="button"
      class="button primary solved-next"
      disabled={!next.latest}
      onClick={() => next.latest?.open()}
    >
      {solvedText().next}
      <span class="solved-name">{next.latest?.name()}</span>
    </button>
  );
}
